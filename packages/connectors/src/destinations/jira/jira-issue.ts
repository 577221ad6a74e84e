import { type Severity, severities } from "@pharos/domain";
import { z } from "zod";
import { titleOf } from "../alert-body.ts";
import type { AlertMessage } from "../alert-message.ts";
import type { DestinationField } from "../destination-kind.ts";
import { contextText, cutText, factsOf, oneLine } from "../message-text.ts";
import { optionalText, requiredText, webAddress } from "../setting-schemas.ts";

const labelError = "A label must be without spaces";
const severityPair = z.object({
  name: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.enum(severities, `Must be one of ${severities.join(", ")}`)),
  value: z.string().trim().max(255),
});

/** The settings that both kinds of Jira have. */
export const jiraSettings = {
  orgDomain: webAddress("Must be a valid Jira domain").refine(
    (text) => new URL(text).search === "",
    "Must be a valid Jira domain",
  ),
  projectKey: requiredText("Project Key").regex(/^[A-Za-z][A-Za-z0-9_]*$/, "Must be a project's key, such as SEC"),
  issueType: requiredText("Issue Type", 255),
  labels: z
    .array(
      z
        .string()
        .trim()
        .regex(/^\S{1,255}$/, labelError),
    )
    .max(50, "50 labels at most")
    .default([]),
  priority: optionalText("Priority", { lengthMax: 255 }),
  severityPriorities: z.array(severityPair).max(severities.length).default([]),
};

export interface JiraIssueSettings {
  readonly orgDomain: string;
  readonly projectKey: string;
  readonly issueType: string;
  readonly labels: readonly string[];
  readonly priority: string;
  readonly severityPriorities: readonly { readonly name: Severity; readonly value: string }[];
}

export const jiraFields = {
  orgDomain: {
    name: "orgDomain",
    label: "Organization Domain",
    type: "url",
    required: true,
    placeholder: "https://example.atlassian.net",
  },
  projectKey: { name: "projectKey", label: "Project Key", type: "text", required: true, placeholder: "SEC" },
  issueType: {
    name: "issueType",
    label: "Issue Type",
    type: "text",
    required: true,
    help: "Can be Bug, Story, Task or any custom type",
  },
  labels: { name: "labels", label: "Labels", type: "list", help: "Add by pressing the <Enter> key" },
  priority: {
    name: "priority",
    label: "Priority",
    type: "text",
    help: "Name of a priority in the project. Leave empty for the default.",
  },
  severityPriorities: {
    name: "severityPriorities",
    label: "Priority by severity",
    type: "pairs",
    help: "Severity, such as CRITICAL, and the priority of its issues.",
  },
} as const satisfies Record<string, DestinationField>;

const summaryMax = 255;
const textMax = 9_000;

/** The fields of the issue that stands for an alert, in Jira's wiki text: the same for Cloud and Data Center. */
export function toJiraIssue(message: AlertMessage, settings: JiraIssueSettings) {
  const priority =
    settings.severityPriorities.find(({ name }) => name === message.severity)?.value || settings.priority;
  return {
    project: { key: settings.projectKey },
    issuetype: { name: settings.issueType },
    summary: cutText(oneLine(titleOf(message)) || message.alertId, summaryMax),
    description: describe(message),
    labels: [...new Set([...settings.labels, "pharos", `pharos-${message.alertId}`])],
    ...(priority !== "" && { priority: { name: priority } }),
  };
}

function describe(message: AlertMessage): string {
  const context = contextText(message);
  const parts = [
    message.description === "" ? "" : cutText(message.description, textMax, escapeMarkup),
    `[View in Pharos|${message.link}]`,
    factsOf(message)
      .map(([name, value]) => `*${name}:* ${cutText(value, 500, escapeMarkup)}`)
      .join("\n"),
    message.runbook === "" ? "" : `*Runbook:* ${cutText(message.runbook, textMax, escapeMarkup)}`,
    `*Alert ID:* ${message.alertId}`,
    context === "" ? "" : `{code:json}${cutText(context, textMax, withoutMacros)}{code}`,
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

const escapeMarkup = (character: string) => (/[\\{}[\]|*_!#^~]/.test(character) ? `\\${character}` : character);
/** A value cannot end the block of code. */
const withoutMacros = (character: string) => (character === "{" ? "{\u200b" : character);
