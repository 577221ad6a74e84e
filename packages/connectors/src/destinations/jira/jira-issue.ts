import { type AlertStatus, alertStatuses, type Severity, severities } from "@pharos/domain";
import { z } from "zod";
import type { DestinationField } from "../destination-field.ts";
import { statusLabels } from "../follow-up/describe-change.ts";
import {
  syncAssigneeField,
  syncCommentsField,
  syncSettings,
  syncStatusField,
  syncStatusSettings,
} from "../follow-up/sync-settings.ts";
import {
  pullAssigneeField,
  pullCommentsField,
  pullSettings,
  pullStatusField,
  webhookSecret,
  webhookSecretField,
} from "../inbound/webhook-settings.ts";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { contextText, cutText, factsOf, oneLine, severityLabels as severityNames } from "../message/message-text.ts";
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

const labelsPair = severityPair.extend({
  value: z
    .string()
    .trim()
    .regex(/^\S{1,255}([ ,]+\S{1,255}){0,19}$/, "Labels, separated by spaces or commas"),
});
const statusPair = z.object({
  name: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.enum(alertStatuses, `Must be one of ${alertStatuses.join(", ")}`)),
  value: requiredText("Jira status", 255),
});

/** The settings that both kinds of Jira have. */
export const jiraSettings = {
  orgDomain: webAddress("Must be a valid Jira domain").refine(
    (text) => URL.parse(text)?.search === "",
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
  severityLabels: z.array(labelsPair).max(severities.length).default([]),
  ...syncStatusSettings,
  syncAlertAssignee: syncSettings.syncAlertAssignee,
  syncAlertComments: syncSettings.syncAlertComments,
  webhookSecret,
  pullAlertStatus: pullSettings.pullAlertStatus,
  pullAlertAssignee: pullSettings.pullAlertAssignee,
  pullAlertComments: pullSettings.pullAlertComments,
  statusMap: z.array(statusPair).max(alertStatuses.length).default([]),
};

/** Jira limits bursts without saying where they begin. */
export const jiraPace = { atOnce: 4 } as const;

export interface JiraIssueSettings {
  readonly orgDomain: string;
  readonly projectKey: string;
  readonly issueType: string;
  readonly labels: readonly string[];
  readonly priority: string;
  readonly severityPriorities: readonly { readonly name: Severity; readonly value: string }[];
  readonly severityLabels: readonly { readonly name: Severity; readonly value: string }[];
  /** Status of the alert, and the name or the ID of the issue's. */
  readonly statusMap: readonly { readonly name: AlertStatus; readonly value: string }[];
}

const severityChoices = severities.map((value) => ({ value, label: severityNames[value] }));

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
    help: "The priority of issues, for each severity.",
    choices: severityChoices,
  },
  severityLabels: {
    name: "severityLabels",
    label: "Labels by severity",
    type: "pairs",
    help: "More labels for the issues of a severity, separated by spaces or commas.",
    choices: severityChoices,
  },
  syncAlertStatus: syncStatusField("Moves the issue when the status of the alert changes, as the status map says."),
  syncAlertAssignee: syncAssigneeField(
    "Assigns the issue to the account with the email address of the alert's assignee.",
  ),
  syncAlertComments: syncCommentsField("Adds comments to the issue."),
  webhookSecret: webhookSecretField(
    "Secret of the Jira webhook that you point at the address shown once the destination is saved. Use an account of its own above: changes that this account makes in Jira are not pulled.",
    "text",
  ),
  pullAlertStatus: pullStatusField("Sets the status of the alert when people move the issue, as the status map says."),
  pullAlertAssignee: pullAssigneeField(
    "Assigns the alert to the Pharos user with the email address of the issue's assignee.",
  ),
  pullAlertComments: pullCommentsField("Adds comments on the issue to the alert."),
  statusMap: {
    name: "statusMap",
    label: "Status map",
    type: "pairs",
    help: "Status of the alert, and the name or the ID of the Jira status. Without a row, the issue stays where it is.",
    choices: alertStatuses.map((value) => ({ value, label: statusLabels[value] })),
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
    labels: [
      ...new Set([
        ...settings.labels,
        ...labelsOf(message, settings),
        "pharos",
        `pharos-${message.alertId}`,
        labelOf(message),
      ]),
    ],
    ...(priority !== "" && { priority: { name: priority } }),
  };
}

/** The same for every attempt at a message, and another one for an alert that somebody sends again. */
export const labelOf = ({ idempotencyKey }: AlertMessage): string => `pharos-${idempotencyKey}`;

function labelsOf({ severity }: AlertMessage, { severityLabels }: JiraIssueSettings): string[] {
  const text = severityLabels.find(({ name }) => name === severity)?.value ?? "";
  return text.split(/[ ,]+/).filter((label) => label !== "");
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

export const escapeMarkup = (character: string) => (/[\\{}[\]|*_!#^~]/.test(character) ? `\\${character}` : character);
/** A value cannot end the block of code. */
const withoutMacros = (character: string) => (character === "{" ? "{\u200b" : character);
