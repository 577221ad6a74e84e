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
  /** The table as it is defined there, enabled or not; undefined without rows. Throws if it can't be built. */
  loadTable(definition: StoredLookupTable): Promise<LoadedLookup | undefined>;
}

/** `onProblem` hears of a table that can't be built; the others are loaded. */
export function createLookupTableLoader(
  store: Pick<Store, "lookupTables" | "schemas">,
  onProblem: (what: string, error: unknown) => void,
): LookupTableLoader {
  let known = new Map<string, LoadedLookup>();
  /** The last table that is not among the enabled ones, for the pages that are read of it one after the other. */
  let aside: LoadedLookup | undefined;
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
    if (aside && known.has(aside.version)) aside = undefined;
    return loaded;
  }

  async function one(definition: StoredLookupTable, stored: StoredSchema | undefined): Promise<LoadedLookup> {
    const version = `${definition.id}:${definition.revision}:${stored?.revision ?? 0}`;
    const before = aside?.version === version ? aside : known.get(version);
    if (before !== undefined) return before;
    const schema = stored && parseSchema(stored.spec);
    const shape = tableShape(definition, schema);
    const bytes = await store.lookupTables.fileBytes(definition.id);
    const data = await buildTableInThread(definition.file?.filename ?? definition.name, bytes, shape);
    return { definition, schema, version, table: { name: definition.name, places: shape.places, data } };
  }

  async function loadAside(definition: StoredLookupTable): Promise<LoadedLookup | undefined> {
    if (definition.file === undefined) return undefined;
    const schemas = await schemasOf(store, [definition]);
    const loaded = await one(definition, schemas.get(definition.schema ?? ""));
    if (!known.has(loaded.version)) aside = loaded;
    return loaded;
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    load: () => inTurn(loadNow),
    loadTable: (definition) => inTurn(() => loadAside(definition)),
  };
}

async function schemasOf(store: Pick<Store, "schemas">, definitions: readonly StoredLookupTable[]) {
  const names = new Set(definitions.flatMap(({ schema }) => (schema === undefined ? [] : [schema])));
  return new Map((await store.schemas.getMany([...names])).map((schema) => [schema.name, schema]));
}
