import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Session } from "chdb";
import { sessionSettings } from "../connection/session-settings.ts";
import { lakeRowsRefused } from "../errors.ts";
import { plainMessage } from "../gate/engine-message.ts";
import type { ResultColumn } from "../runs/lake-run.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { inferColumns } from "./infer-columns.ts";

export interface ScratchTable {
  readonly database: string;
  readonly table: string;
  /** What is known of the columns; those that rows have besides are inferred. */
  readonly columns: readonly ResultColumn[];
  /** JSON lines. */
  readonly ndjson: string;
}

/** An engine of its own for a few rows, for documentation, tests and learning: gone when it is closed. */
export class ScratchLake {
  readonly #folder: string;
  readonly #session: Session;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#session = new Session(join(folder, "engine"));
    const settings = { ...sessionSettings, date_time_input_format: "'best_effort'", date_time_output_format: "'iso'" };
    for (const [name, value] of Object.entries(settings)) this.#session.query(`SET ${name} = ${value}`);
  }

  /** One at a time in a process. */
  static async open(): Promise<ScratchLake> {
    return new ScratchLake(await mkdtemp(join(tmpdir(), "pharos-scratch-")));
  }

  /** Fills a table, and tells its columns. @throws lakeRowsRefused */
  addTable({ database, table, columns: known, ndjson }: ScratchTable): ResultColumn[] {
    const name = `${quoteIdentifier(database)}.${quoteIdentifier(table)}`;
    const rows = readRows(`${database}.${table}`, ndjson);
    const names = new Set(known.map((column) => column.name));
    const columns = [...known, ...inferColumns(rows).filter((column) => !names.has(column.name))];
    const list = columns.map((column) => `${quoteIdentifier(column.name)} ${column.type}`);
    this.#session.query(`CREATE DATABASE IF NOT EXISTS ${quoteIdentifier(database)}`);
    this.#session.query(`CREATE TABLE ${name} (${list.join(", ")}) ENGINE = MergeTree ORDER BY tuple()`);
    try {
      this.#session.query(
        `INSERT INTO ${name} FORMAT JSONEachRow ${rows.map((row) => JSON.stringify(row)).join("\n")}`,
      );
    } catch (error) {
      throw lakeRowsRefused(name, plainMessage(error instanceof Error ? error.message : String(error)));
    }
    return columns;
  }

  /** The rows of one statement, each as JSON. `settings` are the engine's. */
  query(sql: string, settings: Readonly<Record<string, number>>): string[] {
    const list = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
    const text = this.#session.query(`${sql}\nSETTINGS ${list.join(", ")}`, "JSONEachRow");
    return text.split("\n").filter((line) => line !== "");
  }

  async close(): Promise<void> {
    this.#session.cleanup();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function readRows(table: string, ndjson: string): Record<string, unknown>[] {
  return ndjson.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    try {
      const row: unknown = JSON.parse(line);
      if (typeof row === "object" && row !== null && !Array.isArray(row)) return [row as Record<string, unknown>];
    } catch {
      // Said below, as for any line that is no object.
    }
    throw lakeRowsRefused(table, `line ${index + 1} is not a JSON object`);
  });
}
