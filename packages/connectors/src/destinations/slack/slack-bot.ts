import { type DeliveryOutcome, isTimeZone } from "@pharos/domain";
import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { describeChange } from "../follow-up/describe-change.ts";
import { notLinked } from "../follow-up/follow-up.ts";
import { syncAssigneeField, syncCommentsField, syncSettings, syncStatusField } from "../follow-up/sync-settings.ts";
import { cutText } from "../message/message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { headerSecret, requiredText, webAddress } from "../setting-schemas.ts";
import { callSlack, slackApiUrl } from "./call-slack.ts";
import { findSlackMessage } from "./find-slack-message.ts";
import { escapeMarkup, slackMessage, slackPace } from "./slack-blocks.ts";
import { slackBoomerang } from "./slack-boomerang.ts";
import { slackInbound } from "./slack-inbound.ts";
import { describeSlackSetup } from "./slack-setup.ts";

const settings = z.object({
  botToken: headerSecret("Bot User OAuth Token").startsWith(
    "xoxb-",
    "Must begin with xoxb-; tokens that rotate (xoxe.) cannot be used",
  ),
  channel: requiredText("Channel", 80),
  apiUrl: z
    .union([z.literal(""), webAddress("Must be the address of an API, such as https://slack-gov.com/api")])
    .default(""),
  signingSecret: z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9]{16,64})?$/, "Must be the signing secret of the app, or empty")
    .default(""),
  timeLocation: z
    .string()
    .trim()
    .refine((name) => name === "" || isTimeZone(name), "Must be a time zone such as Europe/Berlin, or empty")
    .default(""),
  ...syncSettings,
  // What somebody asks a model for themselves is not told to a channel unless people choose that.
  syncAITriage: z.boolean().default(false),
});

/**
 * A Slack channel, by an app of one's own. The app's client ID and client secret are not asked for
 * (docs/decisions/0019-slack-without-client-secret.md).
 */
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
      help: "The app needs the scopes chat:write and chat:write.public; for the menus users:read and users:read.email as well, for questions to people im:write.",
    },
    {
      name: "channel",
      label: "Channel",
      type: "text",
      required: true,
      placeholder: "#security-alerts",
      help: "A name or an ID. With an ID and the scopes channels:history and groups:history, no alert is posted twice after a lost connection.",
    },
    {
      name: "signingSecret",
      label: "Signing Secret",
      type: "secret",
      help: "Adds menus to messages that set the status and the assignee, and a button that asks a person. People need a Pharos user with their Slack email address.",
    },
    {
      name: "apiUrl",
      label: "API Address",
      type: "url",
      placeholder: slackApiUrl,
      help: "Another one for GovSlack: https://slack-gov.com/api.",
    },
    {
      name: "timeLocation",
      label: "Time Location",
      type: "text",
      placeholder: "Europe/Berlin",
      help: "The time zone of times in messages. Leave it empty to show each reader their own.",
    },
    syncStatusField("Replies in the thread and updates the message when the status changes."),
    syncAssigneeField("Replies in the thread and updates the message when the assignee changes."),
    syncCommentsField("Replies in the thread with each comment, and keeps replies of people as comments."),
    {
      name: "syncAITriage",
      label: "Sync AI triage",
      type: "switch",
      help: "Replies in the thread with each AI summary that somebody asks for.",
    },
  ],
  secretKeys: ["botToken", "signingSecret"],
  pace: { ...slackPace, sharedBy: ["botToken", "channel"] },
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { channel, signingSecret, timeLocation, ...app }, context) =>
    callSlack(context, app, "chat.postMessage", {
      channel,
      ...slackMessage(message, {
        hasState: !message.digest,
        hasMenus: !message.digest && signingSecret !== "",
        timeLocation,
      }),
      unfurl_links: false,
      metadata: {
        event_type: "pharos_alert",
        event_payload: { alertId: message.alertId, deliveryId: message.idempotencyKey },
      },
    }),
  findCreated: findSlackMessage,
  followUp: async ({ message, change, externalId }, { signingSecret, timeLocation, ...app }, context) => {
    const [channel, ts] = externalId?.split(":") ?? [];
    if (!channel || !ts) return notLinked;
    if (change.type === "STATUS_CHANGE" || change.type === "ASSIGNEE_CHANGE") {
      const body = {
        channel,
        ts,
        ...slackMessage(message, { hasState: true, hasMenus: signingSecret !== "", timeLocation }),
      };
      const edited = await callSlack(context, app, "chat.update", body, judgeEdit);
      if (edited.kind !== "delivered" && edited.kind !== "rejected") return edited;
    }
    // Last: unlike the edit, it is there twice when it is sent twice.
    const text = cutText(describeChange(change), replyMax, escapeMarkup);
    return withoutReceipt(
      await callSlack(context, app, "chat.postMessage", { channel, thread_ts: ts, text, unfurl_links: false }),
    );
  },
  describeSetup: (saved) => describeSlackSetup(saved?.hookUrl),
  inbound: slackInbound,
  boomerang: slackBoomerang,
};

const replyMax = 3_000;

/** The message may be gone or too old to be edited; the reply says the same. */
const notEditable = ["message_not_found", "cant_update_message", "edit_window_closed"];
const judgeEdit = (error: string) => (notEditable.includes(error) ? ({ kind: "rejected" } as const) : undefined);

/** A reply does not stand for the alert. */
function withoutReceipt(outcome: DeliveryOutcome): DeliveryOutcome {
  if (outcome.kind !== "delivered") return outcome;
  const { kind, statusCode, message } = outcome;
  return { kind, statusCode, message };
}
