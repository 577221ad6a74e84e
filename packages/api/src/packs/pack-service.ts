import type { Pack } from "@pharos/domain";
import type { Store, StoredItem } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { packKind } from "../content/item-kinds.ts";
import { getItem } from "../content/read-items.ts";
import type { RequestContext } from "../context/request-context.ts";

/**
 * Switches the pack and its items; those that another pack that is on has as well stay on. All else that people chose
 * of an item stays.
 * @throws contentItemNotFound
 */
export async function setPackEnabled(
  context: RequestContext,
  id: string,
  isEnabled: boolean,
): Promise<StoredItem<Pack>> {
  authorize(context.actor, "RuleModify");
  const pack = await getItem(context, packKind, id);
  const others = (await context.store.packs.all()).filter((other) => other.enabled && other.id !== id);
  const held = new Set(isEnabled ? [] : others.flatMap(({ itemIds }) => itemIds));
  const itemIds = pack.itemIds.filter((itemId) => !held.has(itemId));
  await checkItemsAccess(context, itemIds);
  const switched = await context.store.transaction(async (tx) => {
    await switchItems(tx, itemIds, isEnabled, context);
    return tx.packs.setEnabled(id, isEnabled, referenceOf(context.actor), context.clock());
  });
  await context.pipeline.reload();
  return switched;
}

/** @throws logTypeHidden, logTypesHidden for the first that tells of log types that the actor does not see */
async function checkItemsAccess(context: RequestContext, ids: readonly string[]): Promise<void> {
  const { store, loaders } = context;
  const access = await loaders.contentAccess();
  const wanted = new Set(ids);
  const [detections, models, queries, tables] = await Promise.all([
    store.detections.getMany(ids),
    store.dataModels.getMany(ids),
    store.savedQueries.getMany(ids),
    store.lookupTables.all(),
  ]);
  const [problem] = [
    ...detections.map((detection) => access.detectionProblem(detection)),
    ...models.map(access.dataModelProblem),
    ...queries.map(access.queryProblem),
    ...tables.filter(({ name }) => wanted.has(name)).map(access.lookupTableProblem),
  ].filter((one) => one !== undefined);
  if (problem) throw problem;
}

/** Only those that are not as they shall be. Globals can't be switched; queries without a schedule are run by hand. */
async function switchItems(
  tx: Store,
  ids: readonly string[],
  isEnabled: boolean,
  { actor, clock }: RequestContext,
): Promise<void> {
  const by = referenceOf(actor);
  const isOther = ({ enabled }: { readonly enabled: boolean }) => enabled !== isEnabled;
  for (const detection of (await tx.detections.getMany(ids)).filter(isOther)) {
    await tx.detections.setEnabled(detection.id, isEnabled, clock(), by, "PACK");
  }
  for (const model of (await tx.dataModels.getMany(ids)).filter(isOther)) {
    await tx.dataModels.setEnabled(model.id, isEnabled, by, clock());
  }
  for (const query of (await tx.savedQueries.getMany(ids)).filter(isOther)) {
    if (query.schedule !== undefined) await tx.savedQueries.setEnabled(query.name, isEnabled, by, clock());
  }
  const wanted = new Set(ids);
  for (const table of (await tx.lookupTables.all()).filter(({ name }) => wanted.has(name)).filter(isOther)) {
    await tx.lookupTables.update(table.id, table.revision, { ...table, enabled: isEnabled }, by, clock());
  }
}
