import type { DeliveryOutcome } from "@pharos/domain";
import { type JsonPost, sendRequest } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";

/** The way to one Jira. */
export interface JiraAccess {
  readonly context: SendContext;
  /** With its path, where Jira is not at the root of its host. */
  readonly orgDomain: string;
  readonly authorization: string;
  readonly accounts: JiraAccounts;
}

/** How a Jira names the accounts of people. */
interface JiraAccounts {
  /** The member that identifies an account. */
  readonly idKey: "accountId" | "name";
  /** The parameter that finds accounts by an email address. */
  readonly searchBy: "query" | "username";
  /** The parameter that reads one account by its id. */
  readonly readBy: "accountId" | "username";
}
export const cloudAccounts: JiraAccounts = { idKey: "accountId", searchBy: "query", readBy: "accountId" };
export const dataCenterAccounts: JiraAccounts = { idKey: "name", searchBy: "username", readBy: "username" };

export const rootOf = ({ orgDomain }: JiraAccess): string => orgDomain.replace(/\/+$/, "");

export const headersOf = ({ authorization }: JiraAccess) => ({
  authorization,
  accept: "application/json",
  "x-atlassian-token": "no-check",
});

interface JiraRequest extends Partial<Pick<JsonPost, "method" | "body">> {
  /** Below the second version of its API. */
  readonly path: string;
}

/** One request about an issue, with the JSON that came back; undefined where the request failed. */
export async function askJira(
  access: JiraAccess,
  { path, method, body }: JiraRequest,
): Promise<{ readonly outcome: DeliveryOutcome; readonly json: unknown }> {
  let answered: unknown;
  const outcome = await sendRequest(access.context, {
    url: `${rootOf(access)}/rest/api/2/${path}`,
    ...(method && { method }),
    headers: { ...headersOf(access), "content-type": "application/json" },
    body: JSON.stringify(body ?? {}),
    judge: ({ json }) => {
      answered = json;
      return undefined;
    },
  });
  return { outcome, json: outcome.kind === "delivered" ? answered : undefined };
}
