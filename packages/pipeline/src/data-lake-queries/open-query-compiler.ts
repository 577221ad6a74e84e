import { loadFlowParser } from "@pharos/flow/node";
import type { Lake } from "@pharos/lake";
import type { Store } from "@pharos/store";
import { FlowTables } from "./flow-tables.ts";
import { createQueryCompiler, type QueryCompiler } from "./query-compiler.ts";

/** For queries of every language over the tables of this lake. */
export function openQueryCompiler(lake: Lake, store: Store): QueryCompiler {
  return createQueryCompiler(loadFlowParser(), new FlowTables(lake, store));
}
