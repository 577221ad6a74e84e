import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine, ResultTable } from "../connection/engine.ts";
import { quoteText, type Settings } from "../connection/statement.ts";
import { lakeTableUnknown, sqlInvalid, sqlRefused } from "../errors.ts";
import { type AllowedFunctions, readAllowedFunctions } from "./allowed-functions.ts";
import { queryError } from "./engine-message.ts";
import { inspectQuery } from "./inspect-query.ts";
import { rewriteNames } from "./rewrite-names.ts";
import { readSyntaxTree } from "./syntax-tree.ts";

export interface QueryOptions {
  readonly maxRows?: number;
  readonly timeoutMs?: number;
  /** Log types that the person may see; absent for all. */
  readonly logTypeAccess?: readonly string[];
}
export interface QueryResult extends ResultTable {
  /** There were more rows than `maxRows`. */
  readonly isTruncated: boolean;
}

const sqlLengthMax = 100_000;
const maxRowsDefault = 1000;
const timeoutMsDefault = 60_000;

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
      const approved = await this.#approve(sql);
      const settings = {
        readonly: 1,
        max_execution_time: timeoutMs / 1000,
        limit: maxRows + 1,
        ...(await this.#tableFilters(approved.tables, options.logTypeAccess)),
      };
      const result = await this.#engine.table({ sql: approved.sql, settings }, "gate");
      const isTruncated = result.rows.length > maxRows;
      return { columns: result.columns, rows: isTruncated ? result.rows.slice(0, maxRows) : result.rows, isTruncated };
    });
  }

  /** The engine's own rendering, which is what runs: comments, odd spaces and encodings have no say in it. */
  async #approve(text: string): Promise<{ sql: string; tables: string[] }> {
    if (text.trim() === "" || text.includes("\0")) throw sqlInvalid("Write a query");
    if (text.length > sqlLengthMax) throw sqlRefused(`A query has at most ${sqlLengthMax} characters`);
    const statement = { sql: "SELECT formatQuery({text:String}) AS sql", params: { text: rewriteNames(text) } };
    const [rendered] = await this.#engine.rows<{ sql: string }>(statement, "gate");
    const sql = rendered?.sql ?? "";
    if (!/^(SELECT|WITH|\()/.test(sql)) throw sqlRefused("Only SELECT is allowed");
    const tree = readSyntaxTree(await this.#engine.syntax(sql));
    this.#functions ??= readAllowedFunctions(this.#engine);
    return { sql, tables: inspectQuery(sql, tree, await this.#functions) };
  }

  /** Restricts every table of the query to the rows that the person may see, wherever in the query it stands. */
  async #tableFilters(tables: readonly string[], access: readonly string[] | undefined): Promise<Settings> {
    const columns = await this.#catalogue.columnTypes(tables);
    const unknown = tables.find((table) => !columns.has(table));
    if (unknown !== undefined) throw lakeTableUnknown(unknown);
    const restricted = tables.filter((table) => columns.get(table)?.has("p_log_type"));
    if (access === undefined || restricted.length === 0) return {};
    const filter = `has([${access.map(quoteText).join(", ")}], p_log_type)`;
    return { additional_table_filters: Object.fromEntries(restricted.map((table) => [table, filter])) };
  }

  async #explained<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw queryError(error, timeoutMs) ?? error;
    }
  }
}
