import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine, ResultTable } from "../connection/engine.ts";
import { quoteText, type Settings } from "../connection/statement.ts";
import { lakeTableUnknown, sqlInvalid, sqlRefused } from "../errors.ts";
import { expandTimeMacros } from "../macros/expand-time-macros.ts";
import { withinEngineTime } from "../search/time-bounds.ts";
import { eventTimeColumn } from "../tables/standard-columns.ts";
import { type AllowedFunctions, readAllowedFunctions } from "./allowed-functions.ts";
import { queryError } from "./engine-message.ts";
import { inspectQuery } from "./inspect-query.ts";
import { rewriteNames } from "./rewrite-names.ts";
import { translateSnowflake } from "./snowflake/translate-snowflake.ts";
import { readSyntaxTree } from "./syntax-tree.ts";

export interface QueryOptions {
  readonly maxRows?: number;
  readonly timeoutMs?: number;
  /** Log types that the person may see; absent for all. */
  readonly logTypeAccess?: readonly string[];
  /** Only events of these times count, in every table of the query; from is included, to is not. */
  readonly eventTimes?: { readonly fromMs: number; readonly toMs: number };
  /** What the query's time macros count from; now when absent. */
  readonly referenceTime?: Date;
  /** Nobody waits for it: it must not hold up those who wait. */
  readonly isBackground?: boolean;
}
export interface QueryResult extends ResultTable {
  /** There were more rows than `maxRows`. */
  readonly isTruncated: boolean;
}

const sqlLengthMax = 100_000;
const maxRowsDefault = 1000;
const timeoutMsDefault = 60_000;

/** Values out of JSON may be grouped and sorted by, each with those of its own type. */
const jsonSettings = { allow_suspicious_types_in_group_by: 1, allow_suspicious_types_in_order_by: 1 };

/** Lets a person's SQL through to the lake, or says why not. */
export class QueryGate {
  readonly #engine: Engine;
  readonly #catalogue: Catalogue;
  #functions: Promise<AllowedFunctions> | undefined;

  constructor(engine: Engine, catalogue: Catalogue) {
    this.#engine = engine;
    this.#catalogue = catalogue;
  }

  async query(sql: string, options: QueryOptions = {}): Promise<QueryResult> {
    const { maxRows = maxRowsDefault, timeoutMs = timeoutMsDefault } = options;
    return this.#explained(timeoutMs, async () => {
      const approved = await this.#approve(sql, options.referenceTime ?? new Date());
      const settings = {
        readonly: 1,
        ...jsonSettings,
        max_execution_time: timeoutMs / 1000,
        limit: maxRows + 1,
        ...(await this.#tableFilters(approved.tables, options)),
      };
      const lane = options.isBackground ? "background" : "gate";
      const result = await this.#engine.table({ sql: approved.sql, settings }, lane);
      const isTruncated = result.rows.length > maxRows;
      return { columns: result.columns, rows: isTruncated ? result.rows.slice(0, maxRows) : result.rows, isTruncated };
    });
  }

  /** The engine's own rendering, which is what runs: comments, odd spaces and encodings have no say in it. */
  async #approve(text: string, referenceTime: Date): Promise<{ sql: string; tables: string[] }> {
    if (text.trim() === "" || text.includes("\0")) throw sqlInvalid("Write a query");
    if (text.length > sqlLengthMax) throw sqlRefused(`A query has at most ${sqlLengthMax} characters`);
    const statement = {
      sql: "SELECT formatQuery({text:String}) AS sql",
      params: { text: engineText(text, referenceTime) },
    };
    const [rendered] = await this.#engine.rows<{ sql: string }>(statement, "gate");
    const sql = rendered?.sql ?? "";
    if (!/^(SELECT|WITH|\()/.test(sql)) throw sqlRefused("Only SELECT is allowed");
    const tree = readSyntaxTree(await this.#engine.syntax(sql));
    this.#functions ??= readAllowedFunctions(this.#engine);
    return { sql, tables: inspectQuery(sql, tree, await this.#functions) };
  }

  /** Restricts every table of the query to the rows that count, wherever in the query it stands. */
  async #tableFilters(tables: readonly string[], options: QueryOptions): Promise<Settings> {
    const columns = await this.#catalogue.columnTypes(tables);
    const unknown = tables.find((table) => !columns.has(table));
    if (unknown !== undefined) throw lakeTableUnknown(unknown);
    const conditions = rowConditions(options);
    const filters = tables.flatMap((table) => {
      const own = conditions.filter(({ column }) => columns.get(table)?.has(column)).map(({ sql }) => sql);
      return own.length === 0 ? [] : [[table, own.join(" AND ")]];
    });
    return filters.length === 0 ? {} : { additional_table_filters: Object.fromEntries(filters) };
  }

  async #explained<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw queryError(error, timeoutMs) ?? error;
    }
  }
}

/** What a person may write, as the engine's own SQL. It is still anything at all. */
function engineText(text: string, referenceTime: Date): string {
  return rewriteNames(translateSnowflake(expandTimeMacros(text, referenceTime)));
}

/** Which rows of a table count, for the tables that have the column. */
function rowConditions({ logTypeAccess, eventTimes }: QueryOptions): { column: string; sql: string }[] {
  const conditions: { column: string; sql: string }[] = [];
  if (logTypeAccess !== undefined) {
    conditions.push({ column: "p_log_type", sql: `has([${logTypeAccess.map(quoteText).join(", ")}], p_log_type)` });
  }
  if (eventTimes !== undefined) {
    const [from, to] = [eventTimes.fromMs, eventTimes.toMs].map(
      (ms) => `fromUnixTimestamp64Milli(toInt64(${withinEngineTime(ms)}), 'UTC')`,
    );
    conditions.push({ column: eventTimeColumn, sql: `p_event_time >= ${from} AND p_event_time < ${to}` });
  }
  return conditions;
}
