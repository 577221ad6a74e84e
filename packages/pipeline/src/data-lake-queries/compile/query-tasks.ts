import { type ApprovalEngine, approveQuery, type QueryToApprove } from "@pharos/lake/gate";
import type { TaskHost } from "../../threads/serve-tasks.ts";
import { compileFlow } from "./compile-flow.ts";

/** Work on the texts of queries. */
export const queryTasks = {
  compileFlow,
  /** Asks what the engine has to say, by the names of `ApprovalEngine`. */
  approveQuery: (query: QueryToApprove, host: TaskHost) =>
    approveQuery(query, {
      render: (sql) => host.ask("render", sql) as ReturnType<ApprovalEngine["render"]>,
      explainSyntax: (sql) => host.ask("explainSyntax", sql) as ReturnType<ApprovalEngine["explainSyntax"]>,
      columnsOf: (tables) => host.ask("columnsOf", tables) as ReturnType<ApprovalEngine["columnsOf"]>,
    }),
};

export type QueryTasks = typeof queryTasks;
