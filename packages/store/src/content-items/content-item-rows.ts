import type { ContentRecord, Stored } from "@pharos/domain";
import type { Selectable } from "kysely";
import { contentHash } from "../database/content-hash.ts";
import { storableJson } from "../database/storable.ts";
import type { ContentItemTraits } from "./content-item-kinds.ts";
import type { ContentItemsTable } from "./content-items-table.ts";

/** An item with when and by whom it was made, and with an id that a new name does not change. */
export type StoredItem<T> = Stored<T> & { readonly uuid: string };

/** The item alone, without what the store adds. */
export function withoutRecord<T extends object>(item: T | StoredItem<T>): T {
  const { managed, createdAt, createdBy, lastModified, lastModifiedBy, author, uuid, ...content } =
    item as StoredItem<T>;
  return content as unknown as T;
}

/** Of all that an item says, without being on or off. */
export function hashOfItem(item: object): Buffer {
  const { enabled, ...content } = item as { readonly enabled?: boolean };
  return contentHash(content);
}

export function itemRow<T extends object>(traits: ContentItemTraits<T>, item: T, record: ContentRecord) {
  return {
    kind: traits.kind,
    id: traits.idOf(item),
    displayName: traits.displayNameOf(item),
    enabled: traits.isEnabled?.(item) ?? true,
    managed: record.managed,
    body: storableJson(item),
    contentHash: hashOfItem(item),
    createdAt: record.createdAt,
    createdBy: record.createdBy ? storableJson(record.createdBy) : null,
    lastModified: record.lastModified,
    lastModifiedBy: record.lastModifiedBy ? storableJson(record.lastModifiedBy) : null,
    author: record.author ? storableJson(record.author) : null,
  };
}

/** The columns win over the body: they are what changes without a new body. */
export function asItem<T>(traits: ContentItemTraits<T>, row: Selectable<ContentItemsTable>): StoredItem<T> {
  const { uuid, managed, createdAt, createdBy, lastModified, lastModifiedBy, author } = row;
  return {
    ...row.body,
    ...(traits.isEnabled && { enabled: row.enabled }),
    uuid,
    managed,
    createdAt,
    ...(createdBy && { createdBy }),
    lastModified,
    ...(lastModifiedBy && { lastModifiedBy }),
    ...(author && { author }),
  } as StoredItem<T>;
}
