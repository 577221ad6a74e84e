import { bindQuery } from "./bind/bind-query.ts";
import type { Visualization } from "./bind/visualization.ts";
import type { FlowCatalogue } from "./catalogue/flow-catalogue.ts";
import type { FlowDiagnostic } from "./diagnostics.ts";
import type { Relation } from "./plan/relation.ts";
import { RelationRenderer } from "./sql/render-relation.ts";
import type { SyntaxTree } from "./syntax-tree.ts";
import type { FlowType } from "./types/flow-type.ts";

export interface CompileOptions {
  readonly catalogue: FlowCatalogue;
  /** What `time.now()` is. */
  readonly now: Date;
  /** What a text without a source reads, as `database.public.table`. */
  readonly selectedTables?: readonly string[] | undefined;
  /** Rows at most where the query has no limit of its own. */
  readonly rowsMax?: number | undefined;
}

export interface CompiledFlow {
  /** One SELECT; undefined when a diagnostic is an error. */
  readonly sql: string | undefined;
  readonly columns: readonly { readonly name: string; readonly type: FlowType }[];
  readonly diagnostics: readonly FlowDiagnostic[];
  readonly visualization: Visualization | undefined;
}

/** A query as one statement of ClickHouse. */
export function compileFlow(tree: SyntaxTree, options: CompileOptions): CompiledFlow {
  const { relation, diagnostics, visualization } = bindQuery(tree, options);
  const isWrong = diagnostics.some(({ severity }) => severity === "error");
  if (relation === undefined || isWrong) return { sql: undefined, columns: [], diagnostics, visualization };
  const bounded = options.rowsMax === undefined ? relation : withLimit(relation, options.rowsMax);
  const sql = new RelationRenderer().statement(bounded);
  return { sql, columns: relation.columns, diagnostics, visualization };
}

function withLimit(relation: Relation, rowsMax: number): Relation {
  return relation.kind === "limit" ? relation : { ...relation, kind: "limit", input: relation, count: rowsMax };
}
