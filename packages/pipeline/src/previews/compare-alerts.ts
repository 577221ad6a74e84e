import { isDeepStrictEqual } from "node:util";
import type { PreviewedAlert } from "./group-findings.ts";

/**
 * `NEW`: none of its events alerts in the saved version. `GONE`: the other way round. `CHANGED`: both versions alert on
 * one of its events, and it reads or goes elsewhere.
 */
export type AlertChange = "NEW" | "CHANGED" | "KEPT" | "GONE";

export const alertAspects = ["SEVERITY", "TITLE", "DESTINATIONS"] as const;
export type AlertAspect = (typeof alertAspects)[number];

/** How an alert of the draft differs from that of the saved version. */
export interface AlertDifference {
  readonly aspect: AlertAspect;
  /** One value; of destinations those that the versions ask for, none where severities decide. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export interface ComparedAlert extends PreviewedAlert {
  readonly change: AlertChange;
  /** Empty unless it is changed. */
  readonly differences: readonly AlertDifference[];
}

/**
 * The alerts of a draft, and those of the saved version that have no event in common with any of them. Alerts are told
 * apart by their events, because a draft may group and name them otherwise. Without a saved version all are new.
 */
export function compareAlerts(
  draft: readonly PreviewedAlert[],
  saved: readonly PreviewedAlert[] | undefined,
): ComparedAlert[] {
  const savedByKey = byKey(saved ?? []);
  const drafted = new Set(draft.flatMap(keysOf));
  return [
    ...draft.map((one) => compareWith(one, findCounterpart(one, savedByKey))),
    ...(saved ?? [])
      .filter((one) => !keysOf(one).some((key) => drafted.has(key)))
      .map((one) => ({ ...one, change: "GONE" as const, differences: [] })),
  ];
}

function compareWith(drafted: PreviewedAlert, saved: PreviewedAlert | undefined): ComparedAlert {
  if (saved === undefined) return { ...drafted, change: "NEW", differences: [] };
  const differences = alertAspects.flatMap((aspect) => {
    const [from, to] = [readAspect(saved, aspect), readAspect(drafted, aspect)];
    return isDeepStrictEqual(from, to) ? [] : [{ aspect, from, to }];
  });
  return { ...drafted, change: differences.length > 0 ? "CHANGED" : "KEPT", differences };
}

function readAspect({ alert, destinations }: PreviewedAlert, aspect: AlertAspect): readonly string[] {
  if (aspect === "SEVERITY") return [alert.severity];
  return aspect === "TITLE" ? [alert.title] : [...new Set(destinations)].sort();
}

/** The saved alert that has most events in common with it, the first of several. */
function findCounterpart(
  alert: PreviewedAlert,
  savedByKey: ReadonlyMap<string, PreviewedAlert>,
): PreviewedAlert | undefined {
  const shared = new Map<PreviewedAlert, number>();
  for (const key of keysOf(alert)) {
    const saved = savedByKey.get(key);
    if (saved !== undefined) shared.set(saved, (shared.get(saved) ?? 0) + 1);
  }
  let found: PreviewedAlert | undefined;
  for (const [saved, count] of shared) if (count > (found ? (shared.get(found) ?? 0) : 0)) found = saved;
  return found;
}

/** A match and an error on the same event are different alerts. An alert about too many alerts has no events: its text stands for them. */
function keysOf({ alert: { type, dedupString }, events }: PreviewedAlert): readonly string[] {
  return events.length > 0 ? events.map(({ rowId }) => `${type} ${rowId}`) : [`${type} ${dedupString}`];
}

function byKey(alerts: readonly PreviewedAlert[]): ReadonlyMap<string, PreviewedAlert> {
  return new Map(alerts.flatMap((alert) => keysOf(alert).map((key) => [key, alert] as const)));
}
