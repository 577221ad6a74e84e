import { type AlertGroup, type AlertGroupKey, type Detection, ruleLogTypes } from "@pharos/domain";
import { type GroupedMatch, groupMatch } from "./group-matches.ts";

/** How many alerts a detection may open within an hour, which begins with the first of them (format §3.6). */
export const alertsAnHourMax = 1_000;

const minutes = 60;

/** A detection's alerts are counted by a group of their own, which becomes an alert itself when they are too many. */
export function stormKeyOf(ruleId: string): AlertGroupKey {
  return { ruleId, kind: "system", dedup: "AlertStorm" };
}

export interface StormResult {
  readonly storm: AlertGroup;
  readonly mayOpen: boolean;
  /** People are to be told of it now. */
  readonly isRaised: boolean;
}

/**
 * Decides whether a detection may open one more alert.
 * @param storm the count as it is, undefined before the first alert
 * @param wasHeldBack it was refused before, so it is counted already
 */
export function guardAgainstStorm(
  storm: AlertGroup | undefined,
  detection: Detection,
  at: Date,
  wasHeldBack: boolean,
  newAlertId: () => string,
): StormResult {
  const isOver = storm?.isAlertCreated === true && at < storm.windowEndsAt;
  if (isOver && wasHeldBack) return { storm, mayOpen: false, isRaised: false };
  const grouping = { dedupPeriodMinutes: minutes, threshold: alertsAnHourMax + 1 };
  const { group, outcome } = groupMatch(storm, anAlertOf(detection, at), grouping, newAlertId);
  return { storm: group, mayOpen: outcome === "waiting", isRaised: outcome === "opened" };
}

function anAlertOf(detection: Detection, at: Date): GroupedMatch {
  const name = detection.displayName || detection.id;
  const max = alertsAnHourMax.toLocaleString("en-US");
  const until = new Date(at.getTime() + minutes * 60_000).toISOString().slice(11, 16);
  return {
    ...stormKeyOf(detection.id),
    text: {
      title: `${name} opened ${max} alerts within an hour; no more are opened before ${until} UTC`,
      severity: detection.severity,
      description: `All matches and signals of ${detection.id} are still stored, and alerts that are open go on counting theirs. The number of events here is the number of alerts, those that were held back included; a group that still matches after ${until} UTC opens its alert then.`,
      runbook:
        "Look at the latest alerts of the detection. If they tell of one thing, let dedup return what they have in common. If they are noise, raise the threshold, add an inline filter, or set CreateAlert to false, which keeps the signals.",
      reference: "",
      context: {},
    },
    unique: null,
    logType: "",
    neededLogTypes: ruleLogTypes(detection),
    sourceId: "",
    at,
  };
}
