import { quoteText } from "../connection/statement.ts";
import { databases, type LakeDatabase } from "./databases.ts";
import { quoteIdentifier } from "./identifier.ts";
import { eventColumns, matchColumns, ruleErrorColumn } from "./standard-columns.ts";
import { qualifiedName } from "./table-definition.ts";

interface View {
  readonly name: string;
  readonly database: LakeDatabase;
  readonly columns: readonly string[];
}

const names = (columns: readonly { readonly name: string }[]) => columns.map((column) => column.name);
const events = names(eventColumns);
const matches = [...events, ...names(matchColumns)];

/** Every table of a database through the fields they share (schemas.md §10.3). */
export const views: readonly View[] = [
  { name: "all_logs", database: databases.logs, columns: events },
  { name: "all_rule_matches", database: databases.ruleMatches, columns: matches },
  { name: "all_rule_errors", database: databases.ruleErrors, columns: [...matches, ruleErrorColumn.name] },
  { name: "all_cloudsecurity", database: databases.cloudSecurity, columns: events },
];

export function renderView(
  view: View,
  tables: readonly { database: string; table: string }[],
  comment: string,
): string {
  const columns = view.columns.map(quoteIdentifier).join(", ");
  const selects = tables.map((table) => `SELECT ${columns} FROM ${qualifiedName(table)}`);
  return `CREATE OR REPLACE VIEW ${qualifiedName({ database: databases.views, table: view.name })} AS
${selects.join("\nUNION ALL ")}
COMMENT ${quoteText(comment)}`;
}
