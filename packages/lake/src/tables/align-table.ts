import { databases } from "./databases.ts";
import type { LiveTable } from "./live-catalogue.ts";
import { definitionHash, qualifiedName, type TableDefinition } from "./table-definition.ts";
import { commonSettings, renderSettings, tableSettings } from "./table-settings.ts";
import { renderWidenTable } from "./widen-table.ts";

/** Lookup tables are replaced whole. */
const isOurs = ({ isView, database }: LiveTable) => !isView && database !== databases.lookups;
/** Earlier versions had the engine delete rows by its own clock. */
const expiresByItself = ({ engineFull }: LiveTable) => engineFull.includes(" TTL ");

/** @param definition undefined for a log type whose schema is gone: its events are still there */
export function isOutdated(table: LiveTable, definition: TableDefinition | undefined): boolean {
  if (!isOurs(table)) return false;
  if (definition) return table.comment !== definitionHash(definition) || expiresByItself(table);
  return expiresByItself(table) || missingSettings(table, commonSettings).size > 0;
}

/**
 * The statements that bring a table in line with its definition. None of them rewrites rows before it returns.
 * @throws lakeColumnConflict
 */
export function renderAlignTable(
  table: LiveTable,
  columns: ReadonlyMap<string, string>,
  definition: TableDefinition | undefined,
): string[] {
  const name = qualifiedName(table);
  const all = new Map([...columns, ...(definition?.columns ?? []).map(({ name, type }) => [name, type] as const)]);
  const wanted = tableSettings([...all.values()].map((type) => ({ type })));
  const settings = missingSettings(table, wanted);
  return [
    ...(settings.size > 0 ? [`ALTER TABLE ${name} MODIFY SETTING ${renderSettings(settings)}`] : []),
    ...(expiresByItself(table) ? [`ALTER TABLE ${name} REMOVE TTL`] : []),
    // Last, because it writes the hash: what failed half-way is done again.
    ...(definition ? [renderWidenTable(definition, columns)] : []),
  ];
}

function missingSettings({ engineFull }: LiveTable, wanted: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...wanted].filter(([name, value]) => !`${engineFull},`.includes(` ${name} = ${value},`)));
}
