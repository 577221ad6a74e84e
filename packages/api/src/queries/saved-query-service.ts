import type { SavedQuery } from "@pharos/domain";
import { contentItemNotFound, type StoredItem } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { isUuid } from "../graphql/uuid.ts";

/** By the id that a new name does not change. @throws contentItemNotFound */
export async function getSavedQuery(context: RequestContext, uuid: string): Promise<StoredItem<SavedQuery>> {
  authorize(context.actor, "DataAnalyticsRead");
  const query = isUuid(uuid) ? await context.store.savedQueries.getByUuid(uuid) : undefined;
  if (!query) throw contentItemNotFound("query", uuid);
  return query;
}
