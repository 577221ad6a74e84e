import { type Detection, detectionsChangedMax, isPolicy, isRule } from "@pharos/domain";
import { originOf, referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { findModifyPermission } from "../access/detection-permissions.ts";
import { isManaged, tooManyAtOnce } from "../content/errors.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkChangeable } from "../detections/detection-service.ts";

export interface DeleteDetectionsRequest {
  readonly ids: readonly string[];
  readonly isDryRun: boolean;
  /** Also the queries of scheduled rules that no other rule uses. */
  readonly includesQueries: boolean;
}

export interface Deleted {
  readonly detectionIds: readonly string[];
  readonly queryNames: readonly string[];
}

/** Ids of nothing are left out of the answer. @throws isManaged, and access.forbidden for a kind that the actor may not change */
export async function deleteDetections(context: RequestContext, request: DeleteDetectionsRequest): Promise<Deleted> {
  authorize(context.actor, ["RuleModify", "PolicyModify"]);
  const found = (await context.loaders.detections.loadMany(limited(request.ids))).filter(
    (detection): detection is Detection => detection !== undefined && !(detection instanceof Error),
  );
  for (const detection of found) await checkDeletable(context, detection);
  const queryNames = request.includesQueries ? await orphanedQueries(context, found) : [];
  if (queryNames.length > 0) authorize(context.actor, "DataAnalyticsModify");
  return carryOut(context, { detectionIds: found.map(({ id }) => id), queryNames }, request.isDryRun);
}

export interface DeleteQueriesRequest {
  readonly names: readonly string[];
  readonly isDryRun: boolean;
  /** Also the scheduled rules that are run on them. */
  readonly includesDetections: boolean;
}

/** @throws isManaged */
export async function deleteQueries(context: RequestContext, request: DeleteQueriesRequest): Promise<Deleted> {
  authorize(context.actor, "DataAnalyticsModify");
  const { isVisibleQuery } = await context.loaders.contentAccess();
  const found = (await context.store.savedQueries.getMany(limited(request.names))).filter(isVisibleQuery);
  for (const query of found) if (query.managed) throw isManaged(query.name);
  const names = new Set(found.map(({ name }) => name));
  const scheduled = request.includesDetections ? await context.store.detections.all({ kinds: ["SCHEDULED_RULE"] }) : [];
  const linked = scheduled
    .filter(isRule)
    .filter(({ scheduledQueries = [] }) => scheduledQueries.some((q) => names.has(q)));
  for (const detection of linked) await checkDeletable(context, detection);
  return carryOut(context, { detectionIds: linked.map(({ id }) => id), queryNames: [...names] }, request.isDryRun);
}

async function checkDeletable(context: RequestContext, detection: Detection): Promise<void> {
  authorize(context.actor, findModifyPermission(detection));
  await checkChangeable(context, detection);
  if (detection.managed) throw isManaged(detection.id);
}

async function orphanedQueries(context: RequestContext, deleted: readonly Detection[]): Promise<string[]> {
  const queriesOf = (detection: Detection) =>
    isPolicy(detection) || !isRule(detection) ? [] : (detection.scheduledQueries ?? []);
  const going = new Set(deleted.map(({ id }) => id));
  const names = new Set(deleted.flatMap(queriesOf));
  if (names.size === 0) return [];
  const staying = (await context.store.detections.all({ kinds: ["SCHEDULED_RULE"] })).filter(
    ({ id }) => !going.has(id),
  );
  const used = new Set(staying.flatMap(queriesOf));
  const stored = await context.store.savedQueries.getMany([...names].filter((name) => !used.has(name)));
  const { queryProblem } = await context.loaders.contentAccess();
  return stored.filter((query) => !query.managed && queryProblem(query) === undefined).map(({ name }) => name);
}

async function carryOut(context: RequestContext, deleted: Deleted, isDryRun: boolean): Promise<Deleted> {
  if (isDryRun || deleted.detectionIds.length + deleted.queryNames.length === 0) return deleted;
  const { actor, clock, store } = context;
  const record = { origin: originOf(actor), by: referenceOf(actor), at: clock() };
  await store.transaction(async (tx) => {
    await tx.detections.delete(deleted.detectionIds, record);
    for (const name of deleted.queryNames) await tx.savedQueries.delete(name);
  });
  await context.pipeline.reload();
  return deleted;
}

function limited(ids: readonly string[]): readonly string[] {
  if (ids.length > detectionsChangedMax) throw tooManyAtOnce(detectionsChangedMax);
  return ids;
}
