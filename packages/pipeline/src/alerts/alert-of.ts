import {
  type Alert,
  type AlertGroup,
  type AlertGroupKind,
  type AlertType,
  alertSubtypeOf,
  type Detection,
} from "@pharos/domain";

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
    subtype: group.kind === "system" ? "SYSTEM_ERROR" : alertSubtypeOf(detection, group.kind === "error"),
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
