import type { Engine } from "../connection/engine.ts";
import { lakeTableUnknown } from "../errors.ts";
import { Parameters } from "../search/parameters.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { eventTimeColumn } from "../tables/standard-columns.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import type { Catalogue, ColumnTypes } from "./catalogue.ts";
import type { TableName } from "./table-name.ts";
import { isOfOneLogType, type LogTypeAccess } from "./visible-tables.ts";

export interface LakeColumn {
  readonly name: string;
  readonly type: string;
  /** Paths seen below a JSON column in the latest events, `userIdentity.type` without the column's name. */
  readonly paths: readonly string[];
}

const latestRows = 500;
const pathsMax = 500;

/** A table's columns in order. Throws `lake.table_unknown`. */
export async function listColumns(
  engine: Engine,
  catalogue: Catalogue,
  name: TableName,
  access: LogTypeAccess,
): Promise<LakeColumn[]> {
  const id = `${name.database}.${name.table}`;
  await catalogue.look();
  const columns = (await catalogue.columnTypes([id], access)).get(id);
  if (columns === undefined) throw lakeTableUnknown(id);
  const paths = await observedPaths(engine, name, columns, access);
  return [...columns].map(([column, type]) => ({ name: column, type, paths: paths.get(column) ?? [] }));
}

async function observedPaths(engine: Engine, name: TableName, columns: ColumnTypes, access: LogTypeAccess) {
  const json = [...columns].filter(([, type]) => type.includes("JSON") && !type.startsWith("Array(Array("));
  if (json.length === 0) return new Map<string, string[]>();
  const paths = json.map(([column, type]) => {
    const collect = type.startsWith("Array(") ? "distinctJSONPathsArray" : "distinctJSONPaths";
    return `${collect}(${quoteIdentifier(column)}) AS ${quoteIdentifier(column)}`;
  });
  // Rows of lookup tables have no time.
  const order = columns.has(eventTimeColumn) ? `ORDER BY ${eventTimeColumn} DESC` : "";
  const parameters = new Parameters();
  const where =
    access === undefined || isOfOneLogType(name) || !columns.has("p_log_type")
      ? ""
      : `WHERE has(${parameters.hole("Array(String)", access)}, p_log_type)`;
  const source = `SELECT ${json.map(([column]) => quoteIdentifier(column)).join(", ")} FROM ${qualifiedName(name)}
    ${where} ${order} LIMIT ${latestRows}`;
  const [row = {}] = await engine.rows<Record<string, string[] | null>>({
    sql: `SELECT ${paths.join(", ")} FROM (${source})`,
    params: parameters.values,
  });
  return new Map(
    Object.entries(row).map(([column, found]) => [column, (found ?? []).slice(0, pathsMax).map(plainPath)]),
  );
}

/** A dot within a key is stored as `%2E`. */
function plainPath(path: string): string {
  return path.replaceAll("%2E", ".");
}
