import type { Engine } from "../connection/engine.ts";
import { readLiveColumns, readLiveTables } from "../tables/live-catalogue.ts";
import type { TableName } from "./table-name.ts";
import { type LogTypeAccess, visibleTables } from "./visible-tables.ts";

/** Column name → type. */
export type ColumnTypes = ReadonlyMap<string, string>;

/** Remembers the columns of the tables that were asked for, and which tables there are; forgets when tables change. */
export class Catalogue {
  readonly #engine: Engine;
  readonly #columns = new Map<string, ColumnTypes>();
  #tables: Promise<readonly TableName[]> | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** For each `database.table` that exists, as far as the person can know. */
  async columnTypes(ids: readonly string[], access?: LogTypeAccess): Promise<ReadonlyMap<string, ColumnTypes>> {
    const missing = ids.filter((id) => !this.#columns.has(id));
    if (missing.length > 0) {
      for (const [id, columns] of await readLiveColumns(this.#engine, missing)) this.#columns.set(id, columns);
    }
    const isVisible = visibleTables(access);
    const found = new Map<string, ColumnTypes>();
    for (const id of ids) {
      const columns = this.#columns.get(id);
      if (columns !== undefined && isVisible(tableNameIn(id))) found.set(id, columns);
    }
    return found;
  }

  /** Every table that exists, and every view. */
  tables(): Promise<readonly TableName[]> {
    this.#tables ??= readLiveTables(this.#engine).then((tables) => [...tables.values()]);
    return this.#tables;
  }

  forget(): void {
    this.#columns.clear();
    this.#tables = undefined;
  }
}

export function tableNameIn(id: string): TableName {
  const [database = "", table = ""] = id.split(".");
  return { database, table };
}
