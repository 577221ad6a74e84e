import { gitHubOrganisation } from "../company/accounts.ts";
import { offices } from "../company/offices.ts";
import type { Person } from "../company/people.ts";
import type { DemoEvent } from "../event.ts";
import { randomOf } from "../random.ts";
import { publicIpOf } from "../rhythm.ts";
import { browserOf } from "./user-agent.ts";

export interface GitHubAction {
  readonly atMs: number;
  readonly action: string;
  /** A person, or the name of a bot. */
  readonly by: Person | string;
  readonly repo?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly from?: { readonly ip: string; readonly country: string; readonly userAgent: string };
  readonly notable?: boolean;
}

export function gitHub(action: GitHubAction): DemoEvent {
  const { atMs, by } = action;
  const random = randomOf("github", action.action, atMs, action.repo ?? "", typeof by === "string" ? by : by.github);
  const line = JSON.stringify({
    "@timestamp": atMs,
    _document_id: random.code(22),
    action: action.action,
    created_at: atMs,
    ...actorOf(action),
    org: gitHubOrganisation,
    org_id: 48120733,
    ...(action.repo === undefined ? {} : { repo: action.repo, public_repo: false }),
    operation_type: "access",
    request_id: random.uuid(),
    ...action.fields,
  });
  return { source: "GitHub", atMs, line, ...(action.notable ? { notable: true } : {}) };
}

function actorOf({ by, from, atMs }: GitHubAction): Record<string, unknown> {
  if (typeof by === "string") return { actor: by, actor_is_bot: true, user_agent: "git/2.51.0" };
  return {
    actor: by.github,
    actor_id: Number(by.googleId.slice(1, 9)),
    actor_ip: from?.ip ?? publicIpOf(by, atMs),
    actor_location: { country_code: from?.country ?? offices[by.office].countryCode },
    actor_is_bot: false,
    user_agent: from?.userAgent ?? browserOf(by),
  };
}
