import { readdirSync } from "node:fs";
import { join } from "node:path";
import { startTestServer, useTestDatabase } from "@pharos/testkit";
import { afterAll, describe } from "vitest";

// The suites of all repositories once more, on a PostgreSQL server reached by its address.
const server = await startTestServer();
useTestDatabase(server.url);

const suites = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("-repository.test.ts"))
  .sort();
for (const path of suites) {
  describe(path, async () => {
    await import(/* @vite-ignore */ join(import.meta.dirname, path));
  });
}

afterAll(() => server.close());
