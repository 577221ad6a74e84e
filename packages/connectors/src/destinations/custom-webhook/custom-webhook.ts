import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { fitAlertBody } from "../message/fit-alert-body.ts";
import { parseWith } from "../parse-settings.ts";
import { sendRequest } from "../request/post-json.ts";
import { headers, webAddress } from "../setting-schemas.ts";
import { signingSecretPrefix, signWebhook } from "./sign-webhook.ts";

const secretError = "Must be whsec_ and 24 to 64 bytes as Base64, or empty";
const signingSecret = z
  .string()
  .trim()
  .refine((text) => text === "" || isSigningSecret(text), secretError)
  .default("");
const settings = z.object({ webhookURL: webAddress(), customHeaders: headers, signingSecret });
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
    {
      name: "signingSecret",
      label: "Signing secret",
      type: "secret",
      placeholder: "whsec_…",
      help: "Signs requests and their time as Standard Webhooks does, in the headers webhook-id, webhook-timestamp and webhook-signature.",
      generates: "webhook-secret",
    },
  ],
  secretKeys: ["webhookURL", "customHeaders", "signingSecret"],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { webhookURL, customHeaders, signingSecret }, context) => {
    const body = JSON.stringify(fitAlertBody(message, 1_000_000));
    return sendRequest(context, {
      url: webhookURL,
      headers: {
        ...Object.fromEntries(customHeaders.map(({ name, value }) => [name.toLowerCase(), value])),
        ...(signingSecret !== "" && signWebhook(signingSecret, message.idempotencyKey, body, context.clock())),
        "idempotency-key": message.idempotencyKey,
        "content-type": "application/json",
      },
      body,
    });
  },
};

const keyBytesMin = 24;
const keyBytesMax = 64;

function isSigningSecret(text: string): boolean {
  if (!text.startsWith(signingSecretPrefix)) return false;
  const base64 = text.slice(signingSecretPrefix.length);
  const key = Buffer.from(base64, "base64");
  return key.toString("base64") === base64 && key.byteLength >= keyBytesMin && key.byteLength <= keyBytesMax;
}
