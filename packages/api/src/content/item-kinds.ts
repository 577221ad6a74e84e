import type { DataModel, GlobalHelper, Pack, Permission, SavedQuery, ScheduledPrompt } from "@pharos/domain";
import type { ContentItemRepository, Store, StoredItem } from "@pharos/store";
import type { ContentAccess } from "../access/content-access.ts";

/** A kind of content that is not a detection: where its items lie, and which of them an actor sees. */
export interface ItemKind<T extends object> {
  readonly readPermission: Permission;
  readonly repository: (store: Store) => ContentItemRepository<T>;
  /** The ids that the actor sees; undefined for all. */
  readonly visibleIds: (access: ContentAccess) => readonly string[] | undefined;
  /** The same for one item. */
  readonly isVisible: (access: ContentAccess, item: StoredItem<T>) => boolean;
}

const visibleToAll = { visibleIds: () => undefined, isVisible: () => true } as const;

export const globalKind: ItemKind<GlobalHelper> = {
  readPermission: "RuleRead",
  repository: (store) => store.globals,
  ...visibleToAll,
};
export const dataModelKind: ItemKind<DataModel> = {
  readPermission: "RuleRead",
  repository: (store) => store.dataModels,
  visibleIds: (access) => access.visibleDataModelIds,
  isVisible: (access, model) => access.isVisibleDataModel(model),
};
export const savedQueryKind: ItemKind<SavedQuery> = {
  readPermission: "DataAnalyticsRead",
  repository: (store) => store.savedQueries,
  visibleIds: (access) => access.visibleQueryNames,
  isVisible: (access, query) => access.isVisibleQuery(query),
};
export const packKind: ItemKind<Pack> = {
  readPermission: "RuleRead",
  repository: (store) => store.packs,
  ...visibleToAll,
};
export const scheduledPromptKind: ItemKind<ScheduledPrompt> = {
  readPermission: "RunPharosAi",
  repository: (store) => store.scheduledPrompts,
  ...visibleToAll,
};
