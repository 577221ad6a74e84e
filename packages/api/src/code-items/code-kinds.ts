import {
  type CodeUses,
  type ContentItems,
  noItems,
  type RepositoryFile,
  type UsableContent,
  usesOfDataModel,
  usesOfHelper,
  writeContent,
} from "@pharos/detection-content";
import type { DataModel, GlobalHelper, PharosError } from "@pharos/domain";
import type { ItemChangeRepository, Store, StoredItem } from "@pharos/store";
import type { ContentAccess } from "../access/content-access.ts";
import { dataModelKind, globalKind, type ItemKind } from "../content/item-kinds.ts";

/** A kind of Python that detections use. */
export interface CodeKind<T extends { readonly id: string }> extends ItemKind<T> {
  readonly changes: (store: Store) => ItemChangeRepository<T>;
  readonly asContent: (item: T) => Partial<ContentItems>;
  readonly usesOf: (item: T, content: UsableContent) => CodeUses;
  /** Why the actor may not change it; undefined where they may. */
  readonly problem: (access: ContentAccess, item: StoredItem<T> | T) => PharosError | undefined;
  readonly copyOf: (item: T, id: string, displayName: string | undefined) => T;
}

export const helperCode: CodeKind<GlobalHelper> = {
  ...globalKind,
  changes: (store) => store.helperChanges,
  asContent: (helper) => ({ globals: [helper] }),
  usesOf: ({ id }, content) => usesOfHelper(id, content),
  problem: (access, helper) => access.helperProblem(helper),
  copyOf: (helper, id) => ({ ...helper, id }),
};

export const dataModelCode: CodeKind<DataModel> = {
  ...dataModelKind,
  changes: (store) => store.dataModelChanges,
  asContent: (model) => ({ dataModels: [model] }),
  usesOf: (model, content) => usesOfDataModel(model, content),
  problem: (access, model) => access.dataModelProblem(model),
  copyOf: (model, id, displayName) => ({
    ...model,
    id,
    displayName: displayName ?? `${model.displayName} (copy)`,
    enabled: false,
  }),
};

/** An item as the files of a repository. */
export function filesOfCode<T extends { readonly id: string }>(kind: CodeKind<T>, item: T): RepositoryFile[] {
  return writeContent({ ...noItems(), ...kind.asContent(item) });
}
