import { type AlertStatus, isObject } from "@pharos/domain";
import { isRecent, isSigned, parseBody, readHeader } from "../inbound/check-signature.ts";
import type { DestinationInbound } from "../inbound/inbound.ts";

interface PagerDutySettings {
  readonly webhookSecret: string;
  readonly pullAlertStatus: boolean;
}

const statusesOf: Readonly<Record<string, readonly AlertStatus[]>> = {
  "incident.acknowledged": ["TRIAGED"],
  "incident.unacknowledged": ["OPEN"],
  "incident.reopened": ["OPEN"],
  "incident.resolved": ["RESOLVED", "CLOSED"],
};

/** V3 webhooks. What our integration does comes back as well and is dropped: only people's doings are read. */
export const pagerDutyInbound: DestinationInbound<PagerDutySettings> = {
  secretKey: "webhookSecret",
  actsAs: "destination",
  receive: async (request, { webhookSecret, pullAlertStatus }, { clock }) => {
    // Several while the secret is changed.
    const signatures = readHeader(request, "x-pagerduty-signature").split(",");
    const isGenuine = signatures.some(
      (text) =>
        text.trim().startsWith("v1=") && isSigned(webhookSecret, [request.body], text.trim().slice("v1=".length)),
    );
    if (webhookSecret === "" || !isGenuine) return { kind: "refused" };
    const hook = parseBody(request.body.toString("utf8"));
    const event = isObject(hook) && isObject(hook.event) ? hook.event : {};
    const at = new Date(String(event.occurred_at));
    if (!isRecent(at.getTime(), clock())) return { kind: "refused" };
    const { data, agent, event_type } = event;
    const statuses = statusesOf[String(event_type)];
    const isPerson = isObject(agent) && agent.type === "user_reference";
    if (!pullAlertStatus || !statuses || !isPerson || !isObject(data)) return { kind: "events", events: [] };
    const person = { id: String(agent.id), name: String(agent.summary) };
    const change = { type: "STATUS_CHANGE", statuses } as const;
    const externalId = String(data.incident_key);
    return { kind: "events", events: [{ externalId, person, change, at, isRequest: false }] };
  },
};
