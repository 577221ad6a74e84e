import {
  type AlertGroupKind,
  type Detection,
  dedupPeriodMinutesDefault,
  type Rule,
  thresholdDefault,
} from "@pharos/domain";

/** How a detection's matches become alerts. */
export type Grouping = Pick<Rule, "createAlert" | "dedupPeriodMinutes" | "threshold">;

const groupingDefault: Grouping = {
  createAlert: true,
  dedupPeriodMinutes: dedupPeriodMinutesDefault,
  threshold: thresholdDefault,
};

/** Correlation rules and policies have no period and no threshold of their own (format §11.2, §12.1). */
export function groupingOf(detection: Detection): Grouping {
  switch (detection.kind) {
    case "POLICY":
      return groupingDefault;
    case "CORRELATION_RULE":
      return { ...groupingDefault, createAlert: detection.createAlert };
    default:
      return detection;
  }
}

/** Errors alert at once, whatever the threshold (format §4.6). */
export function groupingFor(kind: AlertGroupKind, detection: Detection): Grouping {
  const grouping = groupingOf(detection);
  return kind === "match" ? grouping : { ...grouping, threshold: 1 };
}
