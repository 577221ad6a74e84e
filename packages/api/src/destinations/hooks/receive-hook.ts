import { createHash } from "node:crypto";
import { hookRefused, PharosError } from "@pharos/domain";
import type { ApiDependencies } from "../../context/api-dependencies.ts";
import type { HookAnswer, HookEvent, HookRequest } from "../../context/destination-gateway.ts";
import { createRequestContext } from "../../context/request-context.ts";
import { isUuid } from "../../graphql/uuid.ts";
import { applyEvent } from "./apply-event.ts";
import { findHookActor } from "./find-hook-actor.ts";
import { findSiblings, type Hook, unknownPerson } from "./hook.ts";
import { isLate } from "./is-late.ts";
import { receiveBoomerang } from "./receive-boomerang.ts";
import { recordRefusal } from "./record-refusal.ts";

const attemptsMax = 3;

/**
 * Applies what people changed in a tool, once. A request that was applied before is answered in the same way and
 * changes nothing.
 * @throws hookRefused
 */
export async function receiveHook(
  dependencies: ApiDependencies,
  id: string,
  request: HookRequest,
): Promise<HookAnswer> {
  const { store, destinations } = dependencies;
  const destination = isUuid(id) ? await store.destinations.get(id) : undefined;
  const settings = destination && (await store.destinations.settings(id));
  const hooks = destination && destinations.hooksOf(destination.type);
  if (!destination || !settings || !hooks) throw hookRefused();
  const received = await hooks.receive(request, settings);
  if (received.kind === "refused") throw hookRefused();
  if (received.kind === "answered") return received;
  const hook = { dependencies, destination, settings, hooks, digest: digestOf(request) };
  if (received.kind === "boomerang") return receiveBoomerang(hook, received.request);
  if (received.events.length === 0) return { body: {} };
  for (const { event, text } of await applyOnce(hook, received.events)) await hooks.tellPerson?.(event, text, settings);
  return { body: {} };
}

interface HookReply {
  readonly event: HookEvent;
  readonly text: string;
}

/** All events in one transaction, which is repeated when somebody changed an alert at the same time. */
async function applyOnce(hook: Hook, events: readonly HookEvent[]): Promise<readonly HookReply[]> {
  const { dependencies, destination, digest } = hook;
  const addressed = await Promise.all(events.map((event) => addressEvent(hook, event)));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dependencies.store.transaction(async (store) => {
        if (!(await store.receivedHooks.take(destination.id, digest, dependencies.clock()))) return [];
        const replies: HookReply[] = [];
        for (const { event, link, actor, assigneeEmail } of addressed) {
          // It stands for none of our alerts.
          if (!link || (await isLate(store, link, event))) continue;
          const origin = event.isRequest ? undefined : link.destinationId;
          const context = actor && { ...createRequestContext({ ...dependencies, store }, actor), origin };
          if (!context) {
            replies.push({ event, text: unknownPerson });
            continue;
          }
          const reply = await applyEvent(context, link.alertId, event, assigneeEmail);
          if (!reply) continue;
          if (hook.hooks.tellPerson) replies.push({ event, text: reply.text });
          else if (reply.isRefusal) await recordRefusal(context, link.alertId, event, reply.text);
        }
        return replies;
      });
    } catch (error) {
      const isConflict = error instanceof PharosError && error.category === "RevisionConflict";
      if (!isConflict || attempt >= attemptsMax) throw error;
    }
  }
}

/** Asks the tool and the store for everything that applying an event needs, before the transaction begins. */
async function addressEvent(hook: Hook, event: HookEvent) {
  const { dependencies, destination, settings, hooks } = hook;
  const { store } = dependencies;
  const siblings = await findSiblings(hook);
  const link = await store.alertLinks.find(siblings, event.externalId);
  if (!link) return { event, link, actor: undefined, assigneeEmail: undefined };
  const { change } = event;
  const assignee = change.type === "ASSIGNEE_CHANGE" ? change.assignee : undefined;
  const [actor, assigneeEmail] = await Promise.all([
    findHookActor(store, destination, settings, hooks, event.person),
    assignee && hooks.findEmail(assignee, settings),
  ]);
  return { event, link, actor, assigneeEmail };
}

/** Of the body alone: headers may be unsigned, and every body names its own time or event. */
function digestOf({ body }: HookRequest): string {
  return createHash("sha256").update(body).digest("hex");
}
