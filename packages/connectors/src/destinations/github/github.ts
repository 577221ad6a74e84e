import { isObject } from "@pharos/domain";
import { z } from "zod";
import { titleOf } from "../alert-body.ts";
import type { AlertMessage } from "../alert-message.ts";
import type { DestinationKind, SendContext } from "../destination-kind.ts";
import { contextText, cutText, factsOf, oneLine } from "../message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../post-json.ts";
import { headerSecret, requiredText } from "../setting-schemas.ts";

const settings = z.object({
  repoName: requiredText("Repository name").regex(/^[\w-][\w.-]*\/[\w.-]*[\w-]$/, "Must be owner/repository"),
  token: headerSecret("Token"),
});

/** Issues of a repository. */
export const github: DestinationKind<z.infer<typeof settings>> = {
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
  ],
  secretKeys: ["token"],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { repoName, token }, context) =>
    postJson(context, {
      url: `https://api.github.com/repos/${repoName}/issues`,
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/vnd.github+json",
        "x-github-api-version": "2022-11-28",
      },
      body: toIssue(message),
      judge: (answer) => judge(answer, context),
    }),
};

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
    `<!-- pharos:${message.alertId} -->`,
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
function judge({ status, headers, text, json }: Answer, { clock }: SendContext): Judgement | undefined {
  if (status === 201 && isObject(json)) {
    const url = String(json.html_url);
    return { kind: "delivered", receipt: { externalId: String(json.number), url, label: `#${json.number}` } };
  }
  // A repository that the token cannot see does not exist for it; without issues, no alert arrives.
  if (status === 404 || status === 410) return { kind: "credentials" };
  if (status !== 403 && status !== 429) return undefined;
  const seconds = Number(headers.get("retry-after"));
  if (seconds > 0) return { kind: "throttled", retryAfterMs: seconds * 1000 };
  if (headers.get("x-ratelimit-remaining") === "0") {
    const untilMs = Number(headers.get("x-ratelimit-reset")) * 1000 - clock().getTime();
    return { kind: "throttled", retryAfterMs: Math.max(1_000, untilMs || 0) };
  }
  return status === 429 || /rate limit/i.test(text) ? { kind: "throttled", retryAfterMs: 60_000 } : undefined;
}
