import { quoteText } from "../connection/statement.ts";
import type { Column } from "./column.ts";
import { databases, type LakeDatabase } from "./databases.ts";
import { quoteIdentifier } from "./identifier.ts";
import { eventColumns, matchColumns, ruleErrorColumn } from "./standard-columns.ts";
import { qualifiedName } from "./table-definition.ts";

interface View {
  readonly name: string;
  readonly database: LakeDatabase;
  readonly columns: readonly Column[];
}

const matches = [...eventColumns, ...matchColumns];

/** Every table of a database through the fields they share (schemas.md §10.3). */
export const views: readonly View[] = [
  { name: "all_logs", database: databases.logs, columns: eventColumns },
  { name: "all_rule_matches", database: databases.ruleMatches, columns: matches },
  { name: "all_rule_errors", database: databases.ruleErrors, columns: [...matches, ruleErrorColumn] },
  { name: "all_cloudsecurity", database: databases.cloudSecurity, columns: eventColumns },
];

export function renderView(
  view: View,
  tables: readonly { database: string; table: string }[],
  comment: string,
): string {
  const columns = view.columns.map(({ name }) => quoteIdentifier(name)).join(", ");
  const from = tables.length === 0 ? [noRows(view.columns)] : tables.map(qualifiedName);
  const selects = from.map((table) => `SELECT ${columns} FROM ${table}`);
  return `CREATE OR REPLACE VIEW ${qualifiedName({ database: databases.views, table: view.name })} AS
${selects.join("\nUNION ALL ")}
COMMENT ${quoteText(comment)}`;
}

/** Before the first log type is in use the view is there, and empty. */
function noRows(columns: readonly Column[]): string {
  const structure = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(", ");
  return `null(${quoteText(structure)})`;
}

/** The database whose tables a view puts together; undefined for what is no view of ours. */
export function viewedDatabase({ database, table }: { database: string; table: string }): LakeDatabase | undefined {
  if (database !== databases.views) return undefined;
  return views.find(({ name }) => name === table)?.database;
}
