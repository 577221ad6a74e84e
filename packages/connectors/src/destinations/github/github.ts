import { isObject } from "@pharos/domain";
import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { describeChange } from "../follow-up/describe-change.ts";
import { notLinked, upToDate } from "../follow-up/follow-up.ts";
import { syncCommentsField, syncSettings, syncStatusField, syncStatusSettings } from "../follow-up/sync-settings.ts";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { contextText, cutText, factsOf, oneLine } from "../message/message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { earliestCreated, findInPages, type PageOfCreated } from "../request/find-in-pages.ts";
import { type Answer, type JsonPost, type Judgement, postJson } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";
import { headerSecret, requiredText } from "../setting-schemas.ts";

const settings = z.object({
  repoName: requiredText("Repository name").regex(/^[\w-][\w.-]*\/[\w.-]*[\w-]$/, "Must be owner/repository"),
  token: headerSecret("Token"),
  ...syncStatusSettings,
  syncAlertComments: syncSettings.syncAlertComments,
});
type GithubSettings = z.infer<typeof settings>;

/** Issues of a repository. */
export const github: DestinationKind<GithubSettings> = {
  type: "github",
  name: "Github",
  description: "Opens an issue in a GitHub repository for each alert",
  fields: [
    { name: "repoName", label: "Repository name", type: "text", required: true, placeholder: "owner/repository" },
    {
      name: "token",
      label: "Token",
      type: "secret",
      required: true,
      help: "Fine-grained with Issues read and write, or classic with the scope repo.",
    },
    syncStatusField("Closes the issue when the alert is resolved or closed, and reopens it with the alert."),
    syncCommentsField("Adds comments to the issue."),
  ],
  secretKeys: ["token"],
  // GitHub asks for one request after the other, and takes 80 new issues a minute.
  pace: { atOnce: 1, perSecond: 1, sharedBy: ["token"] },
  parseSettings: (given) => parseWith(settings, given),
  send: (message, given, context) => request(context, given, { path: "", body: toIssue(message) }),
  findCreated: (message, given, context) => findInPages(context, pageOf(given, message, context)),
  followUp: async ({ change, externalId }, given, context) => {
    if (externalId === undefined) return notLinked;
    const path = `/${externalId}`;
    if (change.type === "STATUS_CHANGE") {
      return request(context, given, { path, method: "PATCH", body: states[change.to] });
    }
    if (change.type !== "COMMENT") return upToDate("GitHub hears of the status and of comments only");
    const body = cutText(describeChange(change), textMax, escapeMarkup);
    return request(context, given, { path: `${path}/comments`, body: { body } });
  },
};

const states = {
  OPEN: { state: "open" },
  TRIAGED: { state: "open" },
  RESOLVED: { state: "closed", state_reason: "completed" },
  CLOSED: { state: "closed", state_reason: "not_planned" },
} as const;

interface IssueRequest extends Pick<JsonPost, "method" | "body"> {
  /** Below the repository's issues. */
  readonly path: string;
}

function request(context: SendContext, { repoName, token }: GithubSettings, { path, ...rest }: IssueRequest) {
  return postJson(context, {
    ...rest,
    url: `${issuesUrl(repoName)}${path}`,
    headers: headersOf(token),
    judge: (answer) => judge(answer, context, path === ""),
  });
}

const issuesUrl = (repoName: string) => `https://api.github.com/repos/${repoName}/issues`;
const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  accept: "application/vnd.github+json",
  "x-github-api-version": "2022-11-28",
});

const issuesPerPage = 50;

/** The issues that changed since the alert was created, the newest first. */
function pageOf(
  { repoName, token }: Pick<GithubSettings, "repoName" | "token">,
  message: AlertMessage,
  context: SendContext,
  page = 1,
): PageOfCreated {
  const since = encodeURIComponent(earliestCreated(message).toISOString());
  return {
    url: `${issuesUrl(repoName)}?state=all&since=${since}&per_page=${issuesPerPage}&page=${page}`,
    headers: headersOf(token),
    judge: (answer) => {
      // What an alert says of itself comes before the marker, and cannot stand for it.
      const issue = issuesOf(answer.json).find(({ body }) => String(body).trimEnd().endsWith(markerOf(message)));
      return issue ? { kind: "delivered", receipt: receiptOf(issue) } : judge(answer, context, false);
    },
    next: (json) =>
      issuesOf(json).length < issuesPerPage ? undefined : pageOf({ repoName, token }, message, context, page + 1),
  };
}

const issuesOf = (json: unknown) => (Array.isArray(json) ? json.filter(isObject) : []);

function receiptOf({ number, html_url }: Readonly<Record<string, unknown>>) {
  return { externalId: String(number), url: String(html_url), label: `#${number}` };
}

/** The same for every attempt, and another one for an alert that somebody sends again. */
const markerOf = ({ idempotencyKey }: AlertMessage) => `<!-- pharos:${idempotencyKey} -->`;

const titleMax = 256;
const textMax = 15_000;

function toIssue(message: AlertMessage) {
  const context = contextText(message);
  const parts = [
    cutText(message.description, textMax, escapeMarkup),
    `[View in Pharos](${message.link})`,
    factsOf(message)
      .map(([name, value]) => `**${name}:** ${cutText(value, 1_000, escapeMarkup)}`)
      .join("\n"),
    message.runbook === "" ? "" : `**Runbook:** ${cutText(message.runbook, textMax, escapeMarkup)}`,
    context === "" ? "" : `**Context:**\n\`\`\`json\n${cutText(context, textMax, withoutFence)}\n\`\`\``,
    markerOf(message),
  ];
  return {
    title: cutText(oneLine(titleOf(message)) || message.alertId, titleMax),
    body: parts.filter((part) => part !== "").join("\n\n"),
  };
}

/** Neither mentions of people, nor links and markup that the alert did not mean. */
const escapeMarkup = (character: string) =>
  character === "@" ? "@\u200b" : /[\\`*_[\]<>#~|]/.test(character) ? `\\${character}` : character;
const withoutFence = (character: string) => (character === "`" ? "'" : character);

/** GitHub answers 403 to too many requests as well as to a token that lacks a right. */
function judge(
  { status, headers, text, json }: Answer,
  { clock }: SendContext,
  isNewIssue: boolean,
): Judgement | undefined {
  if (status === 201 && isNewIssue && isObject(json)) {
    return { kind: "delivered", receipt: receiptOf(json) };
  }
  // A repository that the token cannot see does not exist for it; without issues, no alert arrives.
  if (isNewIssue && (status === 404 || status === 410)) return { kind: "credentials" };
  if (status !== 403 && status !== 429) return undefined;
  const seconds = Number(headers.get("retry-after"));
  if (seconds > 0) return { kind: "throttled", retryAfterMs: seconds * 1000 };
  if (headers.get("x-ratelimit-remaining") === "0") {
    const untilMs = Number(headers.get("x-ratelimit-reset")) * 1000 - clock().getTime();
    return { kind: "throttled", retryAfterMs: Math.max(1_000, untilMs || 0) };
  }
  return status === 429 || /rate limit/i.test(text) ? { kind: "throttled", retryAfterMs: 60_000 } : undefined;
}
