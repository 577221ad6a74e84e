import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { contextText, cutText, factsOf, oneLine, severityLabels } from "../message/message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../request/post-json.ts";
import { webAddress } from "../setting-schemas.ts";

const settings = z.object({ webhookURL: webAddress() });

/** A Teams channel or chat, by a webhook of the Workflows app. */
export const msTeams: DestinationKind<z.infer<typeof settings>> = {
  type: "msteams",
  name: "Microsoft Teams",
  description: "Posts alerts as cards to a Teams channel",
  fields: [
    {
      name: "webhookURL",
      label: "Microsoft Teams Webhook URL",
      type: "secret",
      required: true,
      help: "Created in the Workflows app. Use a service account: a flow stops working when its owner leaves.",
    },
  ],
  secretKeys: ["webhookURL"],
  // Above 4 a second Teams refuses messages, and 60 in 30 seconds.
  pace: { atOnce: 2, perSecond: 2, sharedBy: ["webhookURL"] },
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { webhookURL }, context) =>
    postJson(context, { url: webhookURL, headers: {}, body: toCard(message), judge }),
};

/** Retired connectors answer 200 to everything, and 1 to what was posted. */
function judge({ status, text }: Answer): Judgement | undefined {
  if (status !== 200 || text === "" || text === "1") return undefined;
  const code = /HTTP error (\d{3})/.exec(text)?.[1];
  if (code === undefined) return /error|fail/i.test(text) ? { kind: "rejected" } : undefined;
  if (code === "429") return { kind: "throttled" };
  return { kind: code.startsWith("5") ? "retry" : "rejected" };
}

// A message of 28 KB is refused, and some of 21 KB are: in UTF-8, these come to 20 KB at most.
const titleMax = 300;
const factMax = 150;
const textMax = 1_300;
const colors = { CRITICAL: "Attention", HIGH: "Attention", MEDIUM: "Warning", LOW: "Accent", INFO: "Default" };

function toCard(message: AlertMessage) {
  const title = `${severityLabels[message.severity].toUpperCase()} · ${oneLine(titleOf(message))}`;
  const context = contextText(message);
  const body = [
    {
      ...textBlock(cutText(title, titleMax, escapeMarkup)),
      weight: "Bolder",
      size: "Medium",
      color: colors[message.severity],
    },
    {
      type: "FactSet",
      facts: factsOf(message).map(([name, value]) => ({ title: name, value: cutText(value, factMax, escapeMarkup) })),
    },
    ...(message.description === "" ? [] : [textBlock(cutText(message.description, textMax, escapeMarkup))]),
    ...(message.runbook === "" ? [] : [textBlock(`**Runbook:** ${cutText(message.runbook, textMax, escapeMarkup)}`)]),
    ...(context === "" ? [] : [{ ...textBlock(cutText(context, textMax, escapeMarkup)), fontType: "Monospace" }]),
  ];
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.2",
    msteams: { width: "full" },
    body,
    actions: [{ type: "Action.OpenUrl", title: "View in Pharos", url: message.link }],
  };
  const contentType = "application/vnd.microsoft.card.adaptive";
  return { type: "message", attachments: [{ contentType, contentUrl: null, content }] };
}

const textBlock = (text: string) => ({ type: "TextBlock", text, wrap: true });
/** Text blocks read a part of Markdown. */
const escapeMarkup = (character: string) => (/[\\`*_[\]()#]/.test(character) ? `\\${character}` : character);
