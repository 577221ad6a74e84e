import { createHash } from "node:crypto";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { plainMessage, queryError } from "../connection/engine-message.ts";
import { quoteText, type Settings } from "../connection/statement.ts";
import { lakeTableUnknown, sqlInvalid, sqlRefused } from "../errors/errors.ts";
import { expandTimeMacros } from "../macros/expand-time-macros.ts";
import type { LakeRun, ResultColumn, ResultRow } from "../runs/lake-run.ts";
import { openRun } from "../runs/open-run.ts";
import { type AllowedFunctions, forCompiled, readAllowedFunctions } from "./allowed-functions.ts";
import { mayVary, type TableTimes, tablesState, timesByTable } from "./answer-state.ts";
import { hasPrewhere, inspectQuery, tablesOf } from "./inspect-query.ts";
import { RecentApprovals } from "./recent-approvals.ts";
import { respellColumns } from "./respell-columns.ts";
import { rewriteNames } from "./rewrite-names.ts";
import { rewriteTimes } from "./rewrite-times.ts";
import { type RowFilters, rowFilters } from "./row-filters.ts";
import { translateSnowflake } from "./snowflake/translate-snowflake.ts";
import { syntaxSentence } from "./syntax-sentence.ts";
import { readSyntaxTree } from "./syntax-tree.ts";

/**
 * Log types are those that the person may see, event times those that count, in every table of the query; absent for
 * all.
 */
export interface QueryOptions extends RowFilters {
  readonly maxRows?: number;
  /** Of the answer's rows as JSON. */
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  /** The time that the query's macros count from; now when absent. */
  readonly referenceTime?: Date;
  /** Nobody waits for it: it must not hold up those who wait. */
  readonly isBackground?: boolean;
  /** Our own compiler made it: checked, it runs as it stands, with these settings. */
  readonly compiledSettings?: Settings | undefined;
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

/** Values out of JSON may be grouped and sorted by, each with those of its own type. */
const jsonSettings = { allow_suspicious_types_in_group_by: 1, allow_suspicious_types_in_order_by: 1 };

/** Lets a person's SQL through to the lake, or says why not. */
export class QueryGate {
  readonly #engine: Engine;
  readonly #catalogue: Catalogue;
  readonly #runs = new Set<LakeRun>();
  readonly #approvals = new RecentApprovals<ApprovedQuery>();
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
    const approved = await this.#approved(sql, options);
    const settings = {
      readonly: 1,
      ...jsonSettings,
      ...options.compiledSettings,
      max_execution_time: timeoutMs / 1000,
      limit: maxRows + 1,
      ...(await this.#rowFilters(approved, options)),
    };
    const statement = { sql: approved.sql, settings, origin: sql };
    const run = openRun(this.#engine, statement, {
      rowsMax: maxRows,
      bytesMax: maxBytes,
      timeoutMs,
      isBackground: options.isBackground ?? false,
    });
    this.#runs.add(run);
    void run.ended.then(() => this.#runs.delete(run));
    return run;
  }

  /**
   * Resolves when the query is found to be allowed, without running it. @throws sqlRefused, sqlInvalid,
   * lakeTableUnknown
   */
  async check(sql: string, options: QueryOptions = {}): Promise<void> {
    await this.#rowFilters(await this.#approved(sql, options), options);
  }

  /** See `Lake`. @throws sqlRefused, sqlInvalid */
  async answerState(
    text: string,
    options: QueryOptions,
    tableTimes: readonly TableTimes[] = [],
  ): Promise<string | undefined> {
    const [{ sql, tables }, functions, known] = await Promise.all([
      this.#approved(text, options),
      this.#allowed(),
      this.#catalogue.look(),
    ]);
    if (mayVary(sql, functions)) return undefined;
    const times = timesByTable(tables, options.eventTimes, tableTimes);
    const state = await tablesState(this.#engine, this.#catalogue, known, { tables, times });
    return state && createHash("sha256").update(sql).update("\0").update(state).digest("hex");
  }

  /** Cancels what is still at work, so that the engine can be closed. */
  async close(): Promise<void> {
    await Promise.all([...this.#runs].map((run) => run.cancel()));
  }

  #approved(sql: string, options: QueryOptions): Promise<ApprovedQuery> {
    const { compiledSettings, referenceTime = new Date(), timeoutMs = timeoutMsDefault } = options;
    // What the reader may see is no part of it: that is looked up for each run.
    const key = JSON.stringify([compiledSettings === undefined, referenceTime, sql]);
    return this.#approvals.get(key, () =>
      this.#explained(timeoutMs, () =>
        compiledSettings ? this.#approveCompiled(sql) : this.#approve(sql, referenceTime),
      ),
    );
  }

  /** The engine's own rendering, which is what runs: comments, odd spaces and encodings have no say in it. */
  async #approve(text: string, referenceTime: Date): Promise<ApprovedQuery> {
    if (text.trim() === "" || text.includes("\0")) throw sqlInvalid("Write a query");
    if (text.length > sqlLengthMax) throw sqlRefused(`A query can have at most ${sqlLengthMax} characters`);
    const sql = await this.#rendered(engineText(text, referenceTime), text);
    const approved = await this.#inspected(sql, text);
    const columns = await this.#catalogue.columnTypes(approved.tables, undefined);
    const respelled = respellColumns(
      sql,
      [...columns.values()].flatMap((types) => [...types.keys()]),
    );
    return respelled === sql ? approved : this.#inspected(respelled, text);
  }

  async #inspected(sql: string, written: string): Promise<ApprovedQuery> {
    if (!/^(SELECT|WITH|\()/.test(sql)) throw sqlRefused("Only SELECT is allowed");
    const tree = readSyntaxTree(await this.#engine.syntax({ sql, origin: written }));
    return { sql, tables: inspectQuery(sql, tree, await this.#allowed()) };
  }

  /** @throws sqlInvalid with the place in what was written, where the query cannot be read */
  async #rendered(given: string, written: string): Promise<string> {
    try {
      const statement = { sql: `SELECT formatQuery(${quoteText(given)}) AS sql`, origin: written };
      const [rendered] = await this.#engine.rows<{ sql: string }>(statement, "control");
      return rendered?.sql ?? "";
    } catch (error) {
      const message = error instanceof Error ? plainMessage(error.message) : "";
      const sentence = syntaxSentence(message, given, written);
      throw sentence === undefined ? error : sqlInvalid(sentence);
    }
  }

  async #approveCompiled(sql: string): Promise<ApprovedQuery> {
    const tree = readSyntaxTree(await this.#engine.syntax({ sql, origin: sql }));
    return { sql, tables: tablesOf(sql, tree, forCompiled(await this.#allowed())) };
  }

  #allowed(): Promise<AllowedFunctions> {
    this.#functions ??= readAllowedFunctions(this.#engine);
    return this.#functions;
  }

  async #rowFilters({ sql, tables }: ApprovedQuery, options: QueryOptions): Promise<Settings> {
    const columns = await this.#catalogue.columnTypes(tables, options.logTypeAccess);
    const unknown = tables.find((table) => !columns.has(table));
    if (unknown !== undefined) throw lakeTableUnknown(unknown);
    // It would be tested on rows that the person may not see, and its failure would say what they hold.
    if (options.logTypeAccess !== undefined && hasPrewhere(sql)) throw sqlRefused("Write WHERE instead of PREWHERE");
    return rowFilters(this.#catalogue, columns, options);
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
}

/** Rewrites a person's SQL as the engine's own. The result is not checked yet. */
function engineText(text: string, referenceTime: Date): string {
  return rewriteTimes(rewriteNames(translateSnowflake(expandTimeMacros(text, referenceTime))));
}
