import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { parseWith } from "../parse-settings.ts";
import { headerSecret, optionalText } from "../setting-schemas.ts";
import { jiraFields, jiraSettings, toJiraIssue } from "./jira-issue.ts";
import { postJiraIssue } from "./post-jira-issue.ts";

const settings = z.object({
  ...jiraSettings,
  userName: optionalText("User name", { pattern: /^[^:\r\n]*$/, patternError: "User name must be without a colon" }),
  apiKey: headerSecret("Jira API Key"),
  assigneeName: optionalText("Assignee Name", { lengthMax: 255 }),
});

/** Jira on a server of one's own. */
export const jiraDataCenter: DestinationKind<z.infer<typeof settings>> = {
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
  ],
  secretKeys: ["apiKey"],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, given, context) => {
    const { userName, apiKey, assigneeName } = given;
    const basic = `Basic ${Buffer.from(`${userName}:${apiKey}`).toString("base64")}`;
    const assignee = assigneeName === "" ? {} : { assignee: { name: assigneeName } };
    const fields = { ...toJiraIssue(message, given), ...assignee };
    return postJiraIssue(context, given.orgDomain, userName === "" ? `Bearer ${apiKey}` : basic, fields);
  },
};
