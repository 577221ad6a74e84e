import { isObject } from "@pharos/domain";
import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../post-json.ts";
import { headerSecret, requiredText } from "../setting-schemas.ts";
import { slackMessage } from "./slack-blocks.ts";

const settings = z.object({
  botToken: headerSecret("Bot User OAuth Token").startsWith("xoxb-", "Must begin with xoxb-"),
  channel: requiredText("Channel", 80),
});

/** A Slack channel, by an app of one's own. */
export const slackBot: DestinationKind<z.infer<typeof settings>> = {
  type: "slackbot",
  name: "Slack Bot",
  description: "Posts alerts to a Slack channel as your Slack app",
  fields: [
    {
      name: "botToken",
      label: "Bot User OAuth Token",
      type: "secret",
      required: true,
      placeholder: "xoxb-…",
      help: "The app needs the scopes chat:write and chat:write.public.",
    },
    {
      name: "channel",
      label: "Channel",
      type: "text",
      required: true,
      placeholder: "#security-alerts",
      help: "A name or an ID.",
    },
  ],
  secretKeys: ["botToken"],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { botToken, channel }, context) =>
    postJson(context, {
      url: "https://slack.com/api/chat.postMessage",
      headers: { authorization: `Bearer ${botToken}` },
      body: {
        channel,
        ...slackMessage(message),
        unfurl_links: false,
        metadata: {
          event_type: "pharos_alert",
          event_payload: { alertId: message.alertId, deliveryId: message.idempotencyKey },
        },
      },
      judge,
    }),
};

const busy = ["rate_limited", "ratelimited"];
const passing = ["request_timeout", "fatal_error", "internal_error", "service_unavailable"];
const refusedMessage = [
  "msg_too_long",
  "no_text",
  "too_many_attachments",
  "invalid_blocks",
  "invalid_blocks_format",
  "invalid_attachments",
  "metadata_too_large",
];

/** Slack answers 200 to everything but too many requests; what is not about the message is about the app. */
function judge({ status, json }: Answer): Judgement | undefined {
  if (status !== 200) return undefined;
  // A proxy's page is no answer of Slack.
  if (!isObject(json) || typeof json.ok !== "boolean") return { kind: "retry" };
  if (json.ok) {
    const [channel, ts] = [String(json.channel), String(json.ts)];
    return { kind: "delivered", receipt: { externalId: `${channel}:${ts}`, label: channel } };
  }
  const error = String(json.error);
  if (busy.includes(error)) return { kind: "throttled" };
  if (passing.includes(error)) return { kind: "retry" };
  return { kind: refusedMessage.includes(error) ? "rejected" : "credentials" };
}
