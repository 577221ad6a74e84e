import { hasPermission, type Pack, type PharosError } from "@pharos/domain";
import { holdDetections, type Page, type StoredItem } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { packKind } from "../content/item-kinds.ts";
import { getItem } from "../content/read-items.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type PageInput, pageRequestOf } from "../graphql/connection.ts";
import { present } from "../graphql/present.ts";
import { carryOutPlan, findOtherPacks, planInstallation } from "./install-pack.ts";
import { readPermissionOf } from "./pack-content.ts";
import type { PackItemChange } from "./plan-pack-change.ts";
import { readPackCatalogue, type ShownPack, toShownPack } from "./shown-pack.ts";
import { switchItems } from "./switch-items.ts";

export interface PacksInput extends PageInput {
  readonly nameContains?: string | null | undefined;
  readonly enabled?: boolean | null | undefined;
  readonly hasUpdate?: boolean | null | undefined;
  readonly createdBy?: string | null | undefined;
  readonly lastModifiedBy?: string | null | undefined;
}

export const packPageSizes = { default: 100, max: 500 };

export interface ShownPackPage extends Page<ShownPack> {
  readonly totalCount: number;
}

/** By display name. */
export async function listPacks(context: RequestContext, input: PacksInput): Promise<ShownPackPage> {
  authorize(context.actor, "RuleRead");
  const { packs } = context.store;
  const catalogue = await readPackCatalogue(context.store);
  const { nameContains, enabled, hasUpdate, createdBy, lastModifiedBy } = input;
  const isWanted = (pack: StoredItem<Pack>) => toShownPack(pack, catalogue).known.hasUpdate === hasUpdate;
  const ids = hasUpdate == null ? undefined : (await packs.all()).filter(isWanted).map(({ id }) => id);
  const filter = { ...present({ nameContains, enabled, createdBy, lastModifiedBy }), ...(ids && { ids }) };
  const page = await packs.list({ filter, ...pageRequestOf(input, packPageSizes) });
  return { ...page, items: page.items.map((pack) => toShownPack(pack, catalogue)) };
}

/** @throws contentItemNotFound */
export async function getPack(context: RequestContext, id: string): Promise<ShownPack> {
  authorize(context.actor, "RuleRead");
  return toShownPack(await getItem(context, packKind, id), await readPackCatalogue(context.store));
}

/**
 * Switches the pack and its items; those that another pack that is on has as well stay on. All else that people chose
 * of an item stays. A pack of a source is installed when it is enabled, so that what could not be saved before is now.
 * @throws contentItemNotFound, PackUpdateFailed
 */
export async function setPackEnabled(context: RequestContext, id: string, isEnabled: boolean): Promise<ShownPack> {
  authorize(context.actor, "RuleModify");
  const pack = await getPack(context, id);
  if (isEnabled && pack.origin === "SOURCE") {
    const { installed = pack.known.releases[0] } = pack.known;
    if (installed) await carryOutPlan(context, await planInstallation(context, pack, installed.version), true);
  }
  const switched = await findSwitched(context, await getPack(context, id), isEnabled);
  const problem = await findAccessProblem(context, switched);
  if (problem) throw problem;
  const [by, now] = [referenceOf(context.actor), context.clock()];
  await context.store.transaction(async (tx) => {
    await tx.packs.setEnabled(id, isEnabled, by, now);
    // What waited with the pack is on as it ships; the rest is switched.
    await holdDetections(tx, now);
    await switchItems(tx, switched, isEnabled, by, now);
  });
  await context.pipeline.reload();
  return getPack(context, id);
}

/** Whether the actor sees the log types of all items that change when the pack is switched. */
export async function isSwitchable(context: RequestContext, pack: ShownPack): Promise<boolean> {
  authorize(context.actor, "RuleRead");
  if (context.actor.logTypeAccess === undefined) return true;
  const switched = await findSwitched(context, pack, !pack.enabled);
  return (await findAccessProblem(context, switched)) === undefined;
}

/** Those that another pack that is on has as well stay on. */
async function findSwitched({ store }: RequestContext, pack: ShownPack, isEnabled: boolean): Promise<string[]> {
  if (isEnabled) return [...pack.itemIds];
  const others = (await findOtherPacks(store, pack)).filter(({ enabled }) => enabled);
  const held = new Set(others.flatMap((other) => other.itemIds));
  return pack.itemIds.filter((itemId) => !held.has(itemId));
}

export interface PackVersionRequest {
  readonly id: string;
  readonly version: string;
}

/** Installs another version, newer or older. @throws contentItemNotFound, packVersionNotFound, PackUpdateFailed */
export async function changePackVersion(
  context: RequestContext,
  { id, version }: PackVersionRequest,
): Promise<ShownPack> {
  authorize(context.actor, "RuleModify");
  const pack = await getPack(context, id);
  await carryOutPlan(context, await planInstallation(context, pack, version), pack.enabled);
  await context.pipeline.reload();
  return getPack(context, id);
}

export interface PackChanges {
  readonly from: string | undefined;
  readonly to: string;
  readonly items: readonly PackItemChange[];
  readonly leftOut: readonly string[];
  readonly problems: readonly string[];
}

/** Returns what another version would change. @throws contentItemNotFound, packVersionNotFound */
export async function findPackChanges(
  context: RequestContext,
  { id, version }: PackVersionRequest,
): Promise<PackChanges> {
  authorize(context.actor, "RuleRead");
  const pack = await getPack(context, id);
  const { changes, read, problems, queryProblems } = await planInstallation(context, pack, version);
  const access = await context.loaders.contentAccess();
  const hidden = new Set(
    (await context.store.detections.getMany(changes.map((change) => change.id)))
      .filter((detection) => access.detectionProblem(detection) !== undefined)
      .map((detection) => detection.id),
  );
  const mayRead = ({ id: itemId, kind }: PackItemChange) =>
    !hidden.has(itemId) && hasPermission(context.actor.permissions, readPermissionOf(kind));
  return {
    from: pack.known.installed?.version,
    to: version,
    items: changes.map((change) => (mayRead(change) ? change : { ...change, before: [], after: [], overrides: [] })),
    leftOut: [...read.leftOut.map((one) => `${one.id}: ${one.message}`), ...queryProblems.values()],
    problems,
  };
}

/** Returns the problem of the first item that tells of log types that the actor does not see. */
async function findAccessProblem(context: RequestContext, ids: readonly string[]): Promise<PharosError | undefined> {
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
  return problem;
}
