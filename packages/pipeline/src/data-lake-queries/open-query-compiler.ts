import type { Lake } from "@pharos/lake";
import type { Store } from "@pharos/store";
import { TaskThreads } from "../threads/task-threads.ts";
import type { CompileTasks } from "./compile/compile-tasks.ts";
import { FlowTables } from "./flow-tables.ts";
import { createQueryCompiler, type QueryCompiler } from "./query-compiler.ts";

const threadsMax = 2;

/** For queries of every language over the tables of this lake. */
export function openQueryCompiler(lake: Lake, store: Store): QueryCompiler {
  const module = new URL("./compile/compile-worker.ts", import.meta.url);
  return createQueryCompiler(new TaskThreads<CompileTasks>({ module, threadsMax }), new FlowTables(lake, store));
}
