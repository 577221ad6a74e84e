import { type Detection, type DetectionKind, invalidInput, isAttackValue, withAttackChanges } from "@pharos/domain";
import { type DetectionFacets, detectionNotFound } from "@pharos/store";
import { originOf, referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import {
  detectionModifyPermissions,
  detectionReadPermissions,
  findModifyPermission,
} from "../access/detection-permissions.ts";
import { isManaged, tooManyAtOnce } from "../content/errors.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkChangeable, readableKinds } from "../detections/detection-service.ts";

const changesMax = 1000;

/** Takes effect for events that arrive after the answer. @throws detectionNotFound, logTypeHidden, tooManyAtOnce */
export async function setDetectionsEnabled(
  context: RequestContext,
  ids: readonly string[],
  isEnabled: boolean,
): Promise<Detection[]> {
  authorize(context.actor, detectionModifyPermissions);
  const found = await findChangeable(context, ids);
  const { actor, clock, store, pipeline } = context;
  const record = { origin: originOf(actor), by: referenceOf(actor), at: clock() };
  const switched = found.filter(({ enabled }) => enabled !== isEnabled).map(({ id }) => id);
  const changed = new Map(
    (await store.detections.setEnabledOf(switched, isEnabled, record)).map((one) => [one.id, one]),
  );
  await pipeline.reload();
  return found.map((detection) => changed.get(detection.id) ?? detection);
}

export interface TagRequest {
  readonly ids: readonly string[];
  readonly add?: readonly string[] | null | undefined;
  readonly remove?: readonly string[] | null | undefined;
}

/** @throws detectionNotFound, logTypeHidden, tooManyAtOnce */
export async function tagDetections(context: RequestContext, { ids, add, remove }: TagRequest): Promise<Detection[]> {
  authorize(context.actor, detectionModifyPermissions);
  const found = await findChangeable(context, ids);
  const added = (add ?? []).map((tag) => tag.trim()).filter((tag) => tag !== "");
  const { actor, clock } = context;
  const record = { origin: originOf(actor), by: referenceOf(actor), at: clock() };
  return changeEach(context, found, (detection, detections) => {
    const kept = detection.tags.filter((tag) => !remove?.includes(tag));
    const tags = [...new Set([...kept, ...added])];
    if (tags.join("\0") === detection.tags.join("\0")) return detection;
    // Of what comes with Pharos or a pack they are a choice, which outlives updates.
    if (!detection.managed) return detections.setTags(detection.id, tags, record);
    return detections.choose(detection.id, { tags }, record.by, record.at, record.origin);
  });
}

/** Adds and removes techniques. @throws input.invalid, isManaged, detectionNotFound, logTypeHidden, tooManyAtOnce */
export async function mapDetections(context: RequestContext, request: TagRequest): Promise<Detection[]> {
  authorize(context.actor, detectionModifyPermissions);
  const [add, remove] = [request.add ?? [], request.remove ?? []];
  const unreadable = add.find((value) => !isAttackValue(value));
  if (unreadable !== undefined)
    throw invalidInput(
      `${JSON.stringify(unreadable)} is not a technique. Write a tactic and a technique, such as TA0001:T1078.004.`,
    );
  const found = await findChangeable(context, request.ids);
  const managed = found.find((detection) => detection.managed);
  if (managed) throw isManaged(managed.id);
  const { actor, clock } = context;
  const record = { origin: originOf(actor), by: referenceOf(actor), at: clock() };
  return changeEach(context, found, (detection, detections) => {
    const reports = withAttackChanges(detection.reports, add, remove);
    const isSame = JSON.stringify(reports) === JSON.stringify(detection.reports);
    return isSame ? detection : detections.setReports(detection.id, reports, record);
  });
}

/** Of all detections that the actor may see. */
export async function listFacets(context: RequestContext): Promise<DetectionFacets> {
  authorize(context.actor, detectionReadPermissions);
  const kinds: readonly DetectionKind[] = readableKinds(context.actor);
  const { visibleDetectionIds: ids } = await context.loaders.contentAccess();
  return context.store.detections.facets({ kinds, ...(ids && { ids }) });
}

async function findChangeable(context: RequestContext, ids: readonly string[]): Promise<Detection[]> {
  if (ids.length > changesMax) throw tooManyAtOnce(changesMax);
  const { visibleDetection } = await context.loaders.contentAccess();
  const stored = new Map((await context.store.detections.getMany(ids)).map((one) => [one.id, one]));
  const found = [...new Set(ids)].map((id) => {
    const detection = stored.get(id);
    if (!detection || !visibleDetection(detection)) throw detectionNotFound(id);
    return detection;
  });
  for (const detection of found) {
    authorize(context.actor, findModifyPermission(detection));
    await checkChangeable(context, detection);
  }
  return found;
}

async function changeEach(
  { store, pipeline }: RequestContext,
  found: readonly Detection[],
  change: (detection: Detection, detections: RequestContext["store"]["detections"]) => Detection | Promise<Detection>,
): Promise<Detection[]> {
  const changed = await store.transaction(async (tx) => {
    const all: Detection[] = [];
    for (const detection of found) all.push(await change(detection, tx.detections));
    return all;
  });
  await pipeline.reload();
  return changed;
}
