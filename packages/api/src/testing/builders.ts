import { randomBytes } from "node:crypto";
import type { Alert, LogSource, Policy, Rule } from "@pharos/domain";
import type { Store } from "@pharos/store";

const at = new Date("2026-03-01T11:00:00Z");

export function anAlert(change: Partial<Alert> = {}): Alert {
  const { logTypes = ["Custom.Door"] } = change;
  return {
    id: randomBytes(16).toString("hex"),
    type: "ALERT",
    subtype: "RULE",
    status: "OPEN",
    severity: "HIGH",
    title: "Root signed in",
    description: "",
    runbook: "",
    reference: "",
    ruleId: "AWS.Root",
    dedupString: "root",
    context: { ip: "192.0.2.7" },
    logTypes,
    neededLogTypes: logTypes,
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

export function aRule(change: Partial<Rule> = {}): Rule {
  return {
    id: "AWS.Root",
    kind: "RULE",
    displayName: "Root sign-in",
    enabled: true,
    severity: "HIGH",
    logTypes: ["Custom.Door"],
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    dedupPeriodMinutes: 60,
    threshold: 1,
    createAlert: true,
    summaryAttributes: [],
    outputIds: [],
    body: "def rule(event):\n    return True\n",
    tests: [],
    managed: true,
    createdAt: at,
    lastModified: at,
    ...change,
  };
}

export function aPolicy(change: Partial<Policy> = {}): Policy {
  const { kind, logTypes, dedupPeriodMinutes, threshold, createAlert, summaryAttributes, ...common } = aRule();
  const body = "def policy(resource):\n    return True\n";
  return { ...common, kind: "POLICY", resourceTypes: ["AWS.S3.Bucket"], suppressions: [], body, ...change } as Policy;
}

export const doorSchema = `schema: Custom.Door
fields:
  - { name: at, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: door, type: string, required: true }
`;

/** The schema of the tests in the store, so that sources may name it. */
export async function addDoorSchema(store: Store, now: Date): Promise<void> {
  const content = { name: "Custom.Door", spec: doorSchema, description: "Doors", referenceURL: "" };
  await store.schemas.syncManaged([content], now);
}

let sources = 0;

/** Each under a label of its own, because labels are taken once. */
export function aSource(
  store: Store,
  change: Partial<Parameters<Store["sources"]["create"]>[0]> = {},
): Promise<LogSource> {
  const source = {
    label: `Doors ${++sources}`,
    type: "HTTP" as const,
    logTypes: ["Custom.Door"],
    streamType: "Auto" as const,
    streamOptions: {},
    auth: { method: "Bearer" as const, secret: "s3cret" },
    enabled: true,
    createdBy: "Ada",
    ...change,
  };
  // Ids of one millisecond have no order, and lists of sources made at the same time go by them.
  const before = Date.now();
  while (Date.now() === before);
  return store.sources.create(source, at);
}
