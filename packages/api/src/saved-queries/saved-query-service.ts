import { hasRowLimit, isRule, type SavedQuery } from "@pharos/domain";
import { contentItemIdTaken, type StoredItem, withoutRecord } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { checkItems } from "../content/check-items.ts";
import { isManaged } from "../content/errors.ts";
import { savedQueryKind } from "../content/item-kinds.ts";
import { getItemByUuid } from "../content/read-items.ts";
import type { RequestContext } from "../context/request-context.ts";
import { readGeneralSettings } from "../settings/general-settings-service.ts";
import { limitMissing, savedQueryInUse } from "./errors.ts";

/** @throws contentItemIdTaken, ItemsInvalid, limitMissing */
export async function createSavedQuery(context: RequestContext, query: SavedQuery): Promise<StoredItem<SavedQuery>> {
  authorize(context.actor, "DataAnalyticsModify");
  if (await context.store.savedQueries.get(query.name)) throw contentItemIdTaken("query", query.name);
  await checkQuery(context, query);
  return context.store.savedQueries.create(query, referenceOf(context.actor), context.clock());
}

/**
 * @param change what the stored query becomes
 * @throws contentItemNotFound, isManaged, contentItemIdTaken, ItemsInvalid, limitMissing
 */
export async function updateSavedQuery(
  context: RequestContext,
  uuid: string,
  change: (stored: SavedQuery) => SavedQuery,
): Promise<StoredItem<SavedQuery>> {
  authorize(context.actor, "DataAnalyticsModify");
  const query = change(withoutRecord<SavedQuery>(await changeable(context, uuid)));
  await checkQuery(context, query);
  return context.store.savedQueries.update(uuid, query, referenceOf(context.actor), context.clock());
}

/** Also of one that comes with Pharos. @throws contentItemNotFound, limitMissing */
export async function setSavedQueryEnabled(
  context: RequestContext,
  uuid: string,
  enabled: boolean,
): Promise<StoredItem<SavedQuery>> {
  authorize(context.actor, "DataAnalyticsModify");
  const stored = await getItemByUuid(context, savedQueryKind, uuid);
  await checkChangeable(context, stored);
  await checkLimit(context, { ...stored, enabled });
  return context.store.savedQueries.setEnabled(stored.name, enabled, referenceOf(context.actor), context.clock());
}

/** All of them, or none. @throws contentItemNotFound, isManaged, savedQueryInUse */
export async function deleteSavedQueries(context: RequestContext, uuids: readonly string[]): Promise<void> {
  authorize(context.actor, "DataAnalyticsModify");
  const queries = await Promise.all(uuids.map((uuid) => changeable(context, uuid)));
  const rules = (await context.store.detections.all({ kinds: ["SCHEDULED_RULE"] })).filter(isRule);
  for (const { name } of queries) {
    const users = rules.filter(({ scheduledQueries = [] }) => scheduledQueries.includes(name)).map(({ id }) => id);
    if (users.length > 0) throw savedQueryInUse(name, users);
  }
  await context.store.transaction(async (tx) => {
    for (const { name } of queries) await tx.savedQueries.delete(name);
  });
}

async function changeable(context: RequestContext, uuid: string): Promise<StoredItem<SavedQuery>> {
  const query = await getItemByUuid(context, savedQueryKind, uuid);
  if (query.managed) throw isManaged(query.name);
  await checkChangeable(context, query);
  return query;
}

/** @throws logTypeHidden, logTypesHidden */
async function checkChangeable(context: RequestContext, query: StoredItem<SavedQuery>): Promise<void> {
  const problem = (await context.loaders.contentAccess()).queryProblem(query);
  if (problem) throw problem;
}

async function checkQuery(context: RequestContext, query: SavedQuery): Promise<void> {
  await checkItems(context, { queries: [query] }, { runsTests: false });
  await checkLimit(context, query);
}

async function checkLimit(context: RequestContext, query: SavedQuery): Promise<void> {
  if (!query.schedule || !query.enabled || hasRowLimit(query)) return;
  if ((await readGeneralSettings(context)).scheduledQueriesNeedLimit) throw limitMissing();
}
