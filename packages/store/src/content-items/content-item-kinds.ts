import type { DataModel, GlobalHelper, Pack, SavedQuery, ScheduledPrompt } from "@pharos/domain";
import type { ContentItemKind } from "./content-items-table.ts";

/** What the store needs to know of a kind. */
export interface ContentItemTraits<T> {
  readonly kind: ContentItemKind;
  /** As people call it in messages. */
  readonly noun: string;
  readonly idOf: (item: T) => string;
  readonly displayNameOf: (item: T) => string;
  /** Undefined for a kind that can't be switched off. */
  readonly isEnabled: ((item: T) => boolean) | undefined;
  /** Every version of an item is kept for a while. */
  readonly hasHistory?: boolean;
}

const id = (item: { readonly id: string }) => item.id;
const name = (item: { readonly name: string }) => item.name;
const displayName = (item: { readonly displayName: string }) => item.displayName;
const isEnabled = (item: { readonly enabled: boolean }) => item.enabled;

export const globalTraits: ContentItemTraits<GlobalHelper> = {
  kind: "GLOBAL",
  noun: "global helper",
  idOf: id,
  displayNameOf: id,
  isEnabled: undefined,
  hasHistory: true,
};
export const dataModelTraits: ContentItemTraits<DataModel> = {
  kind: "DATA_MODEL",
  noun: "data model",
  idOf: id,
  displayNameOf: displayName,
  isEnabled,
  hasHistory: true,
};
export const savedQueryTraits: ContentItemTraits<SavedQuery> = {
  kind: "SAVED_QUERY",
  noun: "query",
  idOf: name,
  displayNameOf: name,
  isEnabled,
};
export const packTraits: ContentItemTraits<Pack> = {
  kind: "PACK",
  noun: "pack",
  idOf: id,
  displayNameOf: displayName,
  isEnabled,
};
export const scheduledPromptTraits: ContentItemTraits<ScheduledPrompt> = {
  kind: "SCHEDULED_PROMPT",
  noun: "scheduled prompt",
  idOf: name,
  displayNameOf: displayName,
  isEnabled,
};
