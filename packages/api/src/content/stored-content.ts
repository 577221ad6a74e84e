import type { Dashboard, DataModel, Detection, GlobalHelper, Pack, SavedQuery, ScheduledPrompt } from "@pharos/domain";
import type { Store, StoredItem } from "@pharos/store";

/** All content of the store, by id or name. */
export interface StoredContent {
  readonly detections: ReadonlyMap<string, Detection>;
  readonly globals: ReadonlyMap<string, StoredItem<GlobalHelper>>;
  readonly dataModels: ReadonlyMap<string, StoredItem<DataModel>>;
  readonly queries: ReadonlyMap<string, StoredItem<SavedQuery>>;
  readonly packs: ReadonlyMap<string, StoredItem<Pack>>;
  readonly scheduledPrompts: ReadonlyMap<string, StoredItem<ScheduledPrompt>>;
  readonly dashboards: ReadonlyMap<string, Dashboard>;
  readonly lookupTables: ReadonlySet<string>;
  readonly logTypes: ReadonlySet<string>;
}

export async function readStoredContent(store: Store): Promise<StoredContent> {
  const [detections, globals, dataModels, queries, packs, prompts, dashboards, lookupTables, schemas] =
    await Promise.all([
      store.detections.all(),
      store.globals.all(),
      store.dataModels.all(),
      store.savedQueries.all(),
      store.packs.all(),
      store.scheduledPrompts.all(),
      store.dashboards.all(),
      store.lookupTables.all(),
      store.schemas.list({ archived: false }),
    ]);
  return {
    detections: byId(detections),
    globals: byId(globals),
    dataModels: byId(dataModels),
    queries: byName(queries),
    packs: byId(packs),
    scheduledPrompts: byName(prompts),
    dashboards: byId(dashboards),
    lookupTables: new Set(lookupTables.map(({ name }) => name)),
    logTypes: new Set(schemas.map(({ name }) => name)),
  };
}

function byId<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}

function byName<T extends { readonly name: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.name, item]));
}
