import { type DeliveryOutcome, isEnded } from "@pharos/domain";
import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { upToDate } from "../follow-up/follow-up.ts";
import { syncStatusField, syncStatusSettings } from "../follow-up/sync-settings.ts";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { fitAlertBody, fitContext } from "../message/fit-alert-body.ts";
import { cutText, oneLine } from "../message/message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { postJson } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";
import { headerSecret, webAddress } from "../setting-schemas.ts";

const settings = z.object({ webhookURL: webAddress(), apiKey: headerSecret("API key"), ...syncStatusSettings });
type IncidentIoSettings = z.infer<typeof settings>;

/** An alert source of incident.io. */
export const incidentIo: DestinationKind<IncidentIoSettings> = {
  type: "incidentiowebhook",
  name: "Incident.io webhook",
  description: "Sends alerts to an alert source of incident.io",
  fields: [
    { name: "webhookURL", label: "Webhook URL", type: "secret", required: true },
    { name: "apiKey", label: "API key", type: "secret", required: true },
    syncStatusField("Resolves the alert in incident.io when it is resolved or closed. HTTP alert sources only."),
  ],
  secretKeys: ["webhookURL", "apiKey"],
  // 1,200 requests a minute for each key.
  pace: { atOnce: 10, perSecond: 20, sharedBy: ["apiKey"] },
  parseSettings: (given) => parseWith(settings, given),
  send: (message, given, context) => {
    const body = isHttpSource(given.webhookURL) ? toEvent(message, "firing") : fitAlertBody(message, bodyBytesMax);
    return post(context, given, message, body);
  },
  followUp: async ({ message, change }, given, context) => {
    if (change.type !== "STATUS_CHANGE") return upToDate("incident.io hears of changes of the status only");
    if (!isHttpSource(given.webhookURL)) return upToDate("Nothing sent: only HTTP alert sources take resolutions");
    return post(context, given, message, toEvent(message, isEnded(change.to) ? "resolved" : "firing"));
  },
};

function post(
  context: SendContext,
  { webhookURL, apiKey }: IncidentIoSettings,
  message: AlertMessage,
  body: object,
): Promise<DeliveryOutcome> {
  return postJson(context, {
    url: webhookURL,
    headers: { authorization: `Bearer ${apiKey}`, "idempotency-key": message.idempotencyKey },
    body,
    judge: ({ status }) =>
      status >= 200 && status < 300 ? { kind: "delivered", receipt: { externalId: message.alertId } } : undefined,
  });
}

const bodyBytesMax = 450_000;
const titleMax = 300;
const textMax = 20_000;

/** The other sources read the body of plain webhooks, through a transform. */
const isHttpSource = (url: string) => new URL(url).pathname.includes("/alert_events/http/");

function toEvent(message: AlertMessage, status: "firing" | "resolved") {
  const runbook = message.runbook === "" ? "" : `\n\n**Runbook:** ${cutText(message.runbook, textMax)}`;
  return {
    title: cutText(oneLine(titleOf(message)) || message.alertId, titleMax),
    status,
    deduplication_key: message.alertId,
    description: `${cutText(message.description, textMax)}${runbook}`,
    source_url: message.link,
    metadata: {
      severity: message.severity,
      detection: message.detectionId,
      log_types: message.logTypes,
      event_count: message.eventCount,
      context: fitContext(message.context, bodyBytesMax / 2),
    },
  };
}
