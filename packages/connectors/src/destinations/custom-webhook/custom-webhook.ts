import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { fitAlertBody } from "../message/fit-alert-body.ts";
import { parseWith } from "../parse-settings.ts";
import { postJson } from "../request/post-json.ts";
import { headers, webAddress } from "../setting-schemas.ts";

const settings = z.object({ webhookURL: webAddress(), customHeaders: headers });
type CustomWebhookSettings = z.infer<typeof settings>;

/** Any server that takes a POST of JSON. */
export const customWebhook: DestinationKind<CustomWebhookSettings> = {
  type: "customwebhook",
  name: "Custom webhook",
  description: "Posts alerts as JSON to an address of yours",
  fields: [
    {
      name: "webhookURL",
      label: "Webhook URL",
      type: "secret",
      required: true,
      placeholder: "https://example.com/alerts",
      help: "Where alerts are posted.",
    },
    { name: "customHeaders", label: "Custom headers", type: "pairs", help: "Sent with every alert." },
  ],
  secretKeys: ["webhookURL", "customHeaders"],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { webhookURL, customHeaders }, context) =>
    postJson(context, {
      url: webhookURL,
      headers: {
        ...Object.fromEntries(customHeaders.map(({ name, value }) => [name, value])),
        "idempotency-key": message.idempotencyKey,
      },
      body: fitAlertBody(message, 1_000_000),
    }),
};
