import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { parseWith } from "../parse-settings.ts";
import type { SendContext } from "../request/send-context.ts";
import { headerSecret, optionalText } from "../setting-schemas.ts";
import { dataCenterAccounts, type JiraAccess } from "./ask-jira.ts";
import { findJiraIssue } from "./find-jira-issue.ts";
import { followUpJira } from "./follow-up-jira.ts";
import { createJiraInbound } from "./jira-inbound.ts";
import { jiraFields, jiraPace, jiraSettings, toJiraIssue } from "./jira-issue.ts";
import { postJiraIssue } from "./post-jira-issue.ts";

const settings = z.object({
  ...jiraSettings,
  userName: optionalText("User name", { pattern: /^[^:\r\n]*$/, patternError: "User name must be without a colon" }),
  apiKey: headerSecret("Jira API Key"),
  assigneeName: optionalText("Assignee Name", { lengthMax: 255 }),
});
type JiraDataCenterSettings = z.infer<typeof settings>;

/** Jira on a server of one's own. */
export const jiraDataCenter: DestinationKind<JiraDataCenterSettings> = {
  type: "jiradatacenter",
  name: "Jira Data Center",
  description: "Opens an issue in Jira Data Center for each alert",
  fields: [
    {
      ...jiraFields.orgDomain,
      placeholder: "https://jira.example.com",
      help: "For a private address, an administrator must add the host to allowedPrivateHosts.",
    },
    jiraFields.projectKey,
    {
      name: "userName",
      label: "User name",
      type: "text",
      help: "Only if the API key is a password. Leave empty for a personal access token.",
    },
    { name: "apiKey", label: "Jira API Key", type: "secret", required: true },
    jiraFields.issueType,
    { name: "assigneeName", label: "Assignee Name", type: "text" },
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
    const { assigneeName } = given;
    const assignee = assigneeName === "" ? {} : { assignee: { name: assigneeName } };
    return postJiraIssue(accessOf(given, context), { ...toJiraIssue(message, given), ...assignee });
  },
  findCreated: (message, given, context) => findJiraIssue(accessOf(given, context), "2/search", message, given),
  followUp: (followUp, given, context) => followUpJira(followUp, given, accessOf(given, context)),
  inbound: createJiraInbound((given, context) => accessOf(given, context)),
};

function accessOf({ orgDomain, userName, apiKey }: JiraDataCenterSettings, context: SendContext): JiraAccess {
  const basic = `Basic ${Buffer.from(`${userName}:${apiKey}`).toString("base64")}`;
  return {
    context,
    orgDomain,
    accounts: dataCenterAccounts,
    authorization: userName === "" ? `Bearer ${apiKey}` : basic,
  };
}
