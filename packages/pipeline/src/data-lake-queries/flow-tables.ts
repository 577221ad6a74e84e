import { columnNameOf, type LogSchema, lookupLakeTableOf, tableNameOf } from "@pharos/domain";
import { describeTable, type FlowTable, tableId } from "@pharos/flow";
import { databases, type Lake } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import type { Store } from "@pharos/store";
import type { ListedTable } from "./compile/lazy-table.ts";

interface KnownSchema {
  readonly revision: number;
  readonly schema: LogSchema;
}

type Access = readonly string[] | undefined;

/** What PharosFlow may read: the lake's tables, with what schemas know of the members of their objects. */
export class FlowTables {
  readonly #lake: Lake;
  readonly #store: Store;
  readonly #schemas = new Map<string, KnownSchema>();

  constructor(lake: Lake, store: Store) {
    this.#lake = lake;
    this.#store = store;
  }

  /** All tables, or those of these log types, by their names. */
  async list(access: Access): Promise<ListedTable[]> {
    const tables = await this.#lake.knownTables(access);
    return tables.map(({ database, table, isEmpty }) => ({ database, table, isEmpty }));
  }

  /** These tables, each once. @throws lakeTableUnknown */
  async named(names: readonly string[], access: Access): Promise<FlowTable[]> {
    await this.#lake.knownTables(access);
    return this.describe([...new Set(names.map((name) => tableId(name) ?? name))], access);
  }

  /** In the order of the ids, `database.table`. @throws lakeTableUnknown */
  async describe(ids: readonly string[], access: Access): Promise<FlowTable[]> {
    const tables = await this.#lake.describeTables(ids, access);
    const names = new Set(tables.map(({ table }) => table));
    const hasLookups = tables.some(({ database }) => database === databases.lookups);
    const [schemas, lookups] = await Promise.all([
      this.#store.schemas.listOfTables([...names]),
      hasLookups ? this.#store.lookupTables.all() : [],
    ]);
    const byTable = new Map(schemas.map((schema) => [tableNameOf(schema.name), schema]));
    const keys = new Map(lookups.map(({ name, primaryKey }) => [lookupLakeTableOf(name), columnNameOf(primaryKey)]));
    return tables.map((live) => {
      if (live.database === databases.lookups) return { ...describeTable(live, undefined), key: keys.get(live.table) };
      const stored = byTable.get(live.table);
      return describeTable(live, stored && this.#read(stored));
    });
  }

  #read({ name, revision, spec }: { name: string; revision: number; spec: string }): LogSchema {
    const known = this.#schemas.get(name);
    if (known?.revision === revision) return known.schema;
    const schema = parseSchema(spec);
    this.#schemas.set(name, { revision, schema });
    return schema;
  }
}
