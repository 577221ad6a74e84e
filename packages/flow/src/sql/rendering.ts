import type { Relation, SortKey } from "../plan/plan.ts";
import type { SqlValue } from "../sql-values/sql-value.ts";
import type { Block } from "./block.ts";
import type { Needs } from "./needs.ts";
import type { ExpressionScope } from "./render-expression.ts";

/** What the files that render one kind of relation each share: the query's names, and the relations below. */
export interface Rendering {
  /** A name that no other table or subquery of the query has. */
  newAlias(): string;
  /** The rows of a relation, at least with the columns in `needs`. */
  render(relation: Relation, needs: Needs): Block;
  /** The block as a subquery of a new one. */
  wrap(block: Block, relation: Relation, needs: Needs): Block;
  /** A block that may still be filtered. */
  open(block: Block, relation: Relation, needs: Needs): Block;
  /** Names for what rows have. */
  scopeOf(columns: (name: string, side: "left" | "right" | undefined) => SqlValue | undefined): ExpressionScope;
  blockScope(block: Block): ExpressionScope;
  sortSql(keys: readonly SortKey[], block: Block): string[];
}
