import type { Alert, Entity } from "@pharos/domain";
import type { AlertEventBucket } from "@pharos/lake";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { readEntities } from "./alert-entities.ts";
import { eventScopeOf, findEventTimes } from "./alert-service.ts";

export interface TimelineAlert extends Alert {
  /** When the first of its events happened that names one of the entities. */
  readonly at: Date;
  readonly entities: readonly Entity[];
}

export interface AlertTimeline {
  readonly from: Date;
  readonly to: Date;
  readonly bucketMs: number;
  readonly events: readonly AlertEventBucket[];
  /** Oldest first. */
  readonly alerts: readonly TimelineAlert[];
  readonly alertCount: number;
  /** Entities that more alerts name than were looked at. */
  readonly crowdedEntities: readonly Entity[];
}

const dayMs = 24 * 3_600_000;
const daysBefore = 7;
/** Of each entity: the latest. */
const alertsLookedAt = 300;
const alertsShown = 500;
const buckets = 120;

/**
 * The alert's events, and the other alerts that name what they name, from seven days before the first event until now.
 * @throws queryTooSlow, queryTooLarge
 */
export async function readTimeline(context: RequestContext, alert: Alert): Promise<AlertTimeline> {
  authorize(context.actor, "AlertRead");
  const [times, { counted }] = await Promise.all([findEventTimes(context, alert), readEntities(context, alert)]);
  const firstMs = Math.min(times?.first.getTime() ?? alert.createdAt.getTime(), alert.createdAt.getTime());
  const { alerts, crowdedEntities } = await findAlerts(context, alert, counted, firstMs);
  const shown = nearest(alerts, firstMs);
  const fromMs = Math.min(firstMs, shown[0]?.at.getTime() ?? firstMs);
  // Clocks of what sends logs go ahead a little.
  const toMs = Math.max(context.clock().getTime(), times?.last.getTime() ?? 0, shown.at(-1)?.at.getTime() ?? 0) + 1;
  const bucketMs = Math.ceil((toMs - fromMs) / buckets);
  const { logTypeAccess, ...scope } = eventScopeOf(context, alert);
  const events = await context.lake.countAlertEvents({
    ...scope,
    ...{ fromMs, toMs, bucketMs },
    ...(logTypeAccess && { logTypeAccess }),
  });
  return {
    ...{ from: new Date(fromMs), to: new Date(toMs), bucketMs, events },
    ...{ alerts: shown, alertCount: alerts.length, crowdedEntities },
  };
}

async function findAlerts(
  { actor, clock, lake, store }: RequestContext,
  alert: Alert,
  entities: readonly Entity[],
  firstMs: number,
): Promise<Pick<AlertTimeline, "alerts" | "crowdedEntities">> {
  const { logTypeAccess } = actor;
  const found = await lake.entityAlerts({
    entities,
    fromMs: firstMs - daysBefore * dayMs,
    toMs: clock().getTime() + dayMs,
    alertsMax: alertsLookedAt,
    ...(logTypeAccess && { logTypeAccess }),
  });
  const sightings = found.flatMap(({ field, value, alerts }) =>
    alerts.map(({ id, firstMs }) => ({ id, firstMs, entity: { field, value } })),
  );
  const byId = Map.groupBy(sightings, ({ id }) => id);
  byId.delete(alert.id);
  const alerts = (await store.alerts.getMany([...byId.keys()], logTypeAccess)).map((one) => {
    const own = byId.get(one.id) ?? [];
    const at = new Date(Math.min(...own.map(({ firstMs }) => firstMs)));
    return { ...one, at, entities: own.map(({ entity }) => entity) };
  });
  const crowdedEntities = found.filter(({ alerts }) => alerts.length >= alertsLookedAt);
  return { alerts: alerts.sort((one, other) => one.at.getTime() - other.at.getTime()), crowdedEntities };
}

/** As many as are shown: those around the time of the events tell most. */
function nearest(alerts: readonly TimelineAlert[], ms: number): TimelineAlert[] {
  const distance = ({ at }: TimelineAlert) => Math.abs(at.getTime() - ms);
  const kept = new Set(alerts.toSorted((one, other) => distance(one) - distance(other)).slice(0, alertsShown));
  return alerts.filter((one) => kept.has(one));
}
