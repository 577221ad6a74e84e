import type { Person } from "../company/people.ts";
import type { DemoEvent } from "../event.ts";
import { randomOf } from "../random.ts";
import { publicIpOf } from "../rhythm.ts";
import { browserOf } from "./user-agent.ts";

export interface SlackAction {
  readonly atMs: number;
  readonly person: Person;
  readonly action: string;
  readonly entity?: Readonly<Record<string, unknown>>;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly notable?: boolean;
}

const workspace = { id: "T03MRDN7X", name: "Meridian Robotics", domain: "meridian-robotics" };

export function slack({ atMs, person, action, entity, details, notable }: SlackAction): DemoEvent {
  const user = { id: person.slackId, name: person.name, email: person.email, team: workspace.id };
  const line = JSON.stringify({
    id: randomOf("slack", action, person.email, atMs).uuid(),
    date_create: Math.floor(atMs / 1000),
    action,
    actor: { type: "user", user },
    entity: entity ?? { type: "user", user },
    context: {
      location: { type: "workspace", ...workspace },
      ua: browserOf(person),
      ip_address: publicIpOf(person, atMs),
    },
    ...(details === undefined ? {} : { details }),
  });
  return { source: "Slack", atMs, line, ...(notable ? { notable: true } : {}) };
}
