import { isObject } from "@pharos/domain";
import { isRecent, isSigned, parseBody, readHeader } from "../inbound/check-signature.ts";
import type { DestinationInbound, InboundChange } from "../inbound/inbound.ts";
import type { RemotePerson } from "../inbound/remote-person.ts";
import type { SendContext } from "../request/send-context.ts";
import { askJira, type JiraAccess } from "./ask-jira.ts";
import type { JiraIssueSettings } from "./jira-issue.ts";

interface PullSettings extends JiraIssueSettings {
  readonly webhookSecret: string;
  readonly pullAlertStatus: boolean;
  readonly pullAlertAssignee: boolean;
  readonly pullAlertComments: boolean;
}

/**
 * Webhooks of Jira, which its administrators set up. What our own account does there comes back as well and is dropped:
 * it is what was pushed from here.
 */
export function createJiraInbound<Settings extends PullSettings>(
  accessOf: (settings: Settings, context: SendContext) => JiraAccess,
): DestinationInbound<Settings> {
  return {
    secretKey: "webhookSecret",
    actsAs: "destination",
    receive: async (request, settings, context) => {
      const { webhookSecret } = settings;
      const [scheme, signature = ""] = readHeader(request, "x-hub-signature").split("=");
      const isGenuine =
        webhookSecret !== "" && scheme === "sha256" && isSigned(webhookSecret, [request.body], signature);
      if (!isGenuine) return { kind: "refused" };
      const hook = parseBody(request.body.toString("utf8"));
      if (!isObject(hook) || !isRecent(Number(hook.timestamp), context.clock())) return { kind: "refused" };
      const { issue } = hook;
      const changes = readChanges(hook, settings);
      if (!isObject(issue) || changes.length === 0) return { kind: "events", events: [] };
      const { comment } = hook;
      const person = readPerson(
        hook.webhookEvent === "comment_created" && isObject(comment) ? comment.author : hook.user,
      );
      if (!person || (await isOurs(person, accessOf(settings, context)))) return { kind: "events", events: [] };
      const common = { externalId: String(issue.key), person, at: new Date(Number(hook.timestamp)), isRequest: false };
      return { kind: "events", events: changes.map((change) => ({ ...common, change })) };
    },
    findEmail: async ({ id, email }, settings, context) => {
      if (email !== undefined) return email;
      const access = accessOf(settings, context);
      const path = `user?${access.accounts.readBy}=${encodeURIComponent(id)}`;
      const { json, outcome } = await askJira(access, { method: "GET", path });
      if (outcome.kind === "retry" || outcome.kind === "throttled") {
        throw new Error(`Jira did not say who ${id} is: ${outcome.message}`);
      }
      return isObject(json) && typeof json.emailAddress === "string" ? json.emailAddress : undefined;
    },
  };
}

type Json = Readonly<Record<string, unknown>>;

function readChanges(hook: Json, settings: PullSettings): InboundChange[] {
  if (hook.webhookEvent === "comment_created") {
    const { comment } = hook;
    const isWanted = settings.pullAlertComments && isObject(comment) && typeof comment.body === "string";
    return isWanted ? [{ type: "COMMENT", comment: String(comment.body) }] : [];
  }
  if (hook.webhookEvent !== "jira:issue_updated" || !isObject(hook.changelog)) return [];
  const items = Array.isArray(hook.changelog.items) ? hook.changelog.items.filter(isObject) : [];
  return items.flatMap((item) => {
    const change = readItem(item, hook, settings);
    return change ? [change] : [];
  });
}

function readItem(item: Json, { issue }: Json, settings: PullSettings): InboundChange | undefined {
  if (item.field === "status" && settings.pullAlertStatus) {
    // `toString` is a member of every object; the webhook's own is a text.
    const names = [item.to, item.toString].map((name) => (typeof name === "string" ? name.toLowerCase() : ""));
    const statuses = settings.statusMap.filter(({ value }) => names.includes(value.toLowerCase()));
    return statuses.length > 0 ? { type: "STATUS_CHANGE", statuses: statuses.map(({ name }) => name) } : undefined;
  }
  if (item.field !== "assignee" || !settings.pullAlertAssignee) return undefined;
  const fields = isObject(issue) && isObject(issue.fields) ? issue.fields : {};
  const assignee = item.to === null || item.to === undefined ? undefined : readPerson(fields.assignee);
  if (item.to && !assignee) return undefined;
  return { type: "ASSIGNEE_CHANGE", assignee };
}

/** Cloud names accounts by `accountId`, Data Center by `name`. */
function readPerson(given: unknown): RemotePerson | undefined {
  if (!isObject(given)) return undefined;
  const id = given.accountId ?? given.name;
  if (typeof id !== "string") return undefined;
  const email = typeof given.emailAddress === "string" ? { email: given.emailAddress } : {};
  return { id, name: String(given.displayName ?? id), ...email };
}

/** @throws Error while Jira does not say who we are, so that it sends its webhook again */
async function isOurs({ id }: RemotePerson, access: JiraAccess): Promise<boolean> {
  const { json, outcome } = await askJira(access, { method: "GET", path: "myself" });
  const ours = readPerson(json);
  if (!ours) throw new Error(`Jira did not say which account is ours: ${outcome.message}`);
  return ours.id === id;
}
