import type { Mail } from "@pharos/domain";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage, DigestEntry } from "../message/alert-message.ts";
import { shortenDigest } from "../message/digest-message.ts";
import {
  contextText,
  cutText,
  factsOf,
  oneLine,
  plainText,
  severityColors,
  severityLabels,
} from "../message/message-text.ts";

interface MailTo {
  readonly recipients: readonly string[];
  readonly subjectPrefix: string;
}

const subjectLengthMax = 200;
const textLengthMax = 200_000;
const sectionLengthMax = 20_000;

/** An alert as mail: all of its messages to one destination are one thread. */
export function toMail(message: AlertMessage, { recipients, subjectPrefix }: MailTo): Mail {
  const title = `[${severityLabels[message.severity]}] ${oneLine(titleOf(message)) || message.alertId}`;
  const thread = `alert-${message.alertId}@${hostOf(message.link)}`;
  return {
    to: recipients,
    subject: cutText(subjectPrefix === "" ? title : `${subjectPrefix} ${title}`, subjectLengthMax),
    text: cutText(plainText(message), textLengthMax),
    html: toHtml(message),
    ...(message.isResent || message.isReminder
      ? { messageId: `${message.idempotencyKey}.${thread}`, inReplyTo: thread }
      : { messageId: thread }),
  };
}

function hostOf(link: string): string {
  return URL.parse(link)?.hostname || "pharos.invalid";
}

const cellStyle = "padding:4px 16px 4px 0;vertical-align:top";
const mutedStyle = `${cellStyle};color:#5b6b7f;white-space:nowrap`;

function toHtml(message: AlertMessage): string {
  const rows = factsOf(message).map(
    ([name, value]) =>
      `<tr><td style="${mutedStyle}">${name}</td><td style="${cellStyle}">${cutText(value, 1_000, escapeHtml)}</td></tr>`,
  );
  const context = contextText(message);
  return [
    '<div style="font:14px/1.5 -apple-system,Segoe UI,Roboto,sans-serif;color:#17202c;max-width:680px">',
    `<h2 style="margin:0 0 8px;padding-left:10px;border-left:4px solid ${severityColors[message.severity]};font-size:18px">`,
    `${cutText(oneLine(titleOf(message)), 1_000, escapeHtml)}</h2>`,
    message.digest ? digestList(message.digest) : section("", message.description),
    `<p><a href="${escapeHtmlText(message.link)}">View in Pharos</a></p>`,
    `<table style="border-collapse:collapse;font-size:13px">${rows.join("")}</table>`,
    section("Runbook", message.runbook),
    section("Reference", message.reference),
    context === ""
      ? ""
      : `<h3 style="font-size:13px">Context</h3><pre style="padding:8px;background:#f1f3f6;white-space:pre-wrap">${cutText(context, sectionLengthMax, escapeHtml)}</pre>`,
    `<p style="color:#5b6b7f;font-size:12px">Alert ID ${escapeHtmlText(message.alertId)}</p></div>`,
  ].join("");
}

function digestList(digest: readonly DigestEntry[]): string {
  const { listed, more } = shortenDigest(digest);
  const items = listed.map(({ severity, title, link }) => {
    const mark = `<span style="color:${severityColors[severity]}">&#9632;</span>`;
    return `<li>${mark} ${severityLabels[severity]}: <a href="${escapeHtmlText(link)}">${escapeHtmlText(title)}</a></li>`;
  });
  const rest = more > 0 ? `<li>and ${more} more</li>` : "";
  return `<ul style="list-style:none;padding:0">${items.join("")}${rest}</ul>`;
}

function section(title: string, text: string): string {
  if (text === "") return "";
  const heading = title === "" ? "" : `<h3 style="font-size:13px">${title}</h3>`;
  return `${heading}<p style="white-space:pre-wrap">${cutText(text, sectionLengthMax, escapeHtml)}</p>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (character: string) => entities[character] ?? character;
const escapeHtmlText = (text: string) => text.replace(/[&<>"']/g, escapeHtml);
