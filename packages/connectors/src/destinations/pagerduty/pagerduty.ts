import type { Severity } from "@pharos/domain";
import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { upToDate } from "../follow-up/follow-up.ts";
import { syncStatusField, syncStatusSettings } from "../follow-up/sync-settings.ts";
import { pullSettings, pullStatusField, webhookSecret, webhookSecretField } from "../inbound/webhook-settings.ts";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { fitAlertBody } from "../message/fit-alert-body.ts";
import { cutText, oneLine } from "../message/message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";
import { pagerDutyInbound } from "./pagerduty-inbound.ts";

const keyError = "Must be exactly 32 characters";
const settings = z.object({
  integrationKey: z
    .string({ error: keyError })
    .trim()
    .regex(/^[A-Za-z0-9]{32}$/, keyError),
  ...syncStatusSettings,
  webhookSecret,
  pullAlertStatus: pullSettings.pullAlertStatus,
});

/** A PagerDuty service, by its Events API v2 integration. */
export const pagerDuty: DestinationKind<z.infer<typeof settings>> = {
  type: "pagerduty",
  name: "PagerDuty",
  description: "Opens an incident in PagerDuty for each alert",
  fields: [
    {
      name: "integrationKey",
      label: "Integration Key",
      type: "secret",
      required: true,
      help: "Key of an integration of type Events API v2.",
    },
    syncStatusField(
      "Acknowledges the incident when the alert is triaged, and resolves it when the alert is resolved or closed.",
    ),
    webhookSecretField(
      "Secret of the PagerDuty V3 webhook that you point at the address shown once the destination is saved.",
    ),
    pullStatusField("Triages, resolves and reopens the alert when people do so with the incident."),
  ],
  secretKeys: ["integrationKey", "webhookSecret"],
  // About 120 events a minute for each key.
  pace: { atOnce: 2, perSecond: 2, sharedBy: ["integrationKey"] },
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { integrationKey }, context) => postEvent(context, toEvent(message, integrationKey), message),
  followUp: async ({ message, change }, { integrationKey }, context) => {
    if (change.type !== "STATUS_CHANGE") return upToDate("PagerDuty hears of changes of the status only");
    const action = actions[change.to];
    // A trigger with the key of an incident that was resolved opens another one.
    if (action === "trigger") return postEvent(context, toEvent(message, integrationKey), message);
    const event = { routing_key: integrationKey, event_action: action, dedup_key: keyOf(message) };
    return postEvent(context, event, message);
  },
  inbound: pagerDutyInbound,
};

const actions = { OPEN: "trigger", TRIAGED: "acknowledge", RESOLVED: "resolve", CLOSED: "resolve" } as const;
/** Repeats join the open incident. */
const keyOf = ({ alertId }: AlertMessage) => `pharos-${alertId}`;

const postEvent = (context: SendContext, body: object, message: AlertMessage) =>
  postJson(context, {
    url: "https://events.pagerduty.com/v2/enqueue",
    headers: {},
    body,
    judge: (answer) => judge(answer, message),
  });

const severityNames: Readonly<Record<Severity, string>> = {
  CRITICAL: "critical",
  HIGH: "error",
  MEDIUM: "warning",
  LOW: "info",
  INFO: "info",
};
const summaryMax = 1_024;
/** PagerDuty takes 512 KB a whole event. */
const detailsBytesMax = 400_000;
/** It names no time to wait, and advises a few minutes. */
const throttleMs = 120_000;

function toEvent(message: AlertMessage, routingKey: string) {
  return {
    routing_key: routingKey,
    event_action: "trigger",
    dedup_key: keyOf(message),
    client: "Pharos",
    client_url: message.link,
    links: [{ href: message.link, text: "View in Pharos" }],
    payload: {
      summary: cutText(oneLine(titleOf(message)) || message.alertId, summaryMax),
      severity: severityNames[message.severity],
      source: new URL(message.link).host,
      timestamp: message.createdAt.toISOString(),
      class: message.detectionId,
      group: message.subtype,
      ...(message.logTypes[0] !== undefined && { component: message.logTypes[0] }),
      custom_details: { ...fitAlertBody(message, detailsBytesMax), eventCount: message.eventCount },
    },
  };
}

function judge({ status, text }: Answer, message: AlertMessage): Judgement | undefined {
  if (status === 202) return { kind: "delivered", receipt: { externalId: keyOf(message) } };
  // A wrong key is answered like a wrong event.
  if (status === 400 && text.includes("routing_key")) return { kind: "credentials" };
  return status === 429 ? { kind: "throttled", retryAfterMs: throttleMs } : undefined;
}
