import { type Alert, type CountedEntity, countEntities, parseEventTime } from "@pharos/domain";
import type { EntityScope, EntitySighting, LakeRow } from "@pharos/lake";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { listEvents } from "./alert-service.ts";

export interface RelatedEntity extends CountedEntity {
  /** Other alerts that name it and that the reader may see, newest first. */
  readonly alerts: readonly Alert[];
}

export interface DatedSighting extends EntitySighting {
  /** No event named it before the day before the alert's first one. */
  readonly isNew: boolean;
}

const eventsMax = 200;
const dayMs = 24 * 3_600_000;
const daysBefore = 30;

/** What the alert's events name, each with the other alerts that name it. @throws queryTooSlow */
export async function findEntities(context: RequestContext, alert: Alert): Promise<RelatedEntity[]> {
  authorize(context.actor, "AlertRead");
  const entities = await readEntities(context, alert);
  const found = await context.lake.entityAlerts(scopeOf(context, alert, entities));
  const ids = new Set(found.flatMap(({ alerts }) => alerts.map(({ id }) => id)).filter((id) => id !== alert.id));
  const alerts = await context.store.alerts.getMany([...ids], context.actor.logTypeAccess);
  const byId = new Map(alerts.map((one) => [one.id, one]));
  return entities.counted.map((entity) => {
    const named = found.find(({ field, value }) => field === entity.field && value === entity.value);
    return { ...entity, alerts: (named?.alerts ?? []).flatMap(({ id }) => byId.get(id) ?? []) };
  });
}

/** The same in all events that the reader may search. @throws queryTooSlow */
export async function findSightings(context: RequestContext, alert: Alert): Promise<DatedSighting[]> {
  authorize(context.actor, "DataAnalyticsRead");
  const entities = await readEntities(context, alert);
  const sightings = await context.lake.entitySightings(scopeOf(context, alert, entities));
  return sightings.map((sighting) => ({ ...sighting, isNew: sighting.firstMs > entities.firstMs - dayMs }));
}

/** By id of the other alerts, which the reader must see: the values that they name as well. @throws queryTooSlow */
export async function findSharedValues(
  context: RequestContext,
  alert: Alert,
  others: readonly Alert[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  authorize(context.actor, "AlertRead");
  const values = new Map<string, string[]>();
  if (others.length === 0) return values;
  const scope = scopeOf(context, alert, await readEntities(context, alert));
  const firstMs = Math.min(...others.map(({ firstEventMatchedAt }) => firstEventMatchedAt.getTime()));
  const found = await context.lake.entityAlerts({
    ...scope,
    fromMs: Math.min(scope.fromMs, firstMs - dayMs),
    alertIds: others.map(({ id }) => id),
    alertsMax: others.length,
  });
  for (const { value, alerts } of found)
    for (const { id } of alerts) values.set(id, [...new Set([...(values.get(id) ?? []), value])]);
  return values;
}

interface AlertEntities {
  readonly counted: readonly CountedEntity[];
  readonly firstMs: number;
}

export async function readEntities(context: RequestContext, alert: Alert): Promise<AlertEntities> {
  const { rows } = await listEvents(context, alert, { pageSize: eventsMax });
  return { counted: countEntities(rows), firstMs: firstTimeOf(rows) ?? alert.firstEventMatchedAt.getTime() };
}

function firstTimeOf(rows: readonly LakeRow[]): number | undefined {
  return parseEventTime(rows.at(-1)?.p_event_time)?.getTime();
}

function scopeOf({ actor, clock }: RequestContext, alert: Alert, { counted, firstMs }: AlertEntities): EntityScope {
  const { logTypeAccess } = actor;
  return {
    entities: counted,
    fromMs: Math.min(firstMs, alert.createdAt.getTime()) - daysBefore * dayMs,
    // Clocks of what sends logs go ahead a little.
    toMs: clock().getTime() + dayMs,
    ...(logTypeAccess && { logTypeAccess }),
  };
}
