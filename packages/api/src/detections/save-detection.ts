import { contentOf, detectionsOf } from "@pharos/detection-content";
import { type Detection, type DetectionChangeOrigin, isRule } from "@pharos/domain";
import { type DetectionChoices, detectionIdTaken, detectionNotFound } from "@pharos/store";
import { originOf, referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { findModifyPermission } from "../access/detection-permissions.ts";
import { checkItems } from "../content/check-items.ts";
import { isManaged, logicElsewhere } from "../content/errors.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkChangeable } from "./detection-service.ts";
import { wantedChanges, withChoices } from "./wanted-changes.ts";

export interface SaveOptions {
  /** Refuse what fails its own tests. */
  readonly runsTestsFirst: boolean;
  /** Change nothing. */
  readonly runsTestsOnly: boolean;
  /** Of the version that was edited: a later one is not replaced. */
  readonly ifLastModified?: Date;
  /** Default: by what the actor is. */
  readonly origin?: DetectionChangeOrigin;
}

/** @throws detectionIdTaken, ItemsInvalid, TestsFailed */
export async function createDetection(
  context: RequestContext,
  detection: Detection,
  options: SaveOptions,
): Promise<Detection | undefined> {
  const [created] = await createDetections(context, [detection], options);
  return created;
}

/** All of them, or none. @throws detectionIdTaken, ItemsInvalid, TestsFailed */
export async function createDetections(
  context: RequestContext,
  detections: readonly Detection[],
  options: SaveOptions,
): Promise<readonly Detection[]> {
  for (const detection of detections) authorize(context.actor, findModifyPermission(detection));
  const [taken] = await context.store.detections.getMany(detections.map(({ id }) => id));
  if (taken) throw detectionIdTaken(taken.id);
  const checked = await check(context, detections, options);
  if (options.runsTestsOnly) return [];
  const { actor, clock, store } = context;
  const { origin = originOf(actor) } = options;
  await store.detections.createMany(checked, { origin, by: referenceOf(actor), at: clock() });
  await context.pipeline.reload();
  return checked;
}

/**
 * Replaces the detection, or creates it. Of one that comes with Pharos, is derived from another, or was written in
 * Sigma, only what people may choose can be changed.
 * @throws isManaged, logicElsewhere, detectionIdTaken where the id belongs to another kind, detectionChanged,
 * ItemsInvalid, TestsFailed
 */
export async function putDetection(
  context: RequestContext,
  detection: Detection,
  options: SaveOptions,
): Promise<{ detection: Detection | undefined; isCreated: boolean }> {
  authorize(context.actor, findModifyPermission(detection));
  const stored = await context.store.detections.get(detection.id);
  if (stored) await checkChangeable(context, stored);
  if (stored === undefined) return { detection: await createDetection(context, detection, options), isCreated: true };
  if (kindGroup(stored) !== kindGroup(detection)) throw detectionIdTaken(detection.id);
  const { choices, others } = wantedChanges(stored, detection);
  if (stored.managed || isBound(stored)) {
    if (others.length > 0) throw stored.managed ? isManaged(stored.id) : logicElsewhere(stored.id, others);
    return { detection: await choose(context, stored, choices, options), isCreated: false };
  }
  const bookkeeping = { ...stored.bookkeeping, ...detection.bookkeeping };
  const [checked] = await check(context, [{ ...detection, bookkeeping }], options);
  if (options.runsTestsOnly || checked === undefined) return { detection: undefined, isCreated: false };
  const { createdAt, createdBy } = stored;
  const { origin = originOf(context.actor), ifLastModified } = options;
  await context.store.detections.put(checked, origin, ifLastModified);
  await context.pipeline.reload();
  return { detection: { ...checked, createdAt, ...(createdBy && { createdBy }) }, isCreated: false };
}

/** @throws detectionNotFound, isManaged */
export async function deleteDetection(context: RequestContext, detection: Detection): Promise<void> {
  authorize(context.actor, findModifyPermission(detection));
  await checkChangeable(context, detection);
  if (detection.managed) throw isManaged(detection.id);
  const { actor, clock, store } = context;
  const record = { origin: originOf(actor), by: referenceOf(actor), at: clock() };
  const [deleted] = await store.detections.delete([detection.id], record);
  if (deleted === undefined) throw detectionNotFound(detection.id);
  await context.pipeline.reload();
}

/** A rule that follows another one, or was written in Sigma. */
function isBound(detection: Detection): boolean {
  return isRule(detection) && (detection.baseDetection !== undefined || detection.sigma !== undefined);
}

/** A rule may turn into a scheduled one, but not into a policy. */
function kindGroup({ kind }: Detection): string {
  return kind === "POLICY" || kind === "CORRELATION_RULE" ? kind : "RULE";
}

/** As they would be read from files, with who made them. */
async function check(
  context: RequestContext,
  detections: readonly Detection[],
  { runsTestsFirst, runsTestsOnly }: SaveOptions,
): Promise<readonly Detection[]> {
  const content = await checkItems(context, contentOf(detections), { runsTests: runsTestsFirst || runsTestsOnly });
  const by = referenceOf(context.actor);
  const now = context.clock();
  const record = { managed: false, createdAt: now, createdBy: by, lastModified: now, lastModifiedBy: by };
  return detectionsOf(content).map((detection) => ({ ...detection, ...record }));
}

/** Of a detection whose logic is elsewhere: in a shipped file, in its base, in Sigma. */
async function choose(
  context: RequestContext,
  stored: Detection,
  choices: DetectionChoices,
  options: SaveOptions,
): Promise<Detection> {
  if (choices.inlineFilters?.length && isRule(stored)) {
    // Under a name of its own: as itself it would be taken for an attempt to replace it.
    const filtered = { ...stored, id: `${stored.id} filtered`, inlineFilters: choices.inlineFilters };
    await checkItems(context, contentOf([filtered]), { runsTests: false });
  }
  if (Object.keys(choices).length === 0 || options.runsTestsOnly) return stored;
  const { origin = originOf(context.actor), ifLastModified } = options;
  const by = referenceOf(context.actor);
  const now = context.clock();
  if (!stored.managed && isRule(stored)) {
    const changed = { ...withChoices(stored, choices), lastModified: now, lastModifiedBy: by };
    await context.store.detections.put(changed, origin, ifLastModified);
    await context.pipeline.reload();
    return changed;
  }
  const chosen = await context.store.detections.choose(stored.id, choices, by, now, origin, ifLastModified);
  await context.pipeline.reload();
  return chosen;
}
