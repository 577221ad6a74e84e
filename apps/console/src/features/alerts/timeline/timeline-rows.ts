import type { AlertTimelineQuery } from "../../../graphql/generated/graphql.ts";
import type { EntityName } from "../alert-search.ts";

type Timeline = AlertTimelineQuery["alert"]["timeline"];
export type TimelineAlert = Timeline["alerts"][number];

/** One line of the table: another alert, events of this one that no other alert parts, or its creation. */
export type TimelineRow =
  | { readonly kind: "alert"; readonly at: string; readonly alert: TimelineAlert }
  | { readonly kind: "events"; readonly at: string; readonly last: string; readonly count: number }
  | { readonly kind: "created"; readonly at: string };

/** In order of time. */
export function toRows({ alerts, events }: Pick<Timeline, "alerts" | "events">, createdAt: string): TimelineRow[] {
  const rows: TimelineRow[] = [
    ...events.map(({ first, last, count }) => ({ kind: "events" as const, at: first, last, count })),
    ...alerts.map((alert) => ({ kind: "alert" as const, at: alert.at, alert })),
    { kind: "created", at: createdAt },
  ];
  return joinEvents(rows.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)));
}

function joinEvents(rows: readonly TimelineRow[]): TimelineRow[] {
  const joined: TimelineRow[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    if (row.kind === "events" && before?.kind === "events")
      joined[joined.length - 1] = { ...before, last: row.last, count: before.count + row.count };
    else joined.push(row);
  }
  return joined;
}

interface Lane {
  readonly entity: EntityName;
  readonly alerts: readonly TimelineAlert[];
}

/** The entities that other alerts name, those that most name first. */
export function toLanes(alerts: readonly TimelineAlert[]): Lane[] {
  const named = alerts.flatMap((alert) => alert.entities.map((entity) => ({ alert, entity })));
  return [...Map.groupBy(named, ({ entity }) => `${entity.field} ${entity.value}`).values()]
    .flatMap(([first, ...more]) =>
      first ? [{ entity: first.entity, alerts: [first, ...more].map(({ alert }) => alert) }] : [],
    )
    .sort((one, other) => other.alerts.length - one.alerts.length);
}
