import { type AlertStatus, type DeliveryOutcome, isObject } from "@pharos/domain";
import { describeChange, statusLabels } from "../follow-up/describe-change.ts";
import { type Assignee, type FollowUpMessage, notLinked, upToDate } from "../follow-up/follow-up.ts";
import { cutText } from "../message/message-text.ts";
import { askJira, type JiraAccess } from "./ask-jira.ts";
import { escapeMarkup, type JiraIssueSettings } from "./jira-issue.ts";

const commentMax = 20_000;

/** Makes the issue of an alert follow a change of it. */
export function followUpJira(
  { change, externalId }: FollowUpMessage,
  settings: JiraIssueSettings,
  access: JiraAccess,
): Promise<DeliveryOutcome> {
  if (externalId === undefined) return Promise.resolve(notLinked);
  const issue = `issue/${encodeURIComponent(externalId)}`;
  switch (change.type) {
    case "STATUS_CHANGE":
      return move(access, issue, change.to, settings);
    case "ASSIGNEE_CHANGE":
      return assign(access, issue, change.assignee);
    case "COMMENT":
      return comment(access, issue, describeChange(change));
    case "AI_SUMMARY":
      return Promise.resolve(upToDate("Jira hears of the status, the assignee and comments only"));
  }
}

async function comment(access: JiraAccess, issue: string, text: string): Promise<DeliveryOutcome> {
  const body = { body: cutText(text, commentMax, escapeMarkup) };
  return (await askJira(access, { path: `${issue}/comment`, body })).outcome;
}

async function move(
  access: JiraAccess,
  issue: string,
  status: AlertStatus,
  { statusMap }: JiraIssueSettings,
): Promise<DeliveryOutcome> {
  const wanted = statusMap.find(({ name }) => name === status)?.value;
  if (wanted === undefined) return upToDate(`Nothing sent: the status map has no row for ${statusLabels[status]}`);
  const current = await askJira(access, { method: "GET", path: `${issue}?fields=status` });
  if (current.outcome.kind !== "delivered") return current.outcome;
  const now = readStatus(isObject(current.json) && isObject(current.json.fields) ? current.json.fields.status : {});
  if (isStatus(now, wanted)) return upToDate(`The issue is in the status ${now.name} already`);
  const offered = await askJira(access, { method: "GET", path: `${issue}/transitions` });
  if (offered.outcome.kind !== "delivered") return offered.outcome;
  const transitions = isObject(offered.json) && Array.isArray(offered.json.transitions) ? offered.json.transitions : [];
  const found = transitions.find((one) => isObject(one) && isStatus(readStatus(one.to), wanted));
  if (!found) {
    const message = `Jira offers no transition from "${now.name}" to "${wanted}". Correct the status map or the workflow.`;
    return { kind: "rejected", statusCode: offered.outcome.statusCode, message };
  }
  const body = { transition: { id: String(found.id) } };
  return (await askJira(access, { path: `${issue}/transitions`, body })).outcome;
}

/**
 * The account is found by its address. Cloud shows it only where the account's privacy settings allow it; Data Center
 * also finds accounts whose name merely begins like it.
 */
async function assign(access: JiraAccess, issue: string, assignee: Assignee | undefined): Promise<DeliveryOutcome> {
  const { idKey, searchBy } = access.accounts;
  const put = async (id: string | null) =>
    (await askJira(access, { method: "PUT", path: `${issue}/assignee`, body: { [idKey]: id } })).outcome;
  if (!assignee) return put(null);
  const found = await askJira(access, {
    method: "GET",
    path: `user/search?${searchBy}=${encodeURIComponent(assignee.email)}`,
  });
  if (found.outcome.kind !== "delivered") return found.outcome;
  const accounts = (Array.isArray(found.json) ? found.json : [])
    .filter(isObject)
    .filter(({ emailAddress }) => !emailAddress || isSameAddress(String(emailAddress), assignee.email));
  const [account, ...others] = accounts;
  if (account && others.length === 0) return put(String(account[idKey]));
  const message = `Jira has ${accounts.length === 0 ? "no account" : "several accounts"} for ${assignee.email}`;
  return { kind: "rejected", statusCode: found.outcome.statusCode, message };
}

const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

interface JiraStatus {
  readonly id: string;
  readonly name: string;
}

function readStatus(status: unknown): JiraStatus {
  return isObject(status) ? { id: String(status.id), name: String(status.name) } : { id: "", name: "" };
}

const isStatus = ({ id, name }: JiraStatus, wanted: string) =>
  id === wanted || name.toLowerCase() === wanted.toLowerCase();
