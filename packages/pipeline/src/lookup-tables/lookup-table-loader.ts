import type { LogSchema, StoredLookupTable } from "@pharos/domain";
import { buildTableInThread, type LoadedTable, tableShape } from "@pharos/enrichment";
import { parseSchema } from "@pharos/normalize";
import type { Store, StoredSchema } from "@pharos/store";

/** A table in memory, with what it was made of. */
export interface LoadedLookup {
  readonly definition: StoredLookupTable;
  readonly schema: LogSchema | undefined;
  /** Names definition, schema and file: another one whenever any of them changed. */
  readonly version: string;
  readonly table: LoadedTable;
}

export interface LookupTableLoader {
  /** The enabled tables that have rows, as they are now. One that did not change is not built again. */
  load(): Promise<readonly LoadedLookup[]>;
}

/** `onProblem` hears of a table that can't be built; the others are loaded. */
export function createLookupTableLoader(
  store: Pick<Store, "lookupTables" | "schemas">,
  onProblem: (what: string, error: unknown) => void,
): LookupTableLoader {
  let known = new Map<string, LoadedLookup>();
  let last: Promise<unknown> = Promise.resolve();

  async function loadNow(): Promise<readonly LoadedLookup[]> {
    const definitions = (await store.lookupTables.all()).filter(({ enabled, file }) => enabled && file !== undefined);
    const schemas = await schemasOf(store, definitions);
    const loaded: LoadedLookup[] = [];
    // One after the other: each takes a thread and twice its memory while it is built.
    for (const definition of definitions) {
      try {
        loaded.push(await one(definition, schemas.get(definition.schema ?? "")));
      } catch (error) {
        onProblem(`The lookup table ${definition.name} can't be loaded`, error);
      }
    }
    known = new Map(loaded.map((entry) => [entry.version, entry]));
    return loaded;
  }

  async function one(definition: StoredLookupTable, stored: StoredSchema | undefined): Promise<LoadedLookup> {
    const version = `${definition.id}:${definition.revision}:${stored?.revision ?? 0}`;
    const before = known.get(version);
    if (before !== undefined) return before;
    const schema = stored && parseSchema(stored.spec);
    const shape = tableShape(definition, schema);
    const bytes = await store.lookupTables.fileBytes(definition.id);
    const data = await buildTableInThread(definition.file?.filename ?? definition.name, bytes, shape);
    return { definition, schema, version, table: { name: definition.name, places: shape.places, data } };
  }

  return {
    load() {
      const turn = last.then(loadNow);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

async function schemasOf(store: Pick<Store, "schemas">, definitions: readonly StoredLookupTable[]) {
  const names = new Set(definitions.flatMap(({ schema }) => (schema === undefined ? [] : [schema])));
  return new Map((await store.schemas.getMany([...names])).map((schema) => [schema.name, schema]));
}
