import { z } from "zod";
import type { DestinationField } from "../destination-field.ts";
import type { DestinationKind } from "../destination-kind.ts";
import { fitAlertBody } from "../message/fit-alert-body.ts";
import { parseWith } from "../parse-settings.ts";
import { postJson } from "../request/post-json.ts";
import { headerSecret, headers, optionalText, requiredText, webAddress } from "../setting-schemas.ts";

interface PlainWebhook<Settings extends { readonly webhookURL: string }> {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly schema: z.ZodType<Settings>;
  readonly urlField?: Partial<DestinationField>;
  /** Beside the address. */
  readonly fields?: readonly DestinationField[];
  readonly secretKeys?: readonly string[];
  readonly headersOf?: (settings: Settings) => Readonly<Record<string, string>>;
}

const bodyBytesMax = 500_000;

/** A tool that takes the body of plain webhooks, and differs from others by how a request is authenticated. */
function definePlainWebhook<Settings extends { readonly webhookURL: string }>({
  type,
  name,
  description,
  schema,
  urlField,
  fields = [],
  secretKeys = [],
  headersOf,
}: PlainWebhook<Settings>): DestinationKind<Settings> {
  return {
    type,
    name,
    description,
    fields: [{ name: "webhookURL", label: "Webhook URL", type: "secret", required: true, ...urlField }, ...fields],
    secretKeys: ["webhookURL", ...secretKeys],
    parseSettings: (given) => parseWith(schema, given),
    send: (message, settings, context) =>
      postJson(context, {
        url: settings.webhookURL,
        headers: { ...headersOf?.(settings), "idempotency-key": message.idempotencyKey },
        body: fitAlertBody(message, bodyBytesMax),
      }),
  };
}

const urlOnly = z.object({ webhookURL: webAddress() });

export const tines = definePlainWebhook({
  type: "tineswebhook",
  name: "Tines webhook",
  description: "Starts a Tines story with each alert",
  schema: urlOnly,
  urlField: { placeholder: "https://example.tines.com/webhook/path/secret" },
});

export const mindflow = definePlainWebhook({
  type: "mindflowwebhook",
  name: "Mindflow webhook",
  description: "Starts a Mindflow flow with each alert",
  schema: urlOnly,
});

export const torq = definePlainWebhook({
  type: "torqwebhook",
  name: "Torq webhook",
  description: "Starts Torq workflows with each alert",
  schema: z.object({ webhookURL: webAddress(), authenticationHeaders: headers }),
  urlField: { placeholder: "https://hooks.torq.io/v1/webhooks/…" },
  fields: [
    {
      name: "authenticationHeaders",
      label: "Authentication headers",
      type: "pairs",
      help: "Headers that the Torq integration requires.",
    },
  ],
  secretKeys: ["authenticationHeaders"],
  headersOf: ({ authenticationHeaders }) =>
    Object.fromEntries(authenticationHeaders.map(({ name, value }) => [name, value])),
});

export const blinkOps = definePlainWebhook({
  type: "blinkopswebhook",
  name: "Blink Ops webhook",
  description: "Starts a Blink automation with each alert",
  schema: z.object({ webhookURL: webAddress(), apiKey: headerSecret("API key") }),
  fields: [{ name: "apiKey", label: "API key", type: "secret", required: true }],
  secretKeys: ["apiKey"],
  headersOf: ({ apiKey }) => ({ "BLINK-API-KEY": apiKey }),
});

export const expel = definePlainWebhook({
  type: "expelwebhook",
  name: "Expel webhook",
  description: "Sends alerts to Expel",
  schema: z.object({
    webhookURL: webAddress(),
    webhookUsername: requiredText("Username").regex(/^[^:]*$/, "Username must be without a colon"),
    webhookPassword: requiredText("Password"),
  }),
  fields: [
    { name: "webhookUsername", label: "Username", type: "text", required: true },
    { name: "webhookPassword", label: "Password", type: "secret", required: true },
  ],
  secretKeys: ["webhookPassword"],
  headersOf: ({ webhookUsername, webhookPassword }) => ({
    authorization: `Basic ${Buffer.from(`${webhookUsername}:${webhookPassword}`).toString("base64")}`,
  }),
});

export const rapid7 = definePlainWebhook({
  type: "rapid7webhook",
  name: "Rapid7 Insight Connect",
  description: "Starts an InsightConnect workflow through its API trigger",
  schema: z.object({
    webhookURL: webAddress(),
    apiKey: optionalText("API key", {
      pattern: /^[\x21-\x7e]*$/,
      patternError: "API key must be without spaces and special characters",
    }),
  }),
  urlField: { label: "Trigger URL" },
  fields: [
    {
      name: "apiKey",
      label: "API key",
      type: "secret",
      help: "Only for triggers that require API key authentication.",
    },
  ],
  secretKeys: ["apiKey"],
  headersOf: ({ apiKey }): Record<string, string> => (apiKey === "" ? {} : { "X-Api-Key": apiKey }),
});
