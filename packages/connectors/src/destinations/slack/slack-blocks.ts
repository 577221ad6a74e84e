import { alertStatuses } from "@pharos/domain";
import { statusLabels } from "../follow-up/describe-change.ts";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { shortenDigest } from "../message/digest-message.ts";
import { contextText, cutText, factsOf, oneLine, severityColors, severityLabels } from "../message/message-text.ts";
import { slackTime } from "./slack-time.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** Keeps values from mentioning people and channels, and from being links. */
export const escapeMarkup = (character: string) => entities[character] ?? character;

/** About one message a second and channel. */
export const slackPace = { atOnce: 1, perSecond: 1 } as const;

// Limits of Slack's Block Kit, less what is put around.
const headerMax = 150;
const textMax = 2_900;
const fieldMax = 1_900;
const buttonUrlMax = 3_000;
/** Fifteen lines of a digest stay below `textMax`. */
const lineMax = 50;
const linkMax = 120;

/**
 * An alert for `chat.postMessage` and for incoming webhooks. With `hasState` it shows the status and the assignee, for
 * messages that are edited when these change; with
 * `hasMenus` menus that set them, and a button that asks a person. `timeLocation` is the zone of its times; empty for that
 * of each reader.
 */
export function slackMessage(message: AlertMessage, { hasState = false, hasMenus = false, timeLocation = "" } = {}) {
  const title = oneLine(titleOf(message)) || message.alertId;
  const context = contextText(message);
  const blocks = [
    { type: "header", text: { type: "plain_text", text: cutText(title, headerMax) } },
    {
      type: "section",
      fields: [
        ...[...factsOf(message), ...(hasState ? stateOf(message) : [])].map(([name, value]) => field(name, value)),
        ...(message.digest ? [] : [createdField(message, timeLocation)]),
      ],
    },
    ...(message.description === "" ? [] : [section(describe(message))]),
    ...(message.runbook === "" ? [] : [section(`*Runbook*\n${cutText(message.runbook, textMax, escapeMarkup)}`)]),
    ...(context === "" ? [] : [section(codeBlock(context))]),
    ...actions(message, hasMenus),
  ];
  return {
    // Read by notifications and screen readers.
    text: `[${severityLabels[message.severity]}] ${cutText(title, textMax, escapeMarkup)}`,
    attachments: [{ color: severityColors[message.severity], blocks }],
  };
}

function describe({ description, digest }: AlertMessage): string {
  if (!digest) return cutText(description, textMax, escapeMarkup);
  const { listed, more } = shortenDigest(digest);
  const lines = listed.map(({ severity, title, link }) => {
    // A bar would end the address.
    const text = cutText(title.replaceAll("|", "/"), lineMax, escapeMarkup);
    return `• ${severityLabels[severity]}: ${link.length > linkMax ? text : `<${link}|${text}>`}`;
  });
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

const stateOf = ({ status, assigneeName }: AlertMessage) => [
  ["Status", statusLabels[status]] as const,
  ["Assignee", assigneeName ?? "Unassigned"] as const,
];
const section = (text: string) => ({ type: "section", text: { type: "mrkdwn", text } });
const field = (name: string, value: string) => ({
  type: "mrkdwn",
  text: `*${name}*\n${cutText(value, fieldMax, escapeMarkup)}`,
});

/** Its value is markup, and not escaped. */
const createdField = ({ createdAt }: AlertMessage, timeLocation: string) => ({
  type: "mrkdwn",
  text: `*Created*\n${slackTime(createdAt, timeLocation)}`,
});

/** A value cannot end the block: its backticks are replaced. */
function codeBlock(text: string): string {
  return `\`\`\`${cutText(text, textMax, (character) => (character === "`" ? "'" : escapeMarkup(character)))}\`\`\``;
}

function actions(message: AlertMessage, hasMenus: boolean): object[] {
  const elements = [
    ...(message.link.length > buttonUrlMax ? [] : [viewButton(message.link)]),
    ...(hasMenus ? [statusMenu, assigneeMenu, boomerangButton] : []),
  ];
  return elements.length === 0 ? [] : [{ type: "actions", elements }];
}

const plain = (text: string) => ({ type: "plain_text", text });
const viewButton = (url: string) => ({ type: "button", action_id: "view", text: plain("View in Pharos"), url });
const statusMenu = {
  type: "static_select",
  action_id: "status",
  placeholder: plain("Update Status"),
  options: alertStatuses.map((value) => ({ text: plain(statusLabels[value]), value })),
};
const assigneeMenu = { type: "users_select", action_id: "assign", placeholder: plain("Set Assignee") };
const boomerangButton = { type: "button", action_id: "boomerang", text: plain("🪃 Send") };
