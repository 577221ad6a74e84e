import type { FlowColumn, FlowTable } from "@pharos/flow";

/** A table by its name, whose columns nobody has read yet. */
export interface ListedTable {
  readonly database: string;
  readonly table: string;
  readonly isEmpty: boolean;
}

/**
 * What `work` gives over the tables. Columns are described of the tables whose columns `work` asks for, and of no
 * others: it is done again until it has asked for nothing that was not described before.
 */
export async function readTables<T>(
  listed: readonly ListedTable[],
  describe: (ids: readonly string[]) => Promise<readonly FlowTable[]>,
  work: (tables: readonly FlowTable[]) => T,
): Promise<T> {
  const tables = listed.map((table) => new LazyTable(table));
  for (;;) {
    const done = work(tables);
    const wanted = tables.filter(({ isWanted }) => isWanted);
    if (wanted.length === 0) return done;
    const described = await describe(wanted.map(({ id }) => id));
    for (const [index, table] of wanted.entries()) table.described = described[index];
  }
}

/** Without columns until it is described; remembers that somebody asked for them. */
class LazyTable implements FlowTable {
  readonly database: string;
  readonly name: string;
  readonly isEmpty: boolean;
  described: FlowTable | undefined;
  #isAsked = false;

  constructor({ database, table, isEmpty }: ListedTable) {
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
