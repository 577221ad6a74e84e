import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeError } from "@pharos/domain";
import type { Engine } from "../connection/engine.ts";
import { plainMessage } from "../connection/engine-message.ts";
import { openEmbeddedEngine } from "../engine-process/open-embedded-engine.ts";
import { lakeRowsRefused } from "../errors/errors.ts";
import type { ResultColumn } from "../runs/lake-run.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { inferColumns } from "./infer-columns.ts";

export interface ScratchTable {
  readonly database: string;
  readonly table: string;
  /** The columns that are known; those that rows have besides are inferred. */
  readonly columns: readonly ResultColumn[];
  /** JSON lines. */
  readonly ndjson: string;
}

/** An engine of its own for a few rows, for documentation, tests and learning: gone when it is closed. */
export class ScratchLake {
  readonly #folder: string;
  readonly #engine: Engine;

  private constructor(folder: string, engine: Engine) {
    this.#folder = folder;
    this.#engine = engine;
  }

  static async open(): Promise<ScratchLake> {
    const folder = await mkdtemp(join(tmpdir(), "pharos-scratch-"));
    const path = join(folder, "engine");
    const engine = await openEmbeddedEngine({ path, memoryBytesMax });
    return new ScratchLake(folder, engine);
  }

  /** Fills a table, and tells its columns. @throws lakeRowsRefused */
  async addTable({ database, table, columns: known, ndjson }: ScratchTable): Promise<ResultColumn[]> {
    const name = `${quoteIdentifier(database)}.${quoteIdentifier(table)}`;
    const rows = readRows(`${database}.${table}`, ndjson);
    const names = new Set(known.map((column) => column.name));
    const columns = [...known, ...inferColumns(rows).filter((column) => !names.has(column.name))];
    const list = columns.map((column) => `${quoteIdentifier(column.name)} ${column.type}`);
    await this.#engine.command({ sql: `CREATE DATABASE IF NOT EXISTS ${quoteIdentifier(database)}` });
    await this.#engine.command({
      sql: `CREATE TABLE ${name} (${list.join(", ")}) ENGINE = MergeTree ORDER BY tuple()`,
    });
    const target = { database, table, settings: { date_time_input_format: "best_effort" } };
    try {
      await this.#engine.insert(target, Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")));
    } catch (error) {
      throw lakeRowsRefused(name, plainMessage(describeError(error)));
    }
    return columns;
  }

  /** The rows of one statement, each as JSON. `settings` are the engine's. */
  async query(sql: string, settings: Readonly<Record<string, number>>): Promise<string[]> {
    // The engine writes the lines: of a long number JavaScript would write other digits.
    const lines = `SELECT formatRowNoNewline('JSONEachRow', *) AS line FROM (${sql})`;
    const rows = await this.#engine.rows<{ line: string }>({
      sql: lines,
      settings: { ...settings, date_time_output_format: "iso" },
    });
    return rows.map(({ line }) => line);
  }

  async close(): Promise<void> {
    await this.#engine.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

const memoryBytesMax = 1024 ** 3;

function readRows(table: string, ndjson: string): Record<string, unknown>[] {
  return ndjson.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    try {
      const row: unknown = JSON.parse(line);
      if (typeof row === "object" && row !== null && !Array.isArray(row)) return [row as Record<string, unknown>];
    } catch {
      // Said below, as for any line that is not an object.
    }
    throw lakeRowsRefused(table, `line ${index + 1} is not a JSON object`);
  });
}
