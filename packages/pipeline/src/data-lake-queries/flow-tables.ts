import { columnNameOf, type LogSchema, lookupLakeTableOf, tableNameOf } from "@pharos/domain";
import { describeTable, type FlowCatalogue, type FlowTable, tableId } from "@pharos/flow";
import type { Lake, LakeTableColumns } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import type { Store } from "@pharos/store";

interface KnownSchema {
  readonly revision: number;
  readonly schema: LogSchema;
}

/** What PharosFlow may read: the lake's tables, with what schemas know of the members of their objects. */
export class FlowTables {
  readonly #lake: Lake;
  readonly #store: Store;
  readonly #schemas = new Map<string, KnownSchema>();

  constructor(lake: Lake, store: Store) {
    this.#lake = lake;
    this.#store = store;
  }

  /** Only the tables of these log types, where they are given. Schemas are read for tables that a query means. */
  async catalogue(logTypeAccess: readonly string[] | undefined): Promise<FlowCatalogue> {
    const [tables, schemas, lookups] = await Promise.all([
      this.#lake.catalogue(logTypeAccess),
      this.#store.schemas.list(),
      this.#store.lookupTables.all(),
    ]);
    const keys = new Map(lookups.map(({ name, primaryKey }) => [lookupLakeTableOf(name), columnNameOf(primaryKey)]));
    const byTable = new Map(schemas.map((schema) => [tableNameOf(schema.name), schema]));
    return {
      tables: tables.map((table) => {
        if (table.database === "pharos_lookups")
          return { ...describeTable(table, undefined), key: keys.get(table.table) };
        const stored = byTable.get(table.table);
        return lazyTable(table, stored?.name, () => stored && this.#read(stored));
      }),
    };
  }

  /** These tables, each once. @throws lakeTableUnknown */
  async named(names: readonly string[], logTypeAccess: readonly string[] | undefined): Promise<FlowTable[]> {
    const ids = names.map((name) => tableId(name) ?? name);
    const tables = await this.#lake.describeTables(ids, logTypeAccess);
    const schemas = await this.#store.schemas.listOfTables([...new Set(tables.map(({ table }) => table))]);
    const byTable = new Map(schemas.map((schema) => [tableNameOf(schema.name), schema]));
    return tables.map((live) => {
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

function lazyTable(
  live: LakeTableColumns,
  logType: string | undefined,
  schema: () => LogSchema | undefined,
): FlowTable {
  let described: FlowTable | undefined;
  return {
    database: live.database,
    name: live.table,
    logType,
    isEmpty: live.isEmpty,
    get columns() {
      described ??= describeTable(live, schema());
      return described.columns;
    },
  };
}
