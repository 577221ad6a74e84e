import {
  choosesDestinations,
  type DeliveryOutcome,
  type Destination,
  type Detection,
  destinationNotFound,
  maskSecrets,
  raisesAlerts,
  routableOf,
  routeAlert,
  type SettingValues,
} from "@pharos/domain";
import type { DestinationContent, DestinationCounts } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { MessageTarget, ToolSetup } from "../context/destination-gateway.ts";
import type { RequestContext } from "../context/request-context.ts";
import { readableKinds } from "../detections/detection-service.ts";
import { readmitHeld } from "../mutes/mute-service.ts";
import {
  checkForm,
  checkLogTypes,
  checkSettings,
  checkTemplates,
  type DestinationForm,
  findKind,
} from "./check-destination.ts";
import { checkQuiet } from "./check-quiet.ts";
import { hookPath } from "./hooks/hook-path.ts";

/** By name. */
export function listDestinations(context: RequestContext): Promise<Destination[]> {
  authorize(context.actor, "DestinationRead");
  return context.store.destinations.list();
}

/** @throws destinationNotFound */
export async function getDestination(context: RequestContext, id: string): Promise<Destination> {
  authorize(context.actor, "DestinationRead");
  const destination = await context.store.destinations.get(id);
  if (!destination) throw destinationNotFound(id);
  return destination;
}

/** With masks for secrets. */
export async function readSettings(context: RequestContext, { id, type }: Destination): Promise<SettingValues> {
  authorize(context.actor, "DestinationRead");
  const settings = await context.store.destinations.settings(id);
  const kind = context.destinations.kinds.find((one) => one.type === type);
  // What no kind knows any more could be anything, secrets too.
  return settings && kind ? maskSecrets(settings, kind.secretKeys) : {};
}

/** Where its tool sends what people change there; undefined where nothing comes back from it. */
export function hookUrlOf({ destinations, config }: RequestContext, { id, type }: Destination): string | undefined {
  return destinations.hooksOf(type) && `${config.publicUrl}${hookPath}${id}`;
}

/** Undefined where nothing is to be pasted into the tool, or its settings were lost with the key that sealed them. */
export async function readSetup(context: RequestContext, destination: Destination): Promise<ToolSetup | undefined> {
  authorize(context.actor, "DestinationRead");
  const hookUrl = hookUrlOf(context, destination);
  const kind = context.destinations.kinds.find(({ type }) => type === destination.type);
  if (hookUrl === undefined || !kind?.describeSetup) return undefined;
  const settings = await context.store.destinations.settings(destination.id);
  return settings && kind.describeSetup({ hookUrl, settings: maskSecrets(settings, kind.secretKeys) });
}

export function countsOf(context: RequestContext, { id }: Destination): Promise<DestinationCounts | undefined> {
  authorize(context.actor, "DestinationRead");
  return context.loaders.destinationCounts.load(id);
}

/** Detections whose overrides name it, as far as the actor sees them. */
export async function listUses(
  context: RequestContext,
  { id, displayName }: Pick<Destination, "id" | "displayName">,
): Promise<Detection[]> {
  authorize(context.actor, "DestinationRead");
  const [detections, { visibleDetection }] = await Promise.all([
    context.store.detections.all({ outputIds: [id, displayName] }),
    context.loaders.contentAccess(),
  ]);
  return detections.flatMap((detection) => visibleDetection(detection) ?? []);
}

const reachingMax = 200;

export interface DestinationReach {
  readonly count: number;
  readonly overridesCount: number;
  readonly functionCount: number;
  /** The first ones, those with overrides first, then by name. */
  readonly detections: readonly ReachingDetection[];
}

interface ReachingDetection extends Pick<Detection, "id" | "displayName" | "kind" | "severity"> {
  readonly isOverride: boolean;
}

/** What the destination's alerts come from, as far as the actor may see it. */
export async function readReach(context: RequestContext, { id }: Pick<Destination, "id">): Promise<DestinationReach> {
  authorize(context.actor, "DestinationRead");
  const { store, loaders, actor } = context;
  const kinds = readableKinds(actor);
  const [all, destinations, { visibleDetection }] = await Promise.all([
    kinds.length === 0 ? [] : store.detections.all({ kinds }),
    store.destinations.list(),
    loaders.contentAccess(),
  ]);
  const raising = all.filter((detection) => raisesAlerts(detection) && visibleDetection(detection));
  const reaching = raising.flatMap((detection) => {
    const { step, destinationIds } = routeAlert(routableOf(detection), destinations);
    if (!destinationIds.includes(id)) return [];
    const { id: detectionId, displayName, kind, severity } = detection;
    return [{ id: detectionId, displayName, kind, severity, isOverride: step === "OVERRIDES" }];
  });
  const nameOf = ({ displayName, id: ownId }: ReachingDetection) => displayName || ownId;
  reaching.sort((a, b) => Number(b.isOverride) - Number(a.isOverride) || nameOf(a).localeCompare(nameOf(b)));
  return {
    count: reaching.length,
    overridesCount: reaching.filter(({ isOverride }) => isOverride).length,
    functionCount: raising.filter(choosesDestinations).length,
    detections: reaching.slice(0, reachingMax),
  };
}

/** @throws destinationNameTaken, destinationLogTypeUnknown, and InvalidInput with field errors */
export async function addDestination(
  context: RequestContext,
  type: string,
  form: DestinationForm,
): Promise<Destination> {
  authorize(context.actor, "DestinationModify");
  const quiet = form.quiet ? { quiet: checkQuiet(form.quiet) } : {};
  const checked = { ...checkForm(findKind(context, type), form), ...checkTemplates(context, form), ...quiet };
  await checkLogTypes(context, checked.logTypes);
  const content = withFollows(context, checked);
  return context.store.destinations.create({ type, ...content }, context.actor.name, context.clock());
}

/**
 * What is queued for it is sent at once with the new settings, and what waits is decided anew.
 * @throws destinationNotFound, revisionConflict, destinationNameTaken, destinationLogTypeUnknown, and InvalidInput with field errors
 */
export async function updateDestination(
  context: RequestContext,
  id: string,
  revision: number,
  form: DestinationForm,
): Promise<Destination> {
  authorize(context.actor, "DestinationModify");
  const { store, actor, clock } = context;
  const before = await getDestination(context, id);
  const stored = await store.destinations.settings(id);
  const checked = checkForm(findKind(context, before.type), form, stored);
  await checkLogTypes(context, checked.logTypes, before.logTypes);
  const quiet = form.quiet ? checkQuiet(form.quiet) : before.quiet;
  const content = withFollows(context, { ...checked, ...checkTemplates(context, form, before), quiet });
  return store.transaction(async (tx) => {
    const destination = await tx.destinations.update(id, revision, content, actor.name, clock());
    if (JSON.stringify(before.quiet) !== JSON.stringify(quiet)) {
      await readmitHeld(tx, { destinationId: id }, clock());
    }
    if (JSON.stringify(stored) === JSON.stringify(content.settings)) return destination;
    const health = { verification: "UNVERIFIED", pausedUntil: undefined, failuresInRow: 0 } as const;
    await tx.destinations.setHealth(id, health);
    await tx.deliveries.release(id, clock());
    return { ...destination, ...health };
  });
}

/** What waits for it is given up. @throws destinationNotFound */
export async function deleteDestination(context: RequestContext, id: string): Promise<void> {
  authorize(context.actor, "DestinationModify");
  await context.store.transaction(async (tx) => {
    if (!(await tx.destinations.delete(id))) throw destinationNotFound(id);
    await tx.deliveries.cancel(id, context.clock());
  });
}

function withFollows({ destinations }: RequestContext, content: DestinationContent): DestinationContent {
  return { ...content, follows: destinations.followsOf(content.settings) };
}

export interface TestRequest {
  readonly outputId?: string;
  readonly outputType?: string;
  /** Absent: those that are stored. */
  readonly settings?: unknown;
}

/**
 * Sends a made-up alert. When a saved destination takes it, what waits is sent too.
 * @throws destinationNotFound, and InvalidInput with field errors
 */
export async function testDestination(context: RequestContext, request: TestRequest): Promise<DeliveryOutcome> {
  authorize(context.actor, "DestinationModify");
  const { store, clock, destinations } = context;
  const { saved, type, settings } = await readTarget(context, request);
  const outcome = await destinations.sendTest(type, settings);
  if (saved && request.settings === undefined && outcome.kind === "delivered") {
    await store.transaction(async (tx) => {
      const health = { verification: "VERIFIED", pausedUntil: undefined, failuresInRow: 0 } as const;
      await tx.destinations.setHealth(saved.id, health);
      await tx.deliveries.release(saved.id, clock());
    });
  }
  return outcome;
}

/** The kind and the complete settings that a request is about. @throws destinationNotFound, and InvalidInput with field errors */
export async function readTarget(
  context: RequestContext,
  { outputId, outputType, settings: given }: TestRequest,
): Promise<MessageTarget & { readonly saved: Destination | undefined }> {
  const saved = outputId === undefined ? undefined : await getDestination(context, outputId);
  const stored = saved && (await context.store.destinations.settings(saved.id));
  const kind = findKind(context, saved?.type ?? outputType ?? "");
  return { saved, type: kind.type, settings: checkSettings(kind, given ?? stored, stored) };
}
