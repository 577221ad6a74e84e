import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openLake } from "@pharos/lake";
import { openStore } from "@pharos/store";
import { startTestServer, type TestServer } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: TestServer;
let path: string;
beforeAll(async () => {
  server = await startTestServer();
  path = await mkdtemp(join(tmpdir(), "pharos-crash-"));
});
afterAll(async () => {
  await server.close();
  await rm(path, { recursive: true, force: true });
});

const script = fileURLToPath(new URL("../testing/commit-and-crash.ts", import.meta.url));

/** What the process said, or the signal that ended it. */
async function run(token: string, point = "never"): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, [script, server.url, path, token, point])).stdout;
  } catch (error) {
    if (error instanceof Error && "signal" in error && error.signal) return String(error.signal);
    throw error;
  }
}

const crashes = [
  { point: "not committed yet", again: "committed" },
  { point: "nothing written", again: "repeated" },
  { point: "1 tables written", again: "repeated" },
  { point: "2 tables written", again: "repeated" },
];

test("matches are committed and written once, wherever the process is killed before they are committed again", async () => {
  for (const { point, again } of crashes) {
    expect([point, await run(point, point), await run(point)]).toEqual([point, "SIGKILL", again]);
  }
  const lake = await openLake({ path });
  const store = await openStore({ url: server.url }, { secretKey: new Uint8Array(32) });
  const perToken = async (table: string) => {
    const sql = `SELECT event.token::String AS token, count() FROM ${table} GROUP BY token ORDER BY token`;
    return (await lake.query(sql)).rows;
  };
  const stored = crashes.map(({ point }) => [point, 3]).sort();
  expect(await perToken("pharos_rule_matches.public.other_events")).toEqual(stored);
  expect(await perToken("pharos_signals.public.correlation_signals")).toEqual(stored);
  expect((await store.alerts.list({ pageSize: 10 })).items).toMatchObject([{ eventCount: 3 * crashes.length }]);
  await Promise.all([lake.close(), store.close()]);
}, 180_000);
