import { isObject } from "@pharos/domain";
import { isRecent, isSigned, parseBody, readHeader } from "../inbound/check-signature.ts";
import type { DestinationInbound, InboundEvent } from "../inbound/inbound.ts";
import type { RemotePerson } from "../inbound/remote-person.ts";
import type { SendContext } from "../request/send-context.ts";
import { readAsana } from "./call-asana.ts";

interface PullSettings extends Readonly<Record<string, unknown>> {
  readonly personalAccessToken: string;
  /** Of each project's webhook, separated by spaces or commas: Asana chooses one for every webhook. */
  readonly webhookSecret: string;
  readonly pullAlertStatus: boolean;
}

/** Asana sends up to 1,000 events at once; each task is asked for once. */
const tasksMax = 100;

/**
 * Webhooks of projects, made once for each over Asana's API. An event says only that a task changed, so the task is
 * asked for: whatever the order in which events come, the alert follows what is true now. What our own account did
 * comes back as well and is dropped: it was pushed from here.
 */
export const asanaInbound: DestinationInbound<PullSettings> = {
  secretKey: "webhookSecret",
  actsAs: "destination",
  receive: async (request, settings, context) => {
    const handshake = readHeader(request, "x-hook-secret");
    // Whoever makes a webhook learns its secret from Asana's answer; to repeat it here proves the address, no more.
    if (/^[\w-]{16,200}$/.test(handshake)) {
      return { kind: "answered", body: {}, headers: { "X-Hook-Secret": handshake } };
    }
    const signature = readHeader(request, "x-hook-signature");
    const secrets = splitSecrets(settings.webhookSecret);
    if (!secrets.some((secret) => isSigned(secret, [request.body], signature))) return { kind: "refused" };
    const completions = readCompletions(parseBody(request.body.toString("utf8")));
    if (completions.some(({ atMs }) => !isRecent(atMs, context.clock()))) return { kind: "refused" };
    if (!settings.pullAlertStatus || completions.length === 0) return { kind: "events", events: [] };
    return { kind: "events", events: await findEvents(completions, settings, context) };
  },
};

export function splitSecrets(secrets: string): string[] {
  return secrets.split(/[\s,]+/).filter((secret) => secret !== "");
}

interface Completion {
  readonly taskGid: string;
  readonly userGid: string;
  readonly atMs: number;
}

/** Of each task the last time that its completion changed; empty for heartbeats and all other events. */
function readCompletions(hook: unknown): Completion[] {
  const events = isObject(hook) && Array.isArray(hook.events) ? hook.events.filter(isObject) : [];
  const byTask = new Map<string, Completion>();
  for (const { action, resource, change, user, created_at } of events) {
    const isTask = isObject(resource) && resource.resource_type === "task" && typeof resource.gid === "string";
    const isCompletion = action === "changed" && isObject(change) && change.field === "completed";
    if (!isTask || !isCompletion || !isObject(user) || typeof user.gid !== "string") continue;
    const taskGid = String(resource.gid);
    byTask.set(taskGid, { taskGid, userGid: user.gid, atMs: Date.parse(String(created_at)) });
  }
  return [...byTask.values()].slice(-tasksMax);
}

/** @throws Error while Asana does not answer, so that it sends the webhook again */
async function findEvents(
  completions: readonly Completion[],
  { personalAccessToken }: PullSettings,
  context: SendContext,
): Promise<InboundEvent[]> {
  const read = (path: string) => readAsana(context, personalAccessToken, path);
  const ours = await read("users/me?opt_fields=gid");
  if (!ours) throw new Error("Asana did not say which account is ours");
  const events: InboundEvent[] = [];
  for (const { taskGid, userGid } of completions.filter((completion) => completion.userGid !== ours.gid)) {
    const task = await read(`tasks/${encodeURIComponent(taskGid)}?opt_fields=completed`);
    if (!task) throw new Error(`Asana did not say whether the task ${taskGid} is completed`);
    const change = { type: "STATUS_CHANGE", statuses: task.completed ? ended : begun } as const;
    events.push({ externalId: taskGid, person: await findPerson(userGid, read), change, isRequest: false });
  }
  return events;
}

const ended = ["RESOLVED", "CLOSED"] as const;
/** The first is what a task that was reopened becomes; an alert that was triaged stays so. */
const begun = ["OPEN", "TRIAGED"] as const;

async function findPerson(
  gid: string,
  read: (path: string) => Promise<Readonly<Record<string, unknown>> | undefined>,
): Promise<RemotePerson> {
  const user = await read(`users/${encodeURIComponent(gid)}?opt_fields=name`);
  return { id: gid, name: typeof user?.name === "string" ? user.name : `Asana user ${gid}` };
}
