import {
  type AlertGroupKind,
  type Detection,
  dedupPeriodMinutesDefault,
  type Rule,
  thresholdDefault,
} from "@pharos/domain";

/** How the matches of a group become an alert. */
export type Grouping = Pick<Rule, "dedupPeriodMinutes" | "threshold">;

/**
 * Correlation rules and policies have no period and no threshold of their own (format §11.2, §12.1); errors alert at
 * once, whatever the threshold (§4.6).
 */
export function groupingOf(detection: Detection, kind: AlertGroupKind): Grouping {
  const hasOwn = "threshold" in detection;
  return {
    dedupPeriodMinutes: hasOwn ? detection.dedupPeriodMinutes : dedupPeriodMinutesDefault,
    threshold: hasOwn && kind === "match" ? detection.threshold : thresholdDefault,
  };
}

/** The others make only signals, and alerts when they fail. */
export function makesAlerts(detection: Detection): boolean {
  return detection.kind === "POLICY" || detection.createAlert;
}
