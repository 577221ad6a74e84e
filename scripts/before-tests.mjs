// Vitest calls this for each of its projects before the tests of a run: what they load has to be built, which takes no
// time if it is, and they share a PostgreSQL.
import { createRequire } from "node:module";
import { ensureModulesBuilt } from "./prepare.mjs";

// Past Vitest's own loader, which cannot say where a package lies.
const load = createRequire(import.meta.url);
let starting;
let users = 0;

export async function setup() {
  ensureModulesBuilt();
  users += 1;
  starting ??= load("../packages/testkit/src/store/shared-server.ts").startSharedServer();
  const server = await starting;
  return async () => {
    users -= 1;
    if (users === 0) await server.close();
  };
}
