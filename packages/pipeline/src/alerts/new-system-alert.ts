import { randomBytes } from "node:crypto";
import type { Alert } from "@pharos/domain";

/** What is particular to it; the dedup string tells whose fault it is of those that its kind is about. */
export type SystemFault = Pick<
  Alert,
  "ruleId" | "dedupString" | "title" | "description" | "logTypes" | "neededLogTypes" | "sourceIds"
>;

/** An alert that no detection raised. */
export function newSystemAlert(fault: SystemFault, now: Date): Alert {
  return {
    id: randomBytes(16).toString("hex"),
    type: "SYSTEM_ERROR",
    subtype: "SYSTEM_ERROR",
    status: "OPEN",
    severity: "HIGH",
    runbook: "",
    reference: "",
    context: {},
    tags: [],
    eventCount: 0,
    createdAt: now,
    firstEventMatchedAt: now,
    lastReceivedEventAt: now,
    updatedAt: now,
    updatedBy: undefined,
    assigneeId: undefined,
    revision: 0,
    ...fault,
  };
}
