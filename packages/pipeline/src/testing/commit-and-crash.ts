// Runs as a process of its own: `node <this> <database url> <lake folder> <token> <point>`. Commits matches under the
// token and prints whether they were repeated; or kills itself at the point, without a chance to say goodbye.
import { type Lake, openLake } from "@pharos/lake";
import { openStore, type Store } from "@pharos/store";
import { MatchCommitter } from "../commit/match-committer.ts";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import { aRule } from "./a-rule.ts";

const [url = "", path = "", token = "", point = ""] = process.argv.slice(2);
const at = new Date("2026-03-01T10:00:00Z");
const clock = () => at;
const rule = aRule({ kind: "SCHEDULED_RULE", logTypes: [], scheduledQueries: ["Q"] });

function crash(): never {
  process.kill(process.pid, "SIGKILL");
  throw new Error("The process goes on after it was killed");
}

/** The store, but the process ends when everything of a commit is written, before its transaction ends. */
function crashing(store: Store): Store {
  const transaction: Store["transaction"] = (run) =>
    store.transaction(async (tx) => {
      const result = await run(tx);
      if (point === "not committed yet") crash();
      return result;
    });
  return Object.create(store, { transaction: { value: transaction } });
}

/** The lake, but the process ends before or after as many inserts as the point says. */
function crashingLake(lake: Lake): Lake {
  let written = 0;
  const insert: Lake["insert"] = async (rows) => {
    if (point === "nothing written") crash();
    await lake.insert(rows);
    written += 1;
    if (point === `${written} tables written`) crash();
  };
  return { ...lake, insert };
}

const onProblem = (_what: string, error: unknown) => {
  throw error;
};
const [store, lake] = await Promise.all([openStore({ url }, { secretKey: new Uint8Array(32) }), openLake({ path })]);
const lakeWriter = await LakeWriter.start({ store, lake: crashingLake(lake), instanceId: "crash", clock, onProblem });
const committer = await MatchCommitter.start({ store: crashing(store), lakeWriter, clock });
const matches = [1, 2, 3].map((n) => ({ ruleId: rule.id, event: { token, n }, context: {} }));
const { isRepeated } = await committer.commit({ token, at, detections: [rule], matches, errors: [] });
process.stdout.write(isRepeated ? "repeated" : "committed");
await committer.stop();
await lakeWriter.stop();
await Promise.all([store.close(), lake.close()]);
