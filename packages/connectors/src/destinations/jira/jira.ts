import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { parseWith } from "../parse-settings.ts";
import type { SendContext } from "../request/send-context.ts";
import { headerSecret, optionalText, requiredText } from "../setting-schemas.ts";
import { cloudAccounts, type JiraAccess } from "./ask-jira.ts";
import { findJiraIssue } from "./find-jira-issue.ts";
import { followUpJira } from "./follow-up-jira.ts";
import { createJiraInbound } from "./jira-inbound.ts";
import { jiraFields, jiraPace, jiraSettings, toJiraIssue } from "./jira-issue.ts";
import { postJiraIssue } from "./post-jira-issue.ts";

const settings = z.object({
  ...jiraSettings,
  userName: requiredText("Email", 255).regex(/^[^:\s]+@[^:\s]+$/, "Must be an email address"),
  apiKey: headerSecret("Jira API Key"),
  assigneeId: optionalText("Assignee ID", { lengthMax: 255 }),
});
type JiraSettings = z.infer<typeof settings>;

/** Jira of Atlassian's cloud. */
export const jira: DestinationKind<JiraSettings> = {
  type: "jira",
  name: "Jira Cloud",
  description: "Opens an issue in Jira Cloud for each alert",
  fields: [
    jiraFields.orgDomain,
    jiraFields.projectKey,
    {
      name: "userName",
      label: "Email",
      type: "text",
      required: true,
      help: "Email address of the account that the API key belongs to.",
    },
    { name: "apiKey", label: "Jira API Key", type: "secret", required: true },
    jiraFields.issueType,
    { name: "assigneeId", label: "Assignee ID", type: "text", help: "The ID at the end of the person's profile URL." },
    jiraFields.labels,
    jiraFields.priority,
    jiraFields.severityPriorities,
    jiraFields.severityLabels,
    jiraFields.syncAlertStatus,
    jiraFields.statusMap,
    jiraFields.syncAlertAssignee,
    jiraFields.syncAlertComments,
    jiraFields.webhookSecret,
    jiraFields.pullAlertStatus,
    jiraFields.pullAlertAssignee,
    jiraFields.pullAlertComments,
  ],
  secretKeys: ["apiKey", "webhookSecret"],
  pace: jiraPace,
  parseSettings: (given) => parseWith(settings, given),
  send: (message, given, context) => {
    const { assigneeId } = given;
    const assignee = assigneeId === "" ? {} : { assignee: { id: assigneeId } };
    return postJiraIssue(accessOf(given, context), { ...toJiraIssue(message, given), ...assignee });
  },
  findCreated: (message, given, context) => findJiraIssue(accessOf(given, context), "3/search/jql", message, given),
  followUp: (followUp, given, context) => followUpJira(followUp, given, accessOf(given, context)),
  inbound: createJiraInbound((given, context) => accessOf(given, context)),
};

const accessOf = ({ orgDomain, userName, apiKey }: JiraSettings, context: SendContext): JiraAccess => ({
  context,
  orgDomain,
  accounts: cloudAccounts,
  authorization: `Basic ${Buffer.from(`${userName}:${apiKey}`).toString("base64")}`,
});
