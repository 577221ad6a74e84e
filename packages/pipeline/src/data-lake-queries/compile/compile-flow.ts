import { type CompiledFlow, type CompileOptions, compileFlow as compileTree, type FlowTable } from "@pharos/flow";
import { loadFlowParser } from "@pharos/flow/node";
import type { TaskHost } from "../../threads/serve-tasks.ts";
import { type ListedTable, readTables } from "./lazy-table.ts";

export interface FlowToCompile {
  readonly text: string;
  readonly options: Omit<CompileOptions, "catalogue">;
  /** Those that the text may read, with their columns or without. */
  readonly tables: readonly FlowTable[] | { readonly listed: readonly ListedTable[] };
}

/** What becomes of the text; the types of its columns stay in the thread. */
export type FlowStatement = Pick<CompiledFlow, "sql" | "diagnostics" | "visualization" | "tableTimes">;

/** A text of thousands of mistakes would have one for each. */
const diagnosticsMax = 100;
const parsing = loadFlowParser();

/** Asks `describe` for the columns of listed tables, by ids. */
export async function compileFlow({ text, options, tables }: FlowToCompile, host: TaskHost): Promise<FlowStatement> {
  const tree = (await parsing).parse(text);
  const compile = (known: readonly FlowTable[]) => compileTree(tree, { ...options, catalogue: { tables: known } });
  const describe = (ids: readonly string[]) => host.ask("describe", ids) as Promise<readonly FlowTable[]>;
  const compiled = "listed" in tables ? await readTables(tables.listed, describe, compile) : compile(tables);
  const { sql, visualization, tableTimes } = compiled;
  return { sql, diagnostics: compiled.diagnostics.slice(0, diagnosticsMax), visualization, tableTimes };
}
