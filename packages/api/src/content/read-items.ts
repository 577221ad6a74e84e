import { type ContentItemFilter, type ContentItemPage, contentItemNotFound, type StoredItem } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Connection, connectionOf, type PageInput, pageRequestOf } from "../graphql/connection.ts";
import { present } from "../graphql/present.ts";
import { isUuid } from "../graphql/uuid.ts";
import type { ItemKind } from "./item-kinds.ts";

export interface ContentItemsInput extends PageInput {
  readonly nameContains?: string | null | undefined;
  readonly enabled?: boolean | null | undefined;
  readonly createdBy?: string | null | undefined;
  readonly lastModifiedBy?: string | null | undefined;
}

const pageSizes = { default: 100, max: 500 };

/** Returns an item that exists and that the actor sees. @throws contentItemNotFound */
export async function getItem<T extends object>(
  context: RequestContext,
  kind: ItemKind<T>,
  id: string,
): Promise<StoredItem<T>> {
  authorize(context.actor, kind.readPermission);
  return showItem(context, kind, id, await kind.repository(context.store).get(id));
}

/** Returns an item by the id that a new name does not change. @throws contentItemNotFound */
export async function getItemByUuid<T extends object>(
  context: RequestContext,
  kind: ItemKind<T>,
  uuid: string,
): Promise<StoredItem<T>> {
  authorize(context.actor, kind.readPermission);
  return showItem(context, kind, uuid, isUuid(uuid) ? await kind.repository(context.store).getByUuid(uuid) : undefined);
}

async function showItem<T extends object>(
  { store, loaders }: RequestContext,
  { repository, isVisible }: ItemKind<T>,
  id: string,
  item: StoredItem<T> | undefined,
): Promise<StoredItem<T>> {
  if (!item || !isVisible(await loaders.contentAccess(), item)) throw contentItemNotFound(repository(store).noun, id);
  return item;
}

/** Reads a page of the items that the actor sees, by display name. */
export async function readItems<T extends object>(
  context: RequestContext,
  kind: ItemKind<T>,
  filter: Omit<ContentItemFilter, "ids">,
  page: { readonly pageSize: number; readonly cursor?: string | undefined },
): Promise<ContentItemPage<T>> {
  authorize(context.actor, kind.readPermission);
  const ids = kind.visibleIds(await context.loaders.contentAccess());
  return kind.repository(context.store).list({ filter: { ...filter, ...(ids && { ids }) }, ...page });
}

/** The same as GraphQL shows lists. */
export async function listItems<T extends object, N>(
  context: RequestContext,
  kind: ItemKind<T>,
  input: ContentItemsInput,
  shown: (item: StoredItem<T>) => N | Promise<N>,
): Promise<Connection<N> & { readonly totalCount: number }> {
  authorize(context.actor, kind.readPermission);
  const page = pageRequestOf(input, pageSizes);
  const { nameContains, enabled, createdBy, lastModifiedBy } = input;
  const filter = present({ nameContains, enabled, createdBy, lastModifiedBy });
  const found = await readItems(context, kind, filter, page);
  const { edges, pageInfo } = connectionOf(found, page);
  const shownEdges: { node: N; cursor: string }[] = [];
  for (const { node, cursor } of edges) shownEdges.push({ node: await shown(node), cursor });
  return { edges: shownEdges, pageInfo, totalCount: found.totalCount };
}
