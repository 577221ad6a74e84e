import { randomBytes } from "node:crypto";
import type { Alert } from "@pharos/domain";

const at = new Date("2026-03-01T11:00:00Z");

export function anAlert(change: Partial<Alert> = {}): Alert {
  return {
    id: randomBytes(16).toString("hex"),
    type: "ALERT",
    subtype: "RULE",
    status: "OPEN",
    severity: "HIGH",
    title: "The vault was opened",
    description: "",
    runbook: "",
    reference: "",
    ruleId: "Door.Vault",
    dedupString: "vault",
    context: {},
    logTypes: ["Custom.Door"],
    neededLogTypes: ["Custom.Door"],
    sourceIds: [],
    tags: [],
    eventCount: 1,
    createdAt: at,
    firstEventMatchedAt: at,
    lastReceivedEventAt: at,
    updatedAt: at,
    updatedBy: undefined,
    assigneeId: undefined,
    revision: 0,
    ...change,
  };
}
