import type { QueryVariables } from "@pharos/domain";
import { bindQuery } from "./bind/query/bind-query.ts";
import { unboundedWarning } from "./bind/unbounded-warning.ts";
import type { Visualization } from "./bind/visualization.ts";
import type { FlowCatalogue } from "./catalogue/flow-catalogue.ts";
import type { FlowDiagnostic } from "./diagnostics/flow-diagnostic.ts";
import { foldRows, foldWideEvents } from "./optimise/fold-wide-events.ts";
import { inTimeOrder } from "./optimise/in-time-order.ts";
import { optimise } from "./optimise/optimise.ts";
import { type TableTimes, tableTimes } from "./optimise/table-times.ts";
import { unboundedTables } from "./optimise/time-bounds.ts";
import type { Relation } from "./plan/plan.ts";
import { RelationRenderer } from "./sql/render-relation.ts";
import type { SyntaxTree } from "./syntax-tree/syntax-tree.ts";
import type { FlowType } from "./types/flow-type.ts";

export interface CompileOptions {
  readonly catalogue: FlowCatalogue;
  /** What `time.now()` is. */
  readonly now: Date;
  /** What a text without a source reads, as `database.public.table`. */
  readonly selectedTables?: readonly string[] | undefined;
  /** Which events of the selected tables count; `to` is not included. */
  readonly selectedTimes?: { readonly from: Date; readonly to: Date } | undefined;
  /** Those times count for tables that the text names as well. */
  readonly timesCountEverywhere?: boolean | undefined;
  /** What `$name` is: a text, or a list of texts. */
  readonly variables?: QueryVariables | undefined;
  /** Rows at most where the query has no limit of its own. */
  readonly rowsMax?: number | undefined;
  /** Rows of tables are JSON texts, `p_row`, beside what the query made, and not columns. */
  readonly foldsRows?: boolean | undefined;
  /** Of events, where the query leaves their order open; newest first unless it says otherwise. */
  readonly direction?: "ascending" | "descending" | undefined;
}

export interface CompiledFlow {
  /** One SELECT; undefined when a diagnostic is an error. Runs under `flowSettings`. */
  readonly sql: string | undefined;
  readonly columns: readonly { readonly name: string; readonly type: FlowType }[];
  readonly diagnostics: readonly FlowDiagnostic[];
  readonly visualization: Visualization | undefined;
  /** Whether every table of events is read between bounds of time. */
  readonly hasTimeFilter: boolean;
  /** Between which times tables of events are read, for each time that one is. */
  readonly tableTimes: readonly TableTimes[];
}

/** A query as one statement of ClickHouse. */
export function compileFlow(tree: SyntaxTree, options: CompileOptions): CompiledFlow {
  const { relation, diagnostics, visualization } = bindQuery(tree, options);
  const isWrong = diagnostics.some(({ severity }) => severity === "error");
  if (relation === undefined || isWrong) {
    return { sql: undefined, columns: [], diagnostics, visualization, hasTimeFilter: true, tableTimes: [] };
  }
  const folded = options.foldsRows ? foldRows(relation) : foldWideEvents(relation);
  const best = optimise(limited(inTimeOrder(folded, options.direction ?? "descending"), options.rowsMax));
  const unbounded = unboundedTables(best);
  const warnings = unbounded.length === 0 ? [] : [unboundedWarning(unbounded, { start: 0, end: 0 })];
  return {
    sql: new RelationRenderer().statement(best),
    columns: folded.columns,
    diagnostics: [...diagnostics, ...warnings],
    visualization,
    hasTimeFilter: unbounded.length === 0,
    tableTimes: tableTimes(best),
  };
}

function limited(relation: Relation, rowsMax: number | undefined): Relation {
  if (rowsMax === undefined || relation.kind === "limit") return relation;
  return { kind: "limit", input: relation, count: rowsMax, columns: relation.columns, isOpen: relation.isOpen };
}
