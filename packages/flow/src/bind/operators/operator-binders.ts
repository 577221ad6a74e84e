import { bindExtend, bindProject } from "./extend.ts";
import { bindLimit } from "./limit.ts";
import { bindPrint } from "./literal-sources.ts";
import type { OperatorBinder } from "./operator-binder.ts";
import { bindSort } from "./sort.ts";
import { bindCount, bindSummarize } from "./summarize.ts";
import { bindUnion } from "./union.ts";
import { bindWhere } from "./where.ts";

/** What each operator means, by its word. */
export const operatorBinders: Readonly<Record<string, OperatorBinder>> = {
  count: bindCount,
  extend: bindExtend,
  filter: bindWhere,
  limit: bindLimit,
  order: bindSort,
  print: bindPrint,
  project: bindProject,
  sort: bindSort,
  summarize: bindSummarize,
  take: bindLimit,
  union: bindUnion,
  where: bindWhere,
};
