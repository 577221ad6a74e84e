import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { parseWith } from "../parse-settings.ts";
import { headerSecret, optionalText, requiredText } from "../setting-schemas.ts";
import { jiraFields, jiraSettings, toJiraIssue } from "./jira-issue.ts";
import { postJiraIssue } from "./post-jira-issue.ts";

const settings = z.object({
  ...jiraSettings,
  userName: requiredText("Email", 255).regex(/^[^:\s]+@[^:\s]+$/, "Must be an email address"),
  apiKey: headerSecret("Jira API Key"),
  assigneeId: optionalText("Assignee ID", { lengthMax: 255 }),
});

/** Jira of Atlassian's cloud. */
export const jira: DestinationKind<z.infer<typeof settings>> = {
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
  ],
  secretKeys: ["apiKey"],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, given, context) => {
    const { userName, apiKey, assigneeId } = given;
    const authorization = `Basic ${Buffer.from(`${userName}:${apiKey}`).toString("base64")}`;
    const assignee = assigneeId === "" ? {} : { assignee: { id: assigneeId } };
    return postJiraIssue(context, given.orgDomain, authorization, { ...toJiraIssue(message, given), ...assignee });
  },
};
