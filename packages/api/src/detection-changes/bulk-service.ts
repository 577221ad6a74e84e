import {
  type Detection,
  type DetectionKind,
  detectionsChangedMax,
  invalidInput,
  isAttackValue,
  withAttackChanges,
} from "@pharos/domain";
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

/** Takes effect for events that arrive after the answer. @throws detectionNotFound, logTypeHidden, tooManyAtOnce */
export async function setDetectionsEnabled(
  context: RequestContext,
  ids: readonly string[],
  isEnabled: boolean,
): Promise<Detection[]> {
  authorize(context.actor, detectionModifyPermissions);
  const found = await findChangeable(context, ids);
  const switched = found.filter(({ enabled }) => enabled !== isEnabled).map(({ id }) => id);
  const { detections } = context.store;
  return withChanged(context, found, await detections.setEnabledOf(switched, isEnabled, recordOf(context)));
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
  const changed = found.flatMap(({ id, tags: before }) => {
    const tags = [...new Set([...before.filter((tag) => !remove?.includes(tag)), ...added])];
    return tags.join("\0") === before.join("\0") ? [] : [[id, tags] as const];
  });
  return withChanged(context, found, await context.store.detections.setTags(new Map(changed), recordOf(context)));
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
  const changed = found.flatMap(({ id, reports: before }) => {
    const reports = withAttackChanges(before, add, remove);
    return JSON.stringify(reports) === JSON.stringify(before) ? [] : [[id, reports] as const];
  });
  return withChanged(context, found, await context.store.detections.setReports(new Map(changed), recordOf(context)));
}

/** Of all detections that the actor may see. */
export async function listFacets(context: RequestContext): Promise<DetectionFacets> {
  authorize(context.actor, detectionReadPermissions);
  const kinds: readonly DetectionKind[] = readableKinds(context.actor);
  const { visibleDetectionIds: ids } = await context.loaders.contentAccess();
  return context.store.detections.facets({ kinds, ...(ids && { ids }) });
}

async function findChangeable(context: RequestContext, ids: readonly string[]): Promise<Detection[]> {
  if (ids.length > detectionsChangedMax) throw tooManyAtOnce(detectionsChangedMax);
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

function recordOf({ actor, clock }: RequestContext) {
  return { origin: originOf(actor), by: referenceOf(actor), at: clock() };
}

/** Returns them in the order of `found`; evaluation follows the change. */
async function withChanged(
  { pipeline }: RequestContext,
  found: readonly Detection[],
  changed: readonly Detection[],
): Promise<Detection[]> {
  if (changed.length > 0) await pipeline.reload();
  const byId = new Map(changed.map((one) => [one.id, one]));
  return found.map((detection) => byId.get(detection.id) ?? detection);
}
