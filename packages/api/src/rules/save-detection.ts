import { isDeepStrictEqual } from "node:util";
import { contentOf, detectionsOf } from "@pharos/detection";
import { type Detection, isRule } from "@pharos/domain";
import { type DetectionChoices, detectionIdTaken, detectionNotFound } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { checkItems } from "../content/check-items.ts";
import { isManaged } from "../content/errors.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { modifyPermissionOf } from "./detection-service.ts";

export interface SaveOptions {
  /** Refuse what fails its own tests. */
  readonly runsTestsFirst: boolean;
  /** Change nothing. */
  readonly runsTestsOnly: boolean;
}

/** @throws detectionIdTaken, ItemsInvalid, TestsFailed */
export async function createDetection(
  context: RequestContext,
  detection: Detection,
  options: SaveOptions,
): Promise<Detection | undefined> {
  authorize(context.actor, modifyPermissionOf(detection));
  if (await context.store.detections.get(detection.id)) throw detectionIdTaken(detection.id);
  const checked = await check(context, detection, options);
  if (options.runsTestsOnly) return undefined;
  await context.store.detections.create(checked);
  await context.pipeline.reload();
  return checked;
}

/**
 * Replaces the detection, or creates it. Of one that comes with Pharos only what people may choose can be changed.
 * @throws isManaged, detectionIdTaken where the id belongs to another kind, ItemsInvalid, TestsFailed
 */
export async function putDetection(
  context: RequestContext,
  detection: Detection,
  options: SaveOptions,
): Promise<{ detection: Detection | undefined; isCreated: boolean }> {
  authorize(context.actor, modifyPermissionOf(detection));
  const stored = await context.store.detections.get(detection.id);
  if (stored === undefined) return { detection: await createDetection(context, detection, options), isCreated: true };
  if (kindGroup(stored) !== kindGroup(detection)) throw detectionIdTaken(detection.id);
  if (stored.managed) return { detection: await choose(context, stored, detection, options), isCreated: false };
  const checked = await check(context, detection, options);
  if (options.runsTestsOnly) return { detection: undefined, isCreated: false };
  const { createdAt, createdBy } = stored;
  await context.store.detections.put(checked);
  await context.pipeline.reload();
  return { detection: { ...checked, createdAt, ...(createdBy && { createdBy }) }, isCreated: false };
}

/** @throws detectionNotFound, isManaged */
export async function deleteDetection(context: RequestContext, detection: Detection): Promise<void> {
  authorize(context.actor, modifyPermissionOf(detection));
  if (detection.managed) throw isManaged(detection.id);
  if (!(await context.store.detections.delete(detection.id))) throw detectionNotFound(detection.id);
  await context.pipeline.reload();
}

/** A rule may turn into a scheduled one, but not into a policy. */
function kindGroup({ kind }: Detection): string {
  return kind === "POLICY" || kind === "CORRELATION_RULE" ? kind : "RULE";
}

/** As it would be read from a file, with who made it. */
async function check(context: RequestContext, detection: Detection, options: SaveOptions): Promise<Detection> {
  const { runsTestsFirst, runsTestsOnly } = options;
  const content = await checkItems(context, contentOf([detection]), { runsTests: runsTestsFirst || runsTestsOnly });
  const [checked] = detectionsOf(content);
  if (checked === undefined) throw new Error("a detection that was checked is there");
  const by = referenceOf(context.actor);
  const now = context.clock();
  return { ...checked, managed: false, createdAt: now, createdBy: by, lastModified: now, lastModifiedBy: by };
}

const choosable = ["enabled", "severity", "outputIds", "threshold", "dedupPeriodMinutes", "inlineFilters"] as const;

async function choose(
  context: RequestContext,
  stored: Detection,
  wanted: Detection,
  { runsTestsOnly }: SaveOptions,
): Promise<Detection> {
  const differing = Object.entries(wanted).filter(
    ([key, value]) => !recordKeys.has(key) && !isDeepStrictEqual(plain(value), plain(stored[key as keyof Detection])),
  );
  const isChoice = ([key]: [string, unknown]) => (choosable as readonly string[]).includes(key);
  if (!differing.every(isChoice)) throw isManaged(stored.id);
  const choices: DetectionChoices = Object.fromEntries(differing);
  if (choices.inlineFilters !== undefined && isRule(stored)) {
    // Under a name of its own: as itself it would be taken for an attempt to replace it.
    await checkItems(
      context,
      contentOf([{ ...stored, id: `${stored.id} filtered`, inlineFilters: choices.inlineFilters }]),
      { runsTests: false },
    );
  }
  if (differing.length === 0 || runsTestsOnly) return stored;
  const chosen = await context.store.detections.choose(stored.id, choices, referenceOf(context.actor), context.clock());
  await context.pipeline.reload();
  return chosen;
}

const recordKeys = new Set([
  "managed",
  "createdAt",
  "createdBy",
  "lastModified",
  "lastModifiedBy",
  "ownMembers",
  "bookkeeping",
]);

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
