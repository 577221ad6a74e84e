import { z } from "zod";
import { titleOf } from "../alert-body.ts";
import type { AlertMessage } from "../alert-message.ts";
import type { DestinationKind } from "../destination-kind.ts";
import { fitAlertBody, fitContext } from "../fit-alert-body.ts";
import { cutText, oneLine } from "../message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { postJson } from "../post-json.ts";
import { headerSecret, webAddress } from "../setting-schemas.ts";

const settings = z.object({ webhookURL: webAddress(), apiKey: headerSecret("API key") });

/** An alert source of incident.io. */
export const incidentIo: DestinationKind<z.infer<typeof settings>> = {
  type: "incidentiowebhook",
  name: "Incident.io webhook",
  description: "Sends alerts to an alert source of incident.io",
  fields: [
    { name: "webhookURL", label: "Webhook URL", type: "secret", required: true },
    { name: "apiKey", label: "API key", type: "secret", required: true },
  ],
  secretKeys: ["webhookURL", "apiKey"],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { webhookURL, apiKey }, context) =>
    postJson(context, {
      url: webhookURL,
      headers: { authorization: `Bearer ${apiKey}`, "idempotency-key": message.idempotencyKey },
      body: isHttpSource(webhookURL) ? toEvent(message) : fitAlertBody(message, bodyBytesMax),
    }),
};

const bodyBytesMax = 450_000;
const titleMax = 300;
const textMax = 20_000;

/** The other sources read the body of plain webhooks, through a transform. */
const isHttpSource = (url: string) => new URL(url).pathname.includes("/alert_events/http/");

function toEvent(message: AlertMessage) {
  const runbook = message.runbook === "" ? "" : `\n\n**Runbook:** ${cutText(message.runbook, textMax)}`;
  return {
    title: cutText(oneLine(titleOf(message)) || message.alertId, titleMax),
    status: "firing",
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
