import { isObject, type Severity } from "@pharos/domain";
import { z } from "zod";
import { titleOf } from "../alert-body.ts";
import type { AlertMessage } from "../alert-message.ts";
import type { DestinationKind } from "../destination-kind.ts";
import { fitAlertBody } from "../fit-alert-body.ts";
import { cutText, oneLine } from "../message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../post-json.ts";

const keyError = "Must be exactly 32 characters";
const settings = z.object({
  integrationKey: z
    .string({ error: keyError })
    .trim()
    .regex(/^[A-Za-z0-9]{32}$/, keyError),
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
  ],
  secretKeys: ["integrationKey"],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { integrationKey }, context) =>
    postJson(context, {
      url: "https://events.pagerduty.com/v2/enqueue",
      headers: {},
      body: toEvent(message, integrationKey),
      judge,
    }),
};

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
    dedup_key: `pharos-${message.alertId}`,
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

function judge({ status, json, text }: Answer): Judgement | undefined {
  if (status === 202) {
    const key = isObject(json) ? json.dedup_key : undefined;
    return { kind: "delivered", ...(typeof key === "string" && { receipt: { externalId: key } }) };
  }
  // A wrong key is answered like a wrong event.
  if (status === 400 && text.includes("routing_key")) return { kind: "credentials" };
  return status === 429 ? { kind: "throttled", retryAfterMs: throttleMs } : undefined;
}
