import { columnNameOf, type FieldSchema, tableNameOf } from "@pharos/domain";
import type { Lake, ObservedPath } from "@pharos/lake";

/** A path of events that no schema names. */
export interface ObservedField {
  readonly target: string;
  readonly type: string;
}

export interface LogTypeFields {
  readonly name: string;
  readonly fields: readonly Pick<FieldSchema, "name">[];
}

/** What events have below JSON, by log type. */
export type ObservedFields = ReadonlyMap<string, readonly ObservedField[]>;

const keptMs = 5 * 60_000;
const logsDatabase = "pharos_logs";
/** Where a JSON column holds something that is no object. */
const bareValue = "p_value";

interface Kept {
  readonly atMs: number;
  readonly fields: Promise<readonly ObservedField[]>;
}

/** One for each lake: who asks for log types that they see shares the answer with others. */
const kept = new WeakMap<object, Map<string, Kept>>();

/**
 * The paths below the JSON columns of the latest 500 events of each log type: read again after five minutes, and all at
 * once in one statement. A log type without a table has none.
 * @param logTypes that the reader sees
 */
export async function readObservedFields(
  lake: Pick<Lake, "columns" | "observedPaths">,
  logTypes: readonly LogTypeFields[],
  now: Date,
): Promise<ObservedFields> {
  const known = kept.get(lake) ?? new Map<string, Kept>();
  kept.set(lake, known);
  const isFresh = ({ name }: LogTypeFields) => now.getTime() - (known.get(name)?.atMs ?? -keptMs) < keptMs;
  const wanted = logTypes.filter((logType) => !isFresh(logType));
  if (wanted.length > 0) {
    const read = readFromLake(lake, wanted);
    for (const { name } of wanted) {
      const fields = read.then((found) => found.get(name) ?? []);
      known.set(name, { atMs: now.getTime(), fields });
      // A failure is told to who asked, and not kept.
      fields.catch(() => known.delete(name));
    }
  }
  return new Map(
    await Promise.all(logTypes.map(async ({ name }) => [name, (await known.get(name)?.fields) ?? []] as const)),
  );
}

async function readFromLake(
  lake: Pick<Lake, "columns" | "observedPaths">,
  logTypes: readonly LogTypeFields[],
): Promise<ObservedFields> {
  const tableOf = ({ name }: LogTypeFields) => `${logsDatabase}.${tableNameOf(name)}`;
  const names = logTypes.map(({ name }) => name);
  const tables = await lake.columns(logTypes.map(tableOf), names);
  const paths = await lake.observedPaths(tables, names);
  return new Map(
    logTypes.map((logType) => {
      const table = tables.find((one) => `${one.database}.${one.table}` === tableOf(logType));
      const ofColumns = [...(paths.get(tableOf(logType)) ?? [])].flatMap(([column, seen]) => {
        const isList = table?.columns.find(({ name }) => name === column)?.type.startsWith("Array(") === true;
        return toFields(nameOf(logType, column), seen, isList);
      });
      return [logType.name, ofColumns];
    }),
  );
}

/** As the log calls what the column holds. */
function nameOf({ fields }: LogTypeFields, column: string): string {
  return fields.find(({ name }) => columnNameOf(name) === column)?.name ?? column;
}

function toFields(name: string, seen: readonly ObservedPath[], isList: boolean): ObservedField[] {
  return seen
    .filter(({ path }) => path !== bareValue)
    .map(({ path, types }) => {
      const type = typeOfValues(types);
      return { target: `${name}.${path}`, type: isList && type !== "json" ? `${type}_array` : type };
    });
}

/** Values of different types have none that a filter could rely on. */
export function typeOfValues(types: readonly string[]): string {
  const [first = "json", ...others] = new Set(types.map(typeOfValue));
  return others.length === 0 ? first : "json";
}

function typeOfValue(type: string): string {
  const bare = type.replace(/^(?:Nullable|LowCardinality)\((.*)\)$/, "$1");
  if (bare !== type) return typeOfValue(bare);
  const element = /^Array\((.*)\)$/.exec(type)?.[1];
  if (element !== undefined) {
    const inner = typeOfValue(element);
    return inner.endsWith("_array") ? "json_array" : `${inner}_array`;
  }
  if (/^U?Int/.test(type)) return "int";
  if (/^(Float|Decimal)/.test(type)) return "float";
  if (type === "Bool") return "bool";
  return /^(String|Date|UUID|IPv)/.test(type) ? "string" : "json";
}
