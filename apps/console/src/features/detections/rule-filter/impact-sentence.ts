interface Counts {
  readonly alerts: number;
  readonly alertsRemoved: number;
  readonly events: number;
  readonly eventsRemoved: number;
}

/** "Removes 3 of 4 alerts and 6 of 9 events (67%)." */
export function describeImpact({ alerts, alertsRemoved, events, eventsRemoved }: Counts): string {
  if (alerts === 0) return "The rule raised no alerts.";
  if (eventsRemoved === 0)
    return `Removes nothing: none of the ${count(events, "event")} of its alerts has such values.`;
  const share = `${text(eventsRemoved)} of ${count(events, "event")} (${percent(eventsRemoved, events)})`;
  return `Removes ${text(alertsRemoved)} of ${count(alerts, "alert")} and ${share}.`;
}

export function describeTruePositives(removed: number): string {
  return removed === 1
    ? "1 of these alerts was a true positive. With this filter it would not have been raised."
    : `${text(removed)} of these alerts were true positives. With this filter they would not have been raised.`;
}

const text = (value: number) => value.toLocaleString("en");
const count = (value: number, noun: string) => `${text(value)} ${noun}${value === 1 ? "" : "s"}`;

/** Never says all or nothing of what is only nearly so. */
function percent(part: number, whole: number): string {
  const share = (100 * part) / whole;
  if (share < 1) return "less than 1%";
  return part < whole && share > 99 ? "more than 99%" : `${Math.round(share)}%`;
}
