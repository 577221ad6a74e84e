import type { Alert, AlertGroup, AlertGroupKind, AlertSubtype, AlertType, Detection } from "@pharos/domain";

const types: Readonly<Record<AlertGroupKind, AlertType>> = {
  match: "ALERT",
  error: "DETECTION_ERROR",
  system: "SYSTEM_ERROR",
};

/** The alert that a group became at the moment of reaching its threshold. */
export function alertOf(group: AlertGroup, detection: Detection, openedAt: Date): Alert {
  return {
    id: group.alertId,
    type: types[group.kind],
    subtype: group.kind === "system" ? "SYSTEM_ERROR" : subtypeOf(detection, group.kind === "error"),
    status: "OPEN",
    ...group.text,
    ruleId: group.ruleId,
    dedupString: group.dedup,
    logTypes: group.logTypes,
    neededLogTypes: group.neededLogTypes,
    sourceIds: group.sourceIds,
    tags: detection.tags,
    eventCount: group.eventCount,
    createdAt: openedAt,
    firstEventMatchedAt: group.windowStartedAt,
    lastReceivedEventAt: group.lastMatchedAt,
    updatedAt: group.lastMatchedAt,
    updatedBy: undefined,
    assigneeId: undefined,
    revision: 0,
  };
}

/** A derived rule runs as what it is derived from; policies have no subtype for errors (specification 2 §3). */
function subtypeOf(detection: Detection, isError: boolean): AlertSubtype {
  if (detection.kind === "POLICY") return "POLICY";
  if (detection.kind === "CORRELATION_RULE") return isError ? "CORRELATION_RULE_ERROR" : "CORRELATION_RULE";
  const isScheduled = detection.kind === "SCHEDULED_RULE" || detection.scheduledQueries?.length;
  if (isScheduled) return isError ? "SCHEDULED_RULE_ERROR" : "SCHEDULED_RULE";
  return isError ? "RULE_ERROR" : "RULE";
}
