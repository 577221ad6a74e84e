import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../request/post-json.ts";
import { webAddress } from "../setting-schemas.ts";
import { slackMessage, slackPace } from "./slack-blocks.ts";

const settings = z.object({ webhookURL: webAddress() });

/** A Slack channel, by an incoming webhook. */
export const slack: DestinationKind<z.infer<typeof settings>> = {
  type: "slack",
  name: "Slack webhook",
  description: "Posts alerts to a Slack channel",
  fields: [
    {
      name: "webhookURL",
      label: "Slack Webhook URL",
      type: "secret",
      required: true,
      placeholder: "Where should we send a push notification to?",
    },
  ],
  secretKeys: ["webhookURL"],
  pace: { ...slackPace, sharedBy: ["webhookURL"] },
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { webhookURL }, context) =>
    postJson(context, { url: webhookURL, headers: {}, body: slackMessage(message), judge }),
};

/** Every later alert would end the same way until somebody changes the webhook or the channel. */
const deadWebhook =
  /no_service|no_team|channel_not_found|channel_is_archived|action_prohibited|posting_to_general_channel_denied|invalid_token/;

function judge({ status, text }: Answer): Judgement | undefined {
  return status >= 400 && status < 500 && status !== 429 && deadWebhook.test(text)
    ? { kind: "credentials" }
    : undefined;
}
