import { type DeliveryOutcome, isObject } from "@pharos/domain";
import type { AlertMessage } from "../message/alert-message.ts";
import { postJson } from "../request/post-json.ts";
import { headersOf, type JiraAccess, rootOf } from "./ask-jira.ts";
import { type JiraIssueSettings, labelOf } from "./jira-issue.ts";
import { receiptOf } from "./post-jira-issue.ts";

/** Below `/rest/api/`: Cloud took the search of the second version away, and Data Center has no other. */
type JiraSearchPath = "3/search/jql" | "2/search";

/** Finds the issue that an earlier attempt opened, by its label. */
export function findJiraIssue(
  access: JiraAccess,
  path: JiraSearchPath,
  message: AlertMessage,
  { projectKey }: Pick<JiraIssueSettings, "projectKey">,
): Promise<DeliveryOutcome> {
  const root = rootOf(access);
  return postJson(access.context, {
    url: `${root}/rest/api/${path}`,
    headers: headersOf(access),
    body: { jql: `project = "${projectKey}" AND labels = "${labelOf(message)}"`, maxResults: 2, fields: ["status"] },
    judge: ({ status, json }) => {
      if (status !== 200) return undefined;
      if (!isObject(json) || !Array.isArray(json.issues)) return { kind: "retry" };
      const [issue] = json.issues.filter(isObject);
      return { kind: "delivered", ...(issue && { receipt: receiptOf(root, String(issue.key)) }) };
    },
  });
}
