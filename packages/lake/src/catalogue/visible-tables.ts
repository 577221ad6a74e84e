import { tableNameOf } from "@pharos/domain";
import { databases, otherEventsTable } from "../tables/databases.ts";
import type { TableName } from "./table-name.ts";

/** The log types whose events a person may see; absent for all. */
export type LogTypeAccess = readonly string[] | undefined;

const byLogType = new Set<string>([databases.logs, databases.ruleMatches, databases.ruleErrors]);

/**
 * Which tables there are for the person: a table of another log type is as unknown as one that nobody made. Tables
 * that hold rows of several log types are there for everybody, with the rows that `visibleRows` leaves.
 */
export function visibleTables(access: LogTypeAccess): (table: TableName) => boolean {
  if (access === undefined) return () => true;
  const names = new Set(access.map(tableNameOf));
  return (table) => !isOfOneLogType(table) || names.has(table.table);
}

export function isOfOneLogType({ database, table }: TableName): boolean {
  return byLogType.has(database) && (database === databases.logs || table !== otherEventsTable);
}

/** Of the log types that the person may see; none when no log type is known. */
export function visibleLogTypes(logTypes: readonly string[], access: LogTypeAccess): string[] {
  const isVisible = visibleTables(access);
  return logTypes.filter((logType) => isVisible({ database: databases.logs, table: tableNameOf(logType) }));
}
