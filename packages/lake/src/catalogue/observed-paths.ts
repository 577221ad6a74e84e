import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { eventTimeColumn } from "../tables/standard-columns.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import type { LakeTableColumns } from "./describe-tables.ts";
import { isOfOneLogType, type LogTypeAccess } from "./visible-tables.ts";

/** Paths seen below JSON columns, `userIdentity.type` without the column's name, by column. */
export type ColumnPaths = ReadonlyMap<string, readonly string[]>;

const latestRows = 500;
const pathsMax = 500;

/** Of the latest events of each table, by `database.table`, in one statement for all of them. */
export async function observedPaths(
  engine: Engine,
  tables: readonly LakeTableColumns[],
  access: LogTypeAccess,
): Promise<ReadonlyMap<string, ColumnPaths>> {
  const parameters = new Parameters();
  const selects = tables.flatMap((table) => selectPaths(table, access, parameters));
  if (selects.length === 0) return new Map();
  const rows = await engine.rows<{ id: string; columns: string[]; paths: string[][] }>({
    sql: selects.join("\nUNION ALL "),
    params: parameters.values,
  });
  return new Map(
    rows.map(({ id, columns, paths }) => [
      id,
      new Map(columns.map((column, index) => [column, (paths[index] ?? []).slice(0, pathsMax).map(plainPath)])),
    ]),
  );
}

function selectPaths(table: LakeTableColumns, access: LogTypeAccess, parameters: Parameters): string[] {
  const json = table.columns.filter(({ type }) => type.includes("JSON") && !type.startsWith("Array(Array("));
  if (json.length === 0) return [];
  const has = (name: string) => table.columns.some((column) => column.name === name);
  const collected = json.map(({ name, type }) => {
    const collect = type.startsWith("Array(") ? "distinctJSONPathsArray" : "distinctJSONPaths";
    // By the subquery's name: a log's own `id` would be taken for the answer's.
    return `${collect}(latest.${quoteIdentifier(name)})`;
  });
  // Rows of lookup tables have no time.
  const order = has(eventTimeColumn) ? `ORDER BY ${eventTimeColumn} DESC` : "";
  const where =
    access === undefined || isOfOneLogType(table) || !has("p_log_type")
      ? ""
      : `WHERE has(${parameters.hole("Array(String)", access)}, p_log_type)`;
  const id = parameters.hole("String", `${table.database}.${table.table}`);
  const names = parameters.hole(
    "Array(String)",
    json.map(({ name }) => name),
  );
  return [
    `SELECT ${id} AS id, ${names} AS columns, [${collected.join(", ")}] AS paths
      FROM (SELECT ${json.map(({ name }) => quoteIdentifier(name)).join(", ")} FROM ${qualifiedName(table)}
        ${where} ${order} LIMIT ${latestRows}) AS latest`,
  ];
}

/** A dot within a key is stored as `%2E`. */
function plainPath(path: string): string {
  return path.replaceAll("%2E", ".");
}
