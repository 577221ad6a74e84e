import type { Permission, Stored } from "@pharos/domain";
import type { ContentItemRepository } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { ContentAccess } from "../access/content-access.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Connection, connectionOf, type PageInput, pageRequestOf } from "../graphql/connection.ts";
import { present } from "../graphql/present.ts";

export interface ContentItemsInput extends PageInput {
  readonly nameContains?: string | null | undefined;
  readonly enabled?: boolean | null | undefined;
  readonly createdBy?: string | null | undefined;
  readonly lastModifiedBy?: string | null | undefined;
}

const pageSizes = { default: 100, max: 500 };

/**
 * A page of one kind of content, as GraphQL shows lists.
 * @param visibleIds those that the actor sees; undefined for all
 */
export async function listItems<T extends object, N>(
  context: RequestContext,
  permission: Permission,
  repository: ContentItemRepository<T>,
  input: ContentItemsInput,
  shown: (item: Stored<T> & { readonly uuid: string }) => N,
  visibleIds: (access: ContentAccess) => readonly string[] | undefined = () => undefined,
): Promise<Connection<N> & { readonly totalCount: number }> {
  authorize(context.actor, permission);
  const page = pageRequestOf(input, pageSizes);
  const { nameContains, enabled, createdBy, lastModifiedBy } = input;
  const ids = visibleIds(await context.loaders.contentAccess());
  const filter = present({ ids, nameContains, enabled, createdBy, lastModifiedBy });
  const found = await repository.list({ filter, ...page });
  const { edges, pageInfo } = connectionOf(found, page);
  return {
    edges: edges.map(({ node, cursor }) => ({ node: shown(node), cursor })),
    pageInfo,
    totalCount: found.totalCount,
  };
}
