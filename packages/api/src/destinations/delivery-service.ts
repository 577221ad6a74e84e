import {
  type Admission,
  type Alert,
  type AlertSubtype,
  admitDelivery,
  alertNotFound,
  alertSubtypes,
  choosesDestinations,
  type DeliveryState,
  type Destination,
  destinationsRefuseType,
  destinationsUnknown,
  type ExplainedRoute,
  explainRoute,
  invalidInput,
  type RoutableAlert,
  routableOf,
  type Severity,
} from "@pharos/domain";
import type { DeliverySelection, DeliveryWithAttempts, Page, PageRequest } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { getDetection } from "../detections/detection-service.ts";

/** Oldest first. */
export function listDeliveries(context: RequestContext, { id }: Alert): Promise<readonly DeliveryWithAttempts[]> {
  authorize(context.actor, "AlertRead");
  return context.loaders.deliveries.load(id);
}

/**
 * Sends what was given up once more: chosen deliveries of alerts that the actor sees, or all of a destination.
 * @returns how many
 */
export async function retryDeliveries(context: RequestContext, selection: DeliverySelection): Promise<number> {
  authorize(context.actor, "ids" in selection ? ["AlertModify", "DestinationModify"] : "DestinationModify");
  return context.store.deliveries.retry(selection, context.clock(), context.actor.logTypeAccess);
}

export interface PendingQuestion {
  readonly state: DeliveryState;
  readonly destinationId: string | undefined;
}

export interface PendingAnswer {
  readonly page: Page<{ readonly dispatch: DeliveryWithAttempts; readonly alert: Alert }>;
  readonly counts: ReadonlyMap<DeliveryState, number>;
}

/** Messages that have not arrived, of the alerts that the actor sees. @throws cursorInvalid */
export async function listPending(
  context: RequestContext,
  { state, destinationId }: PendingQuestion,
  request: PageRequest,
): Promise<PendingAnswer> {
  authorize(context.actor, "AlertRead");
  const { store, actor, clock } = context;
  const filter = { destinationId, logTypeAccess: actor.logTypeAccess };
  const now = clock();
  const [found, counts] = await Promise.all([
    store.pendingDeliveries.list(state, filter, request, now),
    store.pendingDeliveries.counts(filter, now),
  ]);
  const alertIds = [...new Set(found.items.map(({ alertId }) => alertId))];
  const alerts = new Map((await store.alerts.getMany(alertIds, actor.logTypeAccess)).map((one) => [one.id, one]));
  const seen = found.items.flatMap((dispatch, index) => {
    const alert = alerts.get(dispatch.alertId);
    return alert ? [{ item: { dispatch, alert }, cursor: found.cursors[index] ?? "" }] : [];
  });
  const page = { ...found, items: seen.map(({ item }) => item), cursors: seen.map(({ cursor }) => cursor) };
  return { page, counts };
}

/** Sends an alert once more. @throws alertNotFound, destinationsUnknown, destinationsRefuseType */
export async function deliverAlert(
  context: RequestContext,
  alertId: string,
  destinationIds: readonly string[],
): Promise<Alert> {
  authorize(context.actor, "AlertModify");
  const { store, actor, clock } = context;
  const wanted = [...new Set(destinationIds)];
  if (wanted.length === 0) throw invalidInput("Choose at least one destination");
  const [alert] = await store.alerts.getMany([alertId], actor.logTypeAccess);
  if (!alert) throw alertNotFound(alertId);
  const destinations = await store.destinations.getMany(wanted);
  const unknown = wanted.filter((id) => !destinations.some((one) => one.id === id));
  if (unknown.length > 0) throw destinationsUnknown(unknown);
  const refusing = destinations.filter(({ alertTypes }) => !alertTypes.includes(alert.subtype));
  if (refusing.length > 0) throw destinationsRefuseType(refusing.map(({ id }) => id));
  await store.transaction(async (tx) => {
    // What waits of the alert goes first: its messages arrive in order.
    await tx.deliveries.releaseAlert(alertId, wanted, clock());
    await tx.deliveries.add([{ alertId, destinationIds: wanted, trigger: "RESENT" }], clock());
  });
  return alert;
}

export interface RoutingQuestion {
  readonly alertId?: string;
  readonly detectionId?: string;
  readonly severity?: Severity;
  readonly alertType?: string;
  readonly logTypes?: readonly string[];
  readonly outputIds?: readonly string[];
}

export interface RoutingAnswer {
  readonly route: ExplainedRoute;
  readonly destinations: readonly Destination[];
  /** When each of them would get it, by id. */
  readonly admissions: ReadonlyMap<string, Admission>;
  /** A function of the detection chooses the destinations of each alert; the route is of those where it chooses none. */
  readonly mayDiffer: boolean;
}

/**
 * Tells where an alert, the alerts of a detection, or those of a draft would go now.
 * @throws alertNotFound, detectionNotFound
 */
export async function explainRouting(context: RequestContext, question: RoutingQuestion): Promise<RoutingAnswer> {
  authorize(context.actor, "DestinationRead");
  const destinations = await context.store.destinations.list();
  const alert = await readSubject(context, question);
  const now = context.clock();
  const mutes = await context.store.mutes.listRunning(now);
  const { severity, detectionId } = alert;
  const admissions = destinations.map(
    ({ id, quiet }) => [id, admitDelivery({ destinationId: id, detectionId, severity, quiet, mutes }, now)] as const,
  );
  const { mayDiffer } = alert;
  return { route: explainRoute(alert, destinations), destinations, admissions: new Map(admissions), mayDiffer };
}

/** `detectionId` is empty for a draft. */
type Subject = RoutableAlert & { readonly detectionId: string; readonly mayDiffer: boolean };

async function readSubject(context: RequestContext, question: RoutingQuestion): Promise<Subject> {
  const { alertId, detectionId } = question;
  if (alertId !== undefined) return readRoutable(context, alertId);
  if (detectionId === undefined) return draftOf(question);
  const detection = await getDetection(context, detectionId);
  return { ...routableOf(detection), detectionId, mayDiffer: choosesDestinations(detection) };
}

async function readRoutable(context: RequestContext, alertId: string): Promise<Subject> {
  authorize(context.actor, "AlertRead");
  const alert = await context.store.alerts.get(alertId, context.actor.logTypeAccess);
  if (!alert) throw alertNotFound(alertId);
  const detection = await context.loaders.detections.load(alert.ruleId);
  return {
    ...alert,
    detectionId: alert.ruleId,
    dynamicDestinations: alert.dynamicDestinations,
    overrides: detection?.outputIds ?? [],
    mayDiffer: false,
  };
}

function draftOf(question: RoutingQuestion): Subject {
  const { severity = "INFO", alertType = "RULE", logTypes = [], outputIds = [] } = question;
  const subtype = alertSubtypes.find((known) => known === alertType) as AlertSubtype | undefined;
  if (!subtype) throw invalidInput(`${alertType} is not an alert type`);
  const draft = { severity, subtype, logTypes, overrides: outputIds, dynamicDestinations: undefined };
  return { ...draft, detectionId: "", mayDiffer: false };
}
