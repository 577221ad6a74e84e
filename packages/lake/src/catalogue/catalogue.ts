import type { Engine } from "../connection/engine.ts";
import { readLiveColumns } from "../tables/live-catalogue.ts";

export interface TableName {
  readonly database: string;
  readonly table: string;
}

/** Remembers the columns of the tables that were asked for; forgets when tables change. */
export class Catalogue {
  readonly #engine: Engine;
  readonly #columns = new Map<string, ReadonlyMap<string, string>>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Column name → type for each `database.table` that exists. */
  async columnTypes(ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
    const missing = ids.filter((id) => !this.#columns.has(id));
    if (missing.length > 0) {
      for (const [id, columns] of await readLiveColumns(this.#engine, missing)) this.#columns.set(id, columns);
    }
    return this.#columns;
  }

  forget(): void {
    this.#columns.clear();
  }
}
