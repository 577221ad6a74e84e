import type { ApproveQuery } from "@pharos/lake";
import { approveQuery } from "@pharos/lake/gate";
import { TaskThreads } from "../threads/task-threads.ts";
import type { QueryTasks } from "./compile/query-tasks.ts";

export type QueryThreads = TaskThreads<QueryTasks>;

const threadsMax = 3;
/** More than one person may have waiting for their turn (`QueryRunner`). */
const waitingPerOwnerMax = 60;

/** Threads that compile and check queries; none runs before a query comes that needs one. */
export function createQueryThreads(): QueryThreads {
  const module = new URL("./compile/query-worker.ts", import.meta.url);
  return new TaskThreads<QueryTasks>({ module, threadsMax, waitingPerOwnerMax });
}

/** Checking a shorter text takes no more than 20 ms, so that it needs no thread. */
const longText = 8 * 1024;
const approveMsMax = 5_000;

/** The lake's check of queries, in threads where their text is long. */
export function approveInThreads(threads: QueryThreads): ApproveQuery {
  return (query, engine, owner) => {
    if (query.text.length <= longText) return approveQuery(query, engine);
    return threads.run("approveQuery", query, {
      subject: "The query",
      limitMs: approveMsMax,
      ...(owner !== undefined && { owner }),
      answer: (question, input) => {
        if (question === "render") return engine.render(input as string);
        if (question === "explainSyntax") return engine.explainSyntax(input as string);
        return engine.columnsOf(input as readonly string[]);
      },
    });
  };
}
