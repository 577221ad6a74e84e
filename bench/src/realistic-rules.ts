import type { Rule } from "@pharos/domain";
import { watchedName } from "./cloudtrail-events.ts";

/** Shapes that people write, in turn; each matches events with the name. */
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
  (name) => `
def is_watched(event):
    return event.get("eventName") == "${name}" and event.get("errorCode") is None

def rule(event):
    return is_watched(event) and not event.deep_get("userIdentity", "arn", default="").endswith(":root")
`,
  (name) => `
def rule(event):
    if event.get("eventName", "").lower() == "${name.toLowerCase()}":
        return event.get("userIdentity", {}).get("type") in ("AssumedRole", "IAMUser", "Root")
    return False
`,
  (name) => `
CALLS = ["${name}"] + ["${name}Async"]

def rule(event):
    source = event.get("eventSource", "")
    if not source.endswith(".amazonaws.com"):
        return False
    return any(event.get("eventName", "").startswith(call) for call in CALLS)
`,
  (name) => `
def rule(event):
    if "${name}" in event.get("userAgent", "") or event.get("eventName") == "${name}":
        address = event.get("sourceIPAddress", "")
        return not address.startswith("10.")
    return False
`,
  (name) => `
def rule(event):
    if event["eventName"] != "${name}":
        return False
    parameters = event.get("requestParameters") or {}
    for item in parameters.get("instancesSet", {}).get("items", []):
        if item.get("instanceId") == "i-0":
            return False
    return True
`,
  (name) => `
import re

WATCHED = re.compile(r"^${name}(Batch|V\\d+)?$")

def rule(event):
    return bool(WATCHED.match(event.get("eventName", ""))) and event.get("errorCode") != "AccessDenied"
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
