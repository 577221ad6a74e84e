import { createHash } from "node:crypto";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { plainMessage, queryError } from "../connection/engine-message.ts";
import { quoteText, type Settings } from "../connection/statement.ts";
import { lakeTableUnknown, sqlRefused } from "../errors/errors.ts";
import type { LakeRun, ResultColumn, ResultRow } from "../runs/lake-run.ts";
import { openRun } from "../runs/open-run.ts";
import { type FunctionNames, readFunctionNames } from "./allowed-functions.ts";
import { type TableTimes, tablesState, timesByTable } from "./answer-state.ts";
import { type ApprovalEngine, type ApprovedQuery, type ApproveQuery, approveQuery } from "./approve-query.ts";
import { RecentApprovals } from "./recent-approvals.ts";
import { type RowFilters, rowFilters } from "./row-filters.ts";
import { estimateScan, type ScanEstimate } from "./scan-estimate.ts";
import { isSyntaxComplaint } from "./syntax-sentence.ts";

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
  /** Who asks: long queries of one owner are checked one after the other. */
  readonly owner?: string | undefined;
}
/** A whole answer. */
export interface QueryResult {
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly ResultRow[];
  /** There were more rows than `maxRows`, or more of them than `maxBytes`. */
  readonly isTruncated: boolean;
}

const maxRowsDefault = 1000;
const maxBytesDefault = 64 * 1024 ** 2;
const timeoutMsDefault = 60_000;
/** Constant subqueries are run for an estimate: what takes longer is not worth knowing. */
const estimateMs = 2_000;

/** Values out of JSON may be grouped and sorted by, each with those of its own type. */
const jsonSettings = { allow_suspicious_types_in_group_by: 1, allow_suspicious_types_in_order_by: 1 };

/** Lets a person's SQL through to the lake, or says why not. */
export class QueryGate {
  readonly #engine: Engine;
  readonly #catalogue: Catalogue;
  readonly #runs = new Set<LakeRun>();
  readonly #approvals = new RecentApprovals<ApprovedQuery>();
  readonly #approve: ApproveQuery;
  #functions: Promise<FunctionNames> | undefined;

  /** @param approve here where absent */
  constructor(engine: Engine, catalogue: Catalogue, approve: ApproveQuery = approveQuery) {
    this.#engine = engine;
    this.#catalogue = catalogue;
    this.#approve = approve;
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

  /** See `Lake`. @throws sqlRefused, sqlInvalid, lakeTableUnknown */
  async estimate(sql: string, options: QueryOptions = {}): Promise<ScanEstimate | undefined> {
    const approved = await this.#approved(sql, options);
    const filters = await this.#rowFilters(approved, options);
    // The engine counts what it would read, hidden rows among it.
    if (options.logTypeAccess !== undefined) return undefined;
    const settings = {
      readonly: 1,
      ...jsonSettings,
      ...options.compiledSettings,
      ...filters,
      max_execution_time: estimateMs / 1000,
    };
    const statement = { sql: `EXPLAIN ESTIMATE ${approved.sql}`, settings, origin: sql };
    return estimateScan(this.#engine, statement);
  }

  /** See `Lake`. @throws sqlRefused, sqlInvalid */
  async answerState(
    text: string,
    options: QueryOptions,
    tableTimes: readonly TableTimes[] = [],
  ): Promise<string | undefined> {
    const [{ sql, tables, mayVary }, known] = await Promise.all([
      this.#approved(text, options),
      this.#catalogue.look(),
    ]);
    if (mayVary) return undefined;
    const times = timesByTable(tables, options.eventTimes, tableTimes);
    const state = await tablesState(this.#engine, this.#catalogue, known, { tables, times });
    return state && createHash("sha256").update(sql).update("\0").update(state).digest("hex");
  }

  /** Cancels what is still at work, so that the engine can be closed. */
  async close(): Promise<void> {
    await Promise.all([...this.#runs].map((run) => run.cancel()));
  }

  #approved(text: string, options: QueryOptions): Promise<ApprovedQuery> {
    const { compiledSettings, referenceTime = new Date(), timeoutMs = timeoutMsDefault, owner } = options;
    const isCompiled = compiledSettings !== undefined;
    // What the reader may see is no part of it: that is looked up for each run.
    const key = JSON.stringify([isCompiled, referenceTime, text]);
    return this.#approvals.get(key, async () => {
      try {
        this.#functions ??= readFunctionNames(this.#engine);
        const query = { text, isCompiled, referenceTime, functions: await this.#functions };
        return await this.#approve(query, this.#approvalEngine(text), owner);
      } catch (error) {
        throw queryError(error, timeoutMs) ?? error;
      }
    });
  }

  #approvalEngine(origin: string): ApprovalEngine {
    return {
      render: async (sql) => {
        try {
          const statement = { sql: `SELECT formatQuery(${quoteText(sql)}) AS sql`, origin };
          const [rendered] = await this.#engine.rows<{ sql: string }>(statement, "control");
          return { sql: rendered?.sql ?? "" };
        } catch (error) {
          const complaint = error instanceof Error ? plainMessage(error.message) : "";
          if (isSyntaxComplaint(complaint)) return { complaint };
          throw error;
        }
      },
      explainSyntax: (sql) => this.#engine.syntax({ sql, origin }),
      columnsOf: async (tables) => {
        const columns = await this.#catalogue.columnTypes(tables, undefined);
        return [...new Set([...columns.values()].flatMap((types) => [...types.keys()]))];
      },
    };
  }

  async #rowFilters({ tables, hasPrewhere }: ApprovedQuery, options: QueryOptions): Promise<Settings> {
    const columns = await this.#catalogue.columnTypes(tables, options.logTypeAccess);
    const unknown = tables.find((table) => !columns.has(table));
    if (unknown !== undefined) throw lakeTableUnknown(unknown);
    // It would be tested on rows that the person may not see, and its failure would say what they hold.
    if (options.logTypeAccess !== undefined && hasPrewhere) throw sqlRefused("Write WHERE instead of PREWHERE");
    return rowFilters(this.#catalogue, columns, options);
  }
}
