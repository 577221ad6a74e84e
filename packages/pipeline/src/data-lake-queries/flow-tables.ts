import { columnNameOf, type LogSchema, lookupLakeTableOf, tableNameOf } from "@pharos/domain";
import { describeTable, type FlowCatalogue, type FlowColumn, type FlowTable, tableId } from "@pharos/flow";
import { databases, type KnownTable, type Lake } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import type { Store } from "@pharos/store";

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

  /**
   * What `work` gives over all tables, or over those of these log types. Columns are read of the tables whose columns
   * `work` asks for, and of no others: it is done again until it has asked for nothing that was not read before.
   */
  async reading<T>(access: Access, work: (catalogue: FlowCatalogue) => T): Promise<T> {
    const tables = (await this.#lake.knownTables(access)).map((known) => new LazyTable(known));
    for (;;) {
      const done = work({ tables });
      const wanted = tables.filter(({ isWanted }) => isWanted);
      if (wanted.length === 0) return done;
      const described = await this.#describe(
        wanted.map(({ id }) => id),
        access,
      );
      for (const [index, table] of wanted.entries()) table.described = described[index];
    }
  }

  /** These tables, each once. @throws lakeTableUnknown */
  async named(names: readonly string[], access: Access): Promise<FlowTable[]> {
    await this.#lake.knownTables(access);
    return this.#describe([...new Set(names.map((name) => tableId(name) ?? name))], access);
  }

  /** In the order of the ids, `database.table`. @throws lakeTableUnknown */
  async #describe(ids: readonly string[], access: Access): Promise<FlowTable[]> {
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

/** Without columns until it is described; remembers that somebody asked for them. */
class LazyTable implements FlowTable {
  readonly database: string;
  readonly name: string;
  readonly isEmpty: boolean;
  described: FlowTable | undefined;
  #isAsked = false;

  constructor({ database, table, isEmpty }: KnownTable) {
    this.database = database;
    this.name = table;
    this.isEmpty = isEmpty;
  }

  get id(): string {
    return `${this.database}.${this.name}`;
  }

  get isWanted(): boolean {
    return this.#isAsked && this.described === undefined;
  }

  get columns(): readonly FlowColumn[] {
    this.#isAsked = true;
    return this.described?.columns ?? [];
  }

  get key(): string | undefined {
    this.#isAsked = true;
    return this.described?.key;
  }

  get logType(): string | undefined {
    return this.described?.logType;
  }
}
