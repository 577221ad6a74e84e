import { quoteText } from "../connection/statement.ts";
import { lakeColumnConflict } from "../errors/errors.ts";
import { renderColumn } from "./column.ts";
import { definitionHash, qualifiedName, renderSearchIndex, type TableDefinition } from "./table-definition.ts";

/** The types that a column can turn into without losing a value. */
const widerTypes: Readonly<Record<string, readonly string[]>> = {
  Int16: ["Int32", "Int64", "Float64", "String"],
  Int32: ["Int64", "Float64", "String"],
  Int64: ["String"],
  Float64: ["String"],
  Bool: ["String"],
};

const withoutNullable = (type: string) => /^Nullable\((.*)\)$/.exec(type)?.[1] ?? type;

function isWider(from: string, to: string): boolean {
  return widerTypes[withoutNullable(from)]?.includes(withoutNullable(to)) ?? false;
}

/**
 * The one statement that brings a table in line with its definition. Columns are added and widened, never
 * dropped: old events keep what they had. A column that is wider than asked stays. Throws
 * `lake.column_conflict` for a change that would lose values.
 */
export function renderWidenTable(definition: TableDefinition, live: ReadonlyMap<string, string>): string {
  const { database, table } = definition;
  const changes: string[] = [];
  for (const column of definition.columns) {
    const type = live.get(column.name);
    if (type === undefined) changes.push(`ADD COLUMN IF NOT EXISTS ${renderColumn(column)}`);
    else if (type === column.type || isWider(column.type, type)) continue;
    else if (isWider(type, column.type)) changes.push(`MODIFY COLUMN ${renderColumn(column)}`);
    else throw lakeColumnConflict(`${database}.${table}`, column.name, type, column.type);
  }
  for (const column of definition.searchedColumns ?? []) {
    changes.push(`ADD ${renderSearchIndex(column).replace("INDEX", "INDEX IF NOT EXISTS")}`);
  }
  changes.push(`MODIFY COMMENT ${quoteText(definitionHash(definition))}`);
  return `ALTER TABLE ${qualifiedName(definition)} ${changes.join(", ")}`;
}
