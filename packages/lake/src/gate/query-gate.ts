import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { quoteText, type Settings } from "../connection/statement.ts";
import { lakeTableUnknown, sqlInvalid, sqlRefused } from "../errors.ts";
import { expandTimeMacros } from "../macros/expand-time-macros.ts";
import type { LakeRun, ResultColumn, ResultRow } from "../runs/lake-run.ts";
import { openRun } from "../runs/open-run.ts";
import { withinEngineTime } from "../search/time-bounds.ts";
import { eventTimeColumn } from "../tables/standard-columns.ts";
import { type AllowedFunctions, readAllowedFunctions } from "./allowed-functions.ts";
import { queryError } from "./engine-message.ts";
import { inspectQuery, plansSubqueries, tablesOf } from "./inspect-query.ts";
import { rewriteNames } from "./rewrite-names.ts";
import { translateSnowflake } from "./snowflake/translate-snowflake.ts";
import { readSyntaxTree } from "./syntax-tree.ts";

export interface QueryOptions {
  readonly maxRows?: number;
  /** Of the answer's rows as JSON. */
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  /** Log types that the person may see; absent for all. */
  readonly logTypeAccess?: readonly string[];
  /** Only events of these times count, in every table of the query; from is included, to is not. */
  readonly eventTimes?: { readonly fromMs: number; readonly toMs: number };
  /** What the query's time macros count from; now when absent. */
  readonly referenceTime?: Date;
  /** Nobody waits for it: it must not hold up those who wait. */
  readonly isBackground?: boolean;
  /** Our own compiler made it: it is run as it stands, and only its tables are looked at. */
  readonly isCompiled?: boolean;
}
/** A whole answer. */
export interface QueryResult {
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly ResultRow[];
  /** There were more rows than `maxRows`, or more of them than `maxBytes`. */
  readonly isTruncated: boolean;
}

const sqlLengthMax = 100_000;
const maxRowsDefault = 1000;
const maxBytesDefault = 64 * 1024 ** 2;
const timeoutMsDefault = 60_000;
/** Longer answers are worth reading while the engine works. */
const wholeRowsMax = 10_000;

/** Values out of JSON may be grouped and sorted by, each with those of its own type. */
const jsonSettings = { allow_suspicious_types_in_group_by: 1, allow_suspicious_types_in_order_by: 1 };

/** Lets a person's SQL through to the lake, or says why not. */
export class QueryGate {
  readonly #engine: Engine;
  readonly #catalogue: Catalogue;
  readonly #runs = new Set<LakeRun>();
  #functions: Promise<AllowedFunctions> | undefined;

  constructor(engine: Engine, catalogue: Catalogue) {
    this.#engine = engine;
    this.#catalogue = catalogue;
  }

  async query(sql: string, options: QueryOptions = {}): Promise<QueryResult> {
    const run = await this.run(sql, options);
    const rows: ResultRow[] = [];
    for await (const batch of run.batches) for (const row of batch) rows.push(row);
    return { columns: await run.columns, rows, isTruncated: run.truncatedBy !== undefined };
  }

  /** Resolves when the query is found to be allowed. @throws sqlRefused, sqlInvalid, lakeTableUnknown */
  async run(sql: string, options: QueryOptions = {}): Promise<LakeRun> {
    const { maxRows = maxRowsDefault, maxBytes = maxBytesDefault, timeoutMs = timeoutMsDefault } = options;
    const approved = await this.#explained(timeoutMs, () =>
      options.isCompiled ? this.#approveCompiled(sql) : this.#approve(sql, options.referenceTime ?? new Date()),
    );
    const settings = {
      readonly: 1,
      ...jsonSettings,
      max_execution_time: timeoutMs / 1000,
      limit: maxRows + 1,
      ...(await this.#tableFilters(approved.tables, options)),
    };
    const statement = { sql: approved.sql, settings };
    const run = openRun(this.#engine, statement, {
      rowsMax: maxRows,
      bytesMax: maxBytes,
      timeoutMs,
      isBackground: options.isBackground ?? false,
      isWhole: maxRows <= wholeRowsMax || approved.plansSubqueries,
    });
    this.#runs.add(run);
    void run.ended.then(() => this.#runs.delete(run));
    return run;
  }

  /** Cancels what is still at work, so that the engine can be closed. */
  async close(): Promise<void> {
    await Promise.all([...this.#runs].map((run) => run.cancel()));
  }

  /** The engine's own rendering, which is what runs: comments, odd spaces and encodings have no say in it. */
  async #approve(text: string, referenceTime: Date): Promise<ApprovedQuery> {
    if (text.trim() === "" || text.includes("\0")) throw sqlInvalid("Write a query");
    if (text.length > sqlLengthMax) throw sqlRefused(`A query has at most ${sqlLengthMax} characters`);
    const statement = { sql: `SELECT formatQuery(${quoteText(engineText(text, referenceTime))}) AS sql` };
    const [rendered] = await this.#engine.rows<{ sql: string }>(statement, "control");
    const sql = rendered?.sql ?? "";
    if (!/^(SELECT|WITH|\()/.test(sql)) throw sqlRefused("Only SELECT is allowed");
    const tree = readSyntaxTree(await this.#engine.syntax(sql));
    this.#functions ??= readAllowedFunctions(this.#engine);
    return { sql, tables: inspectQuery(sql, tree, await this.#functions), plansSubqueries: plansSubqueries(tree) };
  }

  async #approveCompiled(sql: string): Promise<ApprovedQuery> {
    const tree = readSyntaxTree(await this.#engine.syntax(sql));
    return { sql, tables: tablesOf(sql, tree), plansSubqueries: plansSubqueries(tree) };
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

interface ApprovedQuery {
  readonly sql: string;
  /** `database.table` */
  readonly tables: readonly string[];
  readonly plansSubqueries: boolean;
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
