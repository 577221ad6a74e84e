import type { Engine } from "../connection/engine.ts";
import { readLiveColumns, readLiveTables } from "../tables/live-catalogue.ts";
import type { TableName } from "./table-name.ts";
import { type LogTypeAccess, visibleTables } from "./visible-tables.ts";

/** Column name → type. */
export type ColumnTypes = ReadonlyMap<string, string>;

/** A table or view as it was a moment ago. */
export interface KnownTable extends TableName {
  /** Another one once its columns were changed, or the table was made anew. */
  readonly revision: string;
  readonly isView: boolean;
  /** It has no rows; unknown of views, which count as filled. */
  readonly isEmpty: boolean;
}

/** Remembers the columns of the tables that were asked for, and which tables there are; forgets when tables change. */
export class Catalogue {
  readonly #engine: Engine;
  /** Another map after each look: what was being read meanwhile may be old, and is not remembered. */
  #columns = new Map<string, ColumnTypes>();
  #revisions: ReadonlyMap<string, string> = new Map();
  #tables: Promise<readonly TableName[]> | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** For each `database.table` that exists, as far as the person can know. */
  async columnTypes(ids: readonly string[], access?: LogTypeAccess): Promise<ReadonlyMap<string, ColumnTypes>> {
    const remembered = this.#columns;
    const missing = ids.filter((id) => !remembered.has(id));
    if (missing.length > 0) {
      for (const [id, columns] of await readLiveColumns(this.#engine, missing)) remembered.set(id, columns);
    }
    const isVisible = visibleTables(access);
    const found = new Map<string, ColumnTypes>();
    for (const id of ids) {
      const columns = remembered.get(id);
      if (columns !== undefined && isVisible(tableNameIn(id))) found.set(id, columns);
    }
    return found;
  }

  /** Every table that exists, and every view. */
  tables(): Promise<readonly TableName[]> {
    this.#tables ??= readLiveTables(this.#engine).then((tables) => [...tables.values()]);
    return this.#tables;
  }

  /** As `tables`, looked up now; the columns of those that another process has changed are forgotten. */
  async look(): Promise<readonly KnownTable[]> {
    const live = [...(await readLiveTables(this.#engine)).values()];
    const tables = live.map(({ database, table, id, comment, isView, isEmpty }): KnownTable => {
      return { database, table, revision: `${id} ${comment}`, isView, isEmpty };
    });
    const revisions = new Map(tables.map(({ database, table, revision }) => [`${database}.${table}`, revision]));
    const kept = [...this.#columns].filter(([id]) => {
      const revision = this.#revisions.get(id);
      return revision !== undefined && revision === revisions.get(id);
    });
    this.#columns = new Map(kept);
    this.#revisions = revisions;
    this.#tables = Promise.resolve(tables);
    return tables;
  }

  forget(): void {
    this.#columns = new Map();
    this.#revisions = new Map();
    this.#tables = undefined;
  }
}

export function tableNameIn(id: string): TableName {
  const [database = "", table = ""] = id.split(".");
  return { database, table };
}
