// Runs as a process of its own: `node <this> <database url> <lake folder> <token> <point>`. Commits matches under the
// token and prints whether they were repeated; or kills itself at the point, without a chance to say goodbye.
import { type Lake, openLake } from "@pharos/lake";
import { openStore } from "@pharos/store";
import { aRule } from "../a-rule.ts";
import { MatchCommitter } from "./match-committer.ts";

const [url = "", path = "", token = "", point = ""] = process.argv.slice(2);
const at = new Date("2026-03-01T10:00:00Z");
const rule = aRule({ kind: "SCHEDULED_RULE", logTypes: [], scheduledQueries: ["Q"] });

function crash(): never {
  process.kill(process.pid, "SIGKILL");
  throw new Error("The process goes on after it was killed");
}

/** The lake, but the process ends when as many of the commit's tables are written as the point says. */
function crashing(lake: Lake): Lake {
  let written = 0;
  const insert: Lake["insert"] = async (rows) => {
    if (point === "nothing written") crash();
    await lake.insert(rows);
    written += 1;
    if (point === `${written} tables written`) crash();
  };
  return Object.create(lake, { insert: { value: insert } });
}

const [store, lake] = await Promise.all([openStore({ url }, { secretKey: new Uint8Array(32) }), openLake({ path })]);
const committer = await MatchCommitter.start({
  store,
  lake: crashing(lake),
  instanceId: "crash",
  clock: () => at,
  onProblem: (_what, error) => {
    throw error;
  },
});
const matches = [1, 2, 3].map((n) => ({ ruleId: rule.id, event: { token, n }, context: {} }));
const { isRepeated } = await committer.commit({ token, at, detections: [rule], matches, errors: [] });
if (point === "committed") crash();
process.stdout.write(isRepeated ? "repeated" : "committed");
await committer.stop();
await Promise.all([store.close(), lake.close()]);
