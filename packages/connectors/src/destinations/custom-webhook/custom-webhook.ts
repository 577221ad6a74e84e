import { z } from "zod";
import { alertBody } from "../alert-body.ts";
import type { DestinationKind } from "../destination-kind.ts";
import { parseWith } from "../parse-settings.ts";
import { postJson } from "../post-json.ts";

const refusedHeaders =
  /^(host|content-length|content-type|transfer-encoding|connection|keep-alive|upgrade|te|trailer|expect|proxy-.*)$/i;
const headersMax = 20;

const header = z.object({
  name: z
    .string()
    .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, "A header's name has letters, digits and dashes")
    .refine((name) => !refusedHeaders.test(name), "Pharos sets this header itself"),
  value: z.string().regex(/^[\x20-\x7e]*$/, "A header's value has plain characters only"),
});
const settings = z.object({
  webhookURL: z
    .url({ protocol: /^https?$/, error: "Must be a valid webhook URL" })
    .max(2048, "Must be a valid webhook URL")
    .refine(hasNoUser, "The address must be without a user and a fragment"),
  customHeaders: z.array(header).max(headersMax, `${headersMax} headers at most`).default([]),
});
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
      body: alertBody(message),
    }),
};

function hasNoUser(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === "" && url.password === "" && url.hash === "";
}
