import type { AlertMessage } from "./alert-message.ts";

/** The message that a test sends. */
export function testMessage(consoleUrl: string, now: Date): AlertMessage {
  return {
    alertId: "Test.Alert",
    detectionId: "Test.Alert",
    detectionName: "Test Alert",
    title: "This is a Test Alert",
    severity: "INFO",
    subtype: "RULE",
    status: "OPEN",
    assigneeName: null,
    createdAt: now,
    description: "This is a Test Alert",
    runbook: `Stuck? Check out our docs: ${consoleUrl}/docs/`,
    reference: "",
    context: {},
    tags: ["test"],
    logTypes: [],
    dedupString: "Test.Alert",
    eventCount: 1,
    version: null,
    link: consoleUrl,
    isResent: false,
    idempotencyKey: `Test.Alert-${now.getTime()}`,
  };
}
