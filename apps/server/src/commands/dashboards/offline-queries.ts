import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DashboardQuery } from "@pharos/detection-content";
import { type LogSchema, PharosError, queryLanguageOf, queryTimeRange, tableNameOf } from "@pharos/domain";
import { compileFlow, describeTable, lineAndColumn } from "@pharos/flow";
import { loadFlowParser } from "@pharos/flow/node";
import { type Lake, lakeTableUnknown, openLake } from "@pharos/lake";
import { bindVariables } from "@pharos/lake/gate";
import { builtInTables, type NamedTable } from "../flow/flow-tables.ts";

/**
 * Says without a server why a query of a dashboard can't be run, as far as that is known without one: tables of custom
 * log types, lookup tables and other databases than that of the logs are the server's own.
 */
export class OfflineQueries {
  readonly #now: Date;
  #lake: Promise<{ readonly lake: Lake; readonly folder: string }> | undefined;

  constructor(now: Date) {
    this.#now = now;
  }

  /** Each problem on a line that may begin with its place; undefined for none. */
  async problemOf(query: DashboardQuery): Promise<string | undefined> {
    const language = query.language === "sql" ? queryLanguageOf(query.text) : query.language;
    return language === "sql" ? this.#sqlProblem(query) : this.#flowProblem(query);
  }

  async close(): Promise<void> {
    if (this.#lake === undefined) return;
    const { lake, folder } = await this.#lake;
    await lake.close();
    await rm(folder, { recursive: true, force: true });
  }

  async #flowProblem({ text, variables, relativeTime }: DashboardQuery): Promise<string | undefined> {
    const times = queryTimeRange({ relativeTime }, this.#now);
    const { diagnostics } = compileFlow((await loadFlowParser()).parse(text), {
      catalogue: { tables: builtInTables(text).map((table) => describeTable(table, table.schema)) },
      now: this.#now,
      selectedTimes: times && { from: new Date(times.fromMs), to: new Date(times.toMs) },
      timesCountEverywhere: true,
      variables,
    });
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    // What follows from a table that only the server knows says nothing.
    const isUnknown = errors.some(
      ({ code, start, end }) => code === "unknown_table" && isElsewhere(text.slice(start, end)),
    );
    if (errors.length === 0 || isUnknown) return undefined;
    return errors
      .map(({ start, message }) => {
        const { line, column } = lineAndColumn(text, start);
        return `Line ${line}, column ${column}: ${message}`;
      })
      .join("\n");
  }

  async #sqlProblem({ text, variables }: DashboardQuery): Promise<string | undefined> {
    this.#lake ??= openScratch();
    const { lake } = await this.#lake;
    try {
      const sql = bindVariables(text, variables);
      // A star is no pattern of tables in SQL.
      await lake.ensureTables(schemasIn(builtInTables(sql.replaceAll("*", ""))));
      await lake.check(sql, { referenceTime: this.#now });
      return undefined;
    } catch (error) {
      if (!(error instanceof PharosError)) throw error;
      const isUnknown = error.code === lakeTableUnknown("").code;
      return isUnknown && isElsewhere(error.message.split(" ").at(-1) ?? "") ? undefined : error.message;
    }
  }
}

/** The gate asks the engine what a query is, so one is started for it, and is gone with its folder. */
async function openScratch() {
  const folder = await mkdtemp(join(tmpdir(), "pharos-validate-"));
  return { folder, lake: await openLake({ path: join(folder, "lake") }) };
}

function schemasIn(tables: readonly NamedTable[]): LogSchema[] {
  return [...new Set(tables.flatMap(({ schema }) => schema ?? []))];
}

function isElsewhere(table: string): boolean {
  const parts = table.replaceAll("`", "").toLowerCase().split(".");
  const [database = "", name = ""] = parts.length > 1 ? [parts[0], parts.at(-1)] : ["pharos_logs", parts[0]];
  return !/^(pharos|panther)_logs$/.test(database) || name.startsWith(tableNameOf("Custom."));
}
