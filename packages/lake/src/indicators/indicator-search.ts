import { type IndicatorField, indicatorFields, indicatorFieldsOf, invalidInput } from "@pharos/domain";
import { readFilledTables } from "../catalogue/read-filled-tables.ts";
import type { TableName } from "../catalogue/table-name.ts";
import { type LogTypeAccess, visibleTables } from "../catalogue/visible-tables.ts";
import type { Engine } from "../connection/engine.ts";
import { quoteText } from "../connection/statement.ts";
import type { QueryGate } from "../gate/query-gate.ts";
import { engineMoment } from "../search/time-bounds.ts";
import { databases } from "../tables/databases.ts";
import { qualifiedName } from "../tables/table-definition.ts";

export interface IndicatorSearchInput {
  /** Addresses, names, hashes and the like. An event with any of them counts once. */
  readonly values: readonly string[];
  /** `p_any_emails`; where it is absent each value is looked for in the fields of its kind. */
  readonly field?: string | undefined;
  /** Of p_event_time; from is included, to is not. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly logTypeAccess?: LogTypeAccess;
}

export interface IndicatorCount {
  /** `pharos_logs.aws_cloudtrail` */
  readonly table: string;
  readonly logType: string;
  /** Of the day's beginning, UTC. */
  readonly dayMs: number;
  readonly events: number;
}

const valuesMax = 100;
const valueLengthMax = 1000;
const rowsMax = 100_000;
const timeoutMs = 60_000;

/**
 * How many events of which log types on which days have any of the values, over the tables of all log types.
 * @throws input.invalid, queryTooSlow
 */
export async function indicatorSearch(
  engine: Engine,
  gate: QueryGate,
  input: IndicatorSearchInput,
): Promise<IndicatorCount[]> {
  const sql = await indicatorQuery(engine, input);
  const { logTypeAccess } = input;
  const { rows } = await gate.query(sql, { maxRows: rowsMax, timeoutMs, logTypeAccess, compiledSettings: {} });
  return rows.map(([table, logType, dayMs, events]) => ({
    table: String(table),
    logType: String(logType),
    dayMs: Number(dayMs),
    events: Number(events),
  }));
}

/**
 * The same as a statement for the gate, compiled: its columns are `table`, `logType`, `dayMs`, `events`, and when the first
 * and the last of them happened, `firstMs` and `lastMs`.
 * @throws input.invalid
 */
export async function indicatorQuery(engine: Engine, input: IndicatorSearchInput): Promise<string> {
  const wanted = valuesByField(input);
  const tables = (await readFilledTables(engine, [databases.logs])).filter(visibleTables(input.logTypeAccess));
  const selects = tables.flatMap((table) => selectsOf(table, wanted, input));
  const nothing = `SELECT '' AS \`table\`, '' AS logType, toInt64(0) AS dayMs, toUInt64(0) AS events,
      toInt64(0) AS firstMs, toInt64(0) AS lastMs WHERE false`;
  return `SELECT \`table\`, logType, dayMs, sum(events) AS events, min(firstMs) AS firstMs, max(lastMs) AS lastMs
    FROM (${[nothing, ...selects].join("\nUNION ALL ")})
    GROUP BY \`table\`, logType, dayMs HAVING events > 0 ORDER BY \`table\`, logType, dayMs`;
}

/** Each field by itself, because its own index says which parts of a table to read; an event counts for its first. */
function selectsOf(
  table: TableName,
  wanted: ReadonlyMap<IndicatorField, readonly string[]>,
  { fromMs, toMs }: IndicatorSearchInput,
): string[] {
  const [from, to] = [fromMs, toMs].map(engineMoment);
  const conditions = [...wanted].map(([field, values]) => `hasAny(${field}, [${values.map(quoteText).join(", ")}])`);
  return conditions.map((condition, index) => {
    const earlier = conditions.slice(0, index);
    // Among the conditions they would be asked of their indexes too, which takes longer than the search.
    const events = earlier.length === 0 ? "count()" : `countIf(NOT (${earlier.join(" OR ")}))`;
    return `SELECT ${quoteText(`${table.database}.${table.table}`)} AS \`table\`, toString(p_log_type) AS logType,
        toInt64(toUnixTimestamp(toStartOfDay(p_event_time))) * 1000 AS dayMs, ${events} AS events,
        toUnixTimestamp64Milli(min(p_event_time)) AS firstMs, toUnixTimestamp64Milli(max(p_event_time)) AS lastMs
      FROM ${qualifiedName(table)}
      WHERE ${condition} AND p_event_time >= ${from} AND p_event_time < ${to}
      GROUP BY logType, dayMs`;
  });
}

function valuesByField({ values, field }: IndicatorSearchInput): Map<IndicatorField, readonly string[]> {
  const wanted = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ""))];
  if (wanted.length === 0) throw invalidInput("Enter at least one value to search for");
  if (wanted.length > valuesMax) throw invalidInput(`A search takes at most ${valuesMax} values at a time`);
  if (wanted.some((value) => value.length > valueLengthMax)) {
    throw invalidInput(`A value to search for can have at most ${valueLengthMax} characters`);
  }
  if (field !== undefined && !isIndicatorField(field)) {
    throw invalidInput(`${field} is not an indicator field. Use one of: ${Object.keys(indicatorFields).join(", ")}`);
  }
  const byField = new Map<IndicatorField, Set<string>>();
  for (const value of wanted) {
    for (const name of field === undefined ? indicatorFieldsOf(value) : [field]) {
      // Hashes, domains and addresses of mail are stored in small letters.
      byField.set(name, (byField.get(name) ?? new Set()).add(value).add(value.toLowerCase()));
    }
  }
  return new Map([...byField].map(([name, found]) => [name, [...found]]));
}

function isIndicatorField(name: string): name is IndicatorField {
  return Object.hasOwn(indicatorFields, name);
}
