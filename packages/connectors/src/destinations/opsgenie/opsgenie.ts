import { type DeliveryOutcome, isObject, type Severity } from "@pharos/domain";
import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { describeChange } from "../follow-up/describe-change.ts";
import { upToDate } from "../follow-up/follow-up.ts";
import { syncCommentsField, syncSettings, syncStatusField, syncStatusSettings } from "../follow-up/sync-settings.ts";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { cutText, oneLine, plainText } from "../message/message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";
import { headerSecret } from "../setting-schemas.ts";

const regions = {
  US: "https://api.opsgenie.com/v2/alerts",
  EU: "https://api.eu.opsgenie.com/v2/alerts",
} as const;
const settings = z.object({
  apiKey: headerSecret("Opsgenie API key"),
  serviceRegion: z
    .union([z.literal(""), z.enum(["US", "EU"])], "Must be US or EU")
    .default("US")
    .transform((region) => region || "US"),
  ...syncStatusSettings,
  syncAlertComments: syncSettings.syncAlertComments,
});
type OpsgenieSettings = z.infer<typeof settings>;

/** An API integration of Opsgenie. */
export const opsgenie: DestinationKind<OpsgenieSettings> = {
  type: "opsgenie",
  name: "Opsgenie",
  description: "Opens an alert in Opsgenie for each alert",
  fields: [
    {
      name: "apiKey",
      label: "Opsgenie API key",
      type: "secret",
      required: true,
      placeholder: "What's your organization's Opsgenie API key?",
    },
    {
      name: "serviceRegion",
      label: "Service region",
      type: "choice",
      required: true,
      choices: [
        { value: "US", label: "US Service Region" },
        { value: "EU", label: "EU Service Region" },
      ],
    },
    syncStatusField(
      "Acknowledges the Opsgenie alert when the alert is triaged, and closes it when the alert is resolved or closed.",
    ),
    syncCommentsField("Adds comments as notes."),
  ],
  secretKeys: ["apiKey"],
  parseSettings: (given) => parseWith<OpsgenieSettings>(settings, given),
  send: (message, settings, context) => post(context, settings, message, "", toAlert(message)),
  followUp: async ({ message, change }, settings, context) => {
    const note = cutText(describeChange(change), noteMax);
    const act = (action: string) => {
      const path = `/${encodeURIComponent(aliasOf(message))}/${action}?identifierType=alias`;
      return post(context, settings, message, path, { source: "Pharos", user: cutText(change.by, userMax), note });
    };
    if (change.type === "COMMENT") return act("notes");
    if (change.type !== "STATUS_CHANGE") return upToDate("Opsgenie hears of the status and of comments only");
    if (change.to === "TRIAGED") return act("acknowledge");
    if (change.to !== "OPEN") return act("close");
    // What was closed cannot be opened again: the same alias makes a new one.
    return change.from === "TRIAGED" ? act("unacknowledge") : post(context, settings, message, "", toAlert(message));
  },
};

const noteMax = 10_000;
const userMax = 100;

function post(
  context: SendContext,
  { apiKey, serviceRegion }: OpsgenieSettings,
  message: AlertMessage,
  path: string,
  body: object,
): Promise<DeliveryOutcome> {
  return postJson(context, {
    url: `${regions[serviceRegion]}${path}`,
    headers: { authorization: `GenieKey ${apiKey}` },
    body,
    judge: (answer) => judge(answer, message),
  });
}

const priorities: Readonly<Record<Severity, string>> = {
  CRITICAL: "P1",
  HIGH: "P2",
  MEDIUM: "P3",
  LOW: "P4",
  INFO: "P5",
};
const messageMax = 130;
const descriptionMax = 15_000;
const tagsMax = 20;
const tagMax = 50;
const detailsMax = 20;
const detailMax = 300;

/** Repeats of one alert have the same alias, and are counted by Opsgenie instead of opened again. */
const aliasOf = (message: AlertMessage) => `pharos-${message.alertId}`;

function toAlert(message: AlertMessage) {
  const context = Object.entries(message.context).slice(0, detailsMax);
  const details = context.map(([key, value]) => [cutText(key, 100), cutText(textOf(value), detailMax)]);
  return {
    message: cutText(oneLine(titleOf(message)) || message.alertId, messageMax),
    alias: aliasOf(message),
    priority: priorities[message.severity],
    source: "Pharos",
    entity: message.logTypes.join(", ").slice(0, 512),
    tags: message.tags.slice(0, tagsMax).map((tag) => cutText(tag, tagMax)),
    details: { ...Object.fromEntries(details), alertId: message.alertId, detection: message.detectionId },
    description: cutText(plainText(message), descriptionMax),
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

function judge({ status, headers, json }: Answer, message: AlertMessage): Judgement | undefined {
  if (status === 202) return { kind: "delivered", receipt: { externalId: aliasOf(message) } };
  const seconds = Number(headers.get("x-ratelimit-period-in-sec"));
  if (status === 429 && seconds > 0) return { kind: "throttled", retryAfterMs: seconds * 1000 };
  // The plan does not include the integration.
  if (status === 402) return { kind: "credentials" };
  return status === 422 && isObject(json) ? { kind: "rejected" } : undefined;
}
