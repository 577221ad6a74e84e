import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { eventTimeColumn } from "../tables/standard-columns.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import type { LakeTableColumns } from "./describe-tables.ts";
import { isOfOneLogType, type LogTypeAccess } from "./visible-tables.ts";

/** A path seen below a JSON column, `userIdentity.type` without the column's name. */
export interface ObservedPath {
  readonly path: string;
  /** Of its values, as the engine calls them: `Int64`, `Array(Nullable(String))`. */
  readonly types: readonly string[];
}

/** By column; of each the paths by name. */
export type ColumnPaths = ReadonlyMap<string, readonly ObservedPath[]>;

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
  const rows = await engine.rows<{ id: string; columns: string[]; paths: Readonly<Record<string, string[]>>[] }>({
    sql: selects.join("\nUNION ALL "),
    params: parameters.values,
  });
  return new Map(
    rows.map(({ id, columns, paths }) => [
      id,
      new Map(columns.map((column, index) => [column, toObservedPaths(paths[index] ?? {})])),
    ]),
  );
}

function selectPaths(table: LakeTableColumns, access: LogTypeAccess, parameters: Parameters): string[] {
  const json = table.columns.filter(({ type }) => type.includes("JSON") && !type.startsWith("Array(Array("));
  if (json.length === 0) return [];
  const has = (name: string) => table.columns.some((column) => column.name === name);
  const collected = json.map(({ name, type }) => {
    const collect = type.startsWith("Array(") ? "distinctJSONPathsAndTypesArray" : "distinctJSONPathsAndTypes";
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

function toObservedPaths(typesByPath: Readonly<Record<string, string[]>>): ObservedPath[] {
  const paths = Object.entries(typesByPath).map(([path, types]) => ({ path: plainPath(path), types }));
  return paths.sort((a, b) => (a.path < b.path ? -1 : 1)).slice(0, pathsMax);
}

/** A dot within a key is stored as `%2E`. */
function plainPath(path: string): string {
  return path.replaceAll("%2E", ".");
}
