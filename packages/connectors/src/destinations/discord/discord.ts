import { isObject } from "@pharos/domain";
import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { contextText, cutText, factsOf, oneLine, severityColors, severityLabels } from "../message/message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../request/post-json.ts";
import { webAddress } from "../setting-schemas.ts";

const settings = z.object({ webhookURL: webAddress() });

/** A Discord channel, by a webhook. */
export const discord: DestinationKind<z.infer<typeof settings>> = {
  type: "discord",
  name: "Discord",
  description: "Posts alerts to a Discord channel",
  fields: [
    {
      name: "webhookURL",
      label: "Discord Webhook URL",
      type: "secret",
      required: true,
      placeholder: "https://discord.com/api/webhooks/…",
    },
  ],
  secretKeys: ["webhookURL"],
  // Discord bans the addresses of senders who are refused too often.
  pace: { atOnce: 1, perSecond: 1, sharedBy: ["webhookURL"] },
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { webhookURL }, context) =>
    postJson(context, { url: waiting(webhookURL), headers: {}, body: toEmbed(message), judge }),
};

/** Without it, Discord reports no error of a message that it did not keep. */
function waiting(webhookURL: string): string {
  const url = new URL(webhookURL);
  url.searchParams.set("wait", "true");
  return url.href;
}

function judge({ status, json }: Answer): Judgement | undefined {
  if (!isObject(json)) return undefined;
  if (status === 200 && json.id !== undefined) return { kind: "delivered", receipt: { externalId: String(json.id) } };
  // Discord bans addresses that go on posting to a webhook that was deleted.
  if (status === 404) return { kind: "credentials" };
  const seconds = json.retry_after;
  if (status === 429 && typeof seconds === "number")
    return { kind: "throttled", retryAfterMs: Math.ceil(seconds * 1000) };
  return undefined;
}

// All embeds of a message together may have 6,000 characters.
const titleMax = 256;
const descriptionMax = 1_500;
const fieldMax = 200;
const longFieldMax = 1_000;

function toEmbed(message: AlertMessage) {
  const context = contextText(message);
  const short = factsOf(message).map(([name, value]) => ({
    name,
    value: cutText(value, fieldMax, escapeMarkup),
    inline: true,
  }));
  const embed = {
    title: cutText(
      `${severityLabels[message.severity].toUpperCase()} · ${oneLine(titleOf(message))}`,
      titleMax,
      escape,
    ),
    url: message.link,
    color: Number.parseInt(severityColors[message.severity].slice(1), 16),
    timestamp: message.createdAt.toISOString(),
    description: cutText(message.description, descriptionMax, escapeMarkup),
    fields: [
      ...short,
      ...(message.runbook === ""
        ? []
        : [{ name: "Runbook", value: cutText(message.runbook, longFieldMax, escapeMarkup) }]),
      ...(context === "" ? [] : [{ name: "Context", value: codeBlock(context) }]),
    ],
    footer: { text: cutText(message.detectionId, 200) },
  };
  return { username: "Pharos", allowed_mentions: { parse: [] }, embeds: [embed] };
}

const escapeMarkup = (character: string) => (/[\\`*_~|[\]()<>#]/.test(character) ? `\\${character}` : character);
const codeBlock = (text: string) =>
  `\`\`\`json\n${cutText(text, longFieldMax, (character) => (character === "`" ? "'" : character))}\n\`\`\``;
