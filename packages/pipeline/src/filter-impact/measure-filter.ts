import { type Alert, isTruePositive } from "@pharos/domain";

/** A stored match of the rule. */
export interface StoredMatch {
  readonly alertId: string;
  readonly event: Readonly<Record<string, unknown>>;
}

export interface FilteredAlert {
  readonly alert: Alert;
  readonly events: number;
  readonly eventsRemoved: number;
  /** Too few events are left for the threshold. */
  readonly isRemoved: boolean;
  readonly isTruePositive: boolean;
}

export interface FilterMeasure {
  readonly alerts: number;
  readonly events: number;
  readonly eventsRemoved: number;
  /** Those that lose events: true positives first, then the newest. */
  readonly filtered: readonly FilteredAlert[];
}

/** What a filter would have done to alerts, by the matches that are stored of them. An alert without any is left alone. */
export function measureFilter(
  passes: (event: unknown) => boolean,
  matches: Iterable<StoredMatch>,
  alerts: readonly Alert[],
  threshold: number,
): FilterMeasure {
  const counts = new Map(alerts.map(({ id }) => [id, { events: 0, removed: 0 }]));
  for (const { alertId, event } of matches) {
    const count = counts.get(alertId);
    if (count === undefined) continue;
    count.events += 1;
    if (!passes(event)) count.removed += 1;
  }
  const measured = alerts.map((alert): FilteredAlert => {
    const { events, removed } = counts.get(alert.id) ?? { events: 0, removed: 0 };
    return {
      alert,
      events,
      eventsRemoved: removed,
      isRemoved: removed > 0 && events - removed < threshold,
      isTruePositive: isTruePositive(alert),
    };
  });
  const sum = (of: (one: FilteredAlert) => number) => measured.reduce((total, one) => total + of(one), 0);
  return {
    alerts: alerts.length,
    events: sum(({ events }) => events),
    eventsRemoved: sum(({ eventsRemoved }) => eventsRemoved),
    filtered: measured.filter(({ eventsRemoved }) => eventsRemoved > 0).sort(byWeight),
  };
}

function byWeight(a: FilteredAlert, b: FilteredAlert): number {
  const real = ({ isTruePositive, isRemoved }: FilteredAlert) => Number(isTruePositive && isRemoved);
  return real(b) - real(a) || b.alert.createdAt.getTime() - a.alert.createdAt.getTime();
}
