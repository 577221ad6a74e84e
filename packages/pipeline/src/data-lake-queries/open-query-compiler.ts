import type { Lake } from "@pharos/lake";
import type { Store } from "@pharos/store";
import { FlowTables } from "./flow-tables.ts";
import { createQueryCompiler, type QueryCompiler } from "./query-compiler.ts";
import { createQueryThreads, type QueryThreads } from "./query-threads.ts";

/** For queries of every language over the tables of this lake. */
export function openQueryCompiler(
  lake: Lake,
  store: Store,
  threads: QueryThreads = createQueryThreads(),
): QueryCompiler {
  return createQueryCompiler(threads, new FlowTables(lake, store));
}
