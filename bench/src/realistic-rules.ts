import type { Rule } from "@pharos/domain";
import { watchedName } from "./cloudtrail-events.ts";

/** Shapes that people write, in turn: a guard and more conditions, a conjunction, membership in a list, a nested path. */
const bodies: readonly ((name: string) => string)[] = [
  (name) => `
def rule(event):
    if event.get("eventName") != "${name}":
        return False
    return event.deep_get("userIdentity", "sessionContext", "attributes", "mfaAuthenticated") != "none"
`,
  (name) => `
def rule(event):
    return event.get("eventName") == "${name}" and not event.get("errorCode")
`,
  (name) => `
NAMES = {"${name}", "${name}Batch", "${name}V2"}

def rule(event):
    if event.get("eventName") not in NAMES:
        return False
    return "amazonaws" in event.get("eventSource", "")
`,
  (name) => `
def rule(event):
    if event.get("errorCode") or event.get("eventName") != "${name}":
        return False
    return event.deep_get("userIdentity", "type", default="") == "AssumedRole"
`,
];

export function realisticRules(count: number): Rule[] {
  const now = new Date(0);
  return Array.from({ length: count }, (_, i) => {
    const name = watchedName(i);
    return {
      id: `Bench.Rule${i}`,
      kind: "RULE",
      displayName: `Rule ${i}`,
      enabled: true,
      severity: "LOW",
      logTypes: ["AWS.CloudTrail"],
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
      body: `${bodies[i % bodies.length]?.(name)}
def title(event):
    return f"{event.get('eventName')} by {event.deep_get('userIdentity', 'arn')}"

def dedup(event):
    return event.deep_get("userIdentity", "accountId", default="")[:10]

def alert_context(event):
    return {"ip": event.get("sourceIPAddress")}
`,
      tests: [],
      managed: false,
      createdAt: now,
      lastModified: now,
    };
  });
}
