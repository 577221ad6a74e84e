import { type DeliveryOutcome, isObject } from "@pharos/domain";
import { type Answer, type Judgement, postJson } from "../request/post-json.ts";
import { headersOf, type JiraAccess, rootOf } from "./ask-jira.ts";

export function postJiraIssue(access: JiraAccess, fields: object): Promise<DeliveryOutcome> {
  const root = rootOf(access);
  return postJson(access.context, {
    url: `${root}/rest/api/2/issue`,
    headers: headersOf(access),
    body: { fields },
    judge: (answer) => judge(answer, root),
  });
}

/** Where an issue is, as people and follow-ups find it. */
export const receiptOf = (root: string, key: string) => ({ externalId: key, url: `${root}/browse/${key}`, label: key });

function judge({ status, headers, json, text }: Answer, root: string): Judgement | undefined {
  if (status === 201 && isObject(json) && typeof json.key === "string") {
    return { kind: "delivered", receipt: receiptOf(root, json.key) };
  }
  // A token that Jira does not know can count as nobody, who sees no project.
  const isAnonymous = headers.get("x-seraph-loginreason")?.includes("AUTHENTICATED_FAILED") ?? false;
  if ((status === 400 && (isAnonymous || namesProject(json, text))) || status === 404) return { kind: "credentials" };
  return undefined;
}

function namesProject(json: unknown, text: string): boolean {
  if (isObject(json) && isObject(json.errors)) return "project" in json.errors || "issuetype" in json.errors;
  return /project is required/i.test(text);
}
