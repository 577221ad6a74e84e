import type { Alert, AlertGroup, AlertSubtype, Rule } from "@pharos/domain";

/** The alert that a group becomes when it reaches its threshold. */
export function alertOf(group: AlertGroup, rule: Rule | undefined): Alert {
  const isError = group.kind === "error";
  const subtype: AlertSubtype = isError ? "RULE_ERROR" : "RULE";
  return {
    id: group.alertId,
    type: isError ? "DETECTION_ERROR" : "ALERT",
    subtype,
    status: "OPEN",
    ...group.text,
    ruleId: group.ruleId,
    dedupString: group.dedup,
    logTypes: group.logTypes,
    sourceIds: group.sourceIds,
    tags: rule?.tags ?? [],
    eventCount: group.eventCount,
    createdAt: group.lastMatchedAt,
    firstEventMatchedAt: group.windowStartedAt,
    lastReceivedEventAt: group.lastMatchedAt,
    updatedAt: group.lastMatchedAt,
    updatedBy: undefined,
    assigneeId: undefined,
    revision: 0,
  };
}
