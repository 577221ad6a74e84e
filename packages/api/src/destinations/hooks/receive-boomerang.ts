import {
  type Alert,
  type Boomerang,
  boomerangEmpty,
  boomerangEntry,
  boomerangTextLengthMax,
  boomerangTooLong,
  isAlarming,
  isBoomerangOver,
  PharosError,
} from "@pharos/domain";
import { authorize } from "../../access/authorize.ts";
import { getAlert } from "../../alerts/alert-service.ts";
import { referenceOf } from "../../alerts/change-alerts.ts";
import type { BoomerangForms, BoomerangHook, HookAnswer } from "../../context/destination-gateway.ts";
import { createRequestContext, type RequestContext } from "../../context/request-context.ts";
import { mailOfDenial } from "../../letters/mail-assignee.ts";
import { notifyOfDenial } from "../../notifications/notify-assignee.ts";
import { findHookActor } from "./find-hook-actor.ts";
import { findSiblings, type Hook, unknownPerson } from "./hook.ts";

/**
 * Takes a step of a question to a person. Only people who may change the alert ask; only the person who was asked
 * answers, once, and whoever else tries changes nothing.
 */
export async function receiveBoomerang(hook: Hook, request: BoomerangHook): Promise<HookAnswer> {
  const forms = hook.hooks.boomerangs;
  if (!forms) return nothing;
  switch (request.step) {
    case "open-question":
      return openQuestion(hook, request, forms);
    case "ask":
      return ask(hook, request, forms);
    case "open-reply":
      return openReply(hook, request, forms);
    case "answer":
      return answer(hook, request);
  }
}

type Step<Name> = Extract<BoomerangHook, { readonly step: Name }>;

const nothing: HookAnswer = { body: {} };
/** The same for one that the person may not see. */
const alertGone = "This alert does not exist";

async function openQuestion(hook: Hook, request: Step<"open-question">, forms: BoomerangForms): Promise<HookAnswer> {
  const { dependencies, settings, hooks } = hook;
  const found = await findAlert(hook, request);
  const open = async ({ alert }: FoundAlert) => {
    const emails = await dependencies.store.boomerangs.emailsOf(alert.id, 3);
    return forms.openQuestion(request, { question: defaultQuestion(alert), emails }, settings);
  };
  const reason = typeof found === "string" ? found : await open(found);
  if (reason !== undefined) await hooks.tellPerson?.(request, reason, settings);
  return nothing;
}

async function ask(hook: Hook, request: Step<"ask">, forms: BoomerangForms): Promise<HookAnswer> {
  const { dependencies, destination, hooks, settings, digest } = hook;
  const { externalId, person, recipientId } = request;
  const found = await findAlert(hook, request);
  if (typeof found === "string") return { body: forms.refuseForm(found) };
  const recipientName = (await hooks.findEmail({ id: recipientId, name: recipientId }, settings)) ?? recipientId;
  const { context, alert, destinationId } = found;
  try {
    const question = checkQuestion(request.question);
    await dependencies.store.transaction(async (store) => {
      const now = dependencies.clock();
      if (!(await store.receivedHooks.take(destination.id, digest, now))) return;
      const actor = referenceOf(context);
      const asked = await store.boomerangs.add(
        {
          ...{ alertId: alert.id, destinationId, externalId, question },
          ...{ askerId: actor.id, askerName: actor.name, askerRemoteId: person.id, recipientId, recipientName },
        },
        now,
      );
      await store.alerts.appendHistory(boomerangEntry(asked, { to: "ASKED", comment: question, actor, at: now }));
    });
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    return { body: forms.refuseForm(error.message) };
  }
  return nothing;
}

async function openReply(hook: Hook, request: Step<"open-reply">, forms: BoomerangForms): Promise<HookAnswer> {
  const { store, clock } = hook.dependencies;
  const boomerang = await store.boomerangs.get(request.boomerangId);
  if (await isAnswerable(hook, boomerang, request, clock())) await forms.openReply(request, hook.settings);
  return nothing;
}

async function answer(hook: Hook, request: Step<"answer">): Promise<HookAnswer> {
  const { dependencies, destination, digest } = hook;
  const { boomerangId, person, answer, reply } = request;
  const now = dependencies.clock();
  const boomerang = await dependencies.store.boomerangs.get(boomerangId);
  if (!boomerang || !(await isAnswerable(hook, boomerang, request, now))) return nothing;
  await dependencies.store.transaction(async (store) => {
    if (!(await store.receivedHooks.take(destination.id, digest, now))) return;
    const ended = await store.boomerangs.end(boomerangId, { state: "ANSWERED", answer, reply }, now);
    if (!ended) return;
    const actor = { kind: "system", id: `${destination.type}:${person.id}`, name: ended.recipientName } as const;
    await store.alerts.appendHistory(boomerangEntry(ended, { to: answer, comment: reply, actor, at: now }));
    const alert = await store.alerts.get(ended.alertId);
    if (!alert || !isAlarming(answer, alert.severity)) return;
    const context = createRequestContext({ ...dependencies, store }, { ...actor, permissions: [] });
    await notifyOfDenial(context, store, alert, ended);
    await mailOfDenial(context, store, alert, ended);
  });
  return nothing;
}

async function isAnswerable(
  hook: Hook,
  boomerang: Boomerang | undefined,
  { person }: BoomerangHook,
  now: Date,
): Promise<boolean> {
  if (!boomerang || boomerang.recipientId !== person.id || isBoomerangOver(boomerang, now)) return false;
  if (boomerang.state !== "ASKING" && boomerang.state !== "OPEN") return false;
  return (await findSiblings(hook)).includes(boomerang.destinationId);
}

interface FoundAlert {
  readonly context: RequestContext;
  readonly alert: Alert;
  readonly destinationId: string;
}

/** @returns why the person may not ask about it, in a sentence, where that is so */
async function findAlert(
  hook: Hook,
  { externalId, person }: Pick<Step<"ask">, "externalId" | "person">,
): Promise<FoundAlert | string> {
  const { dependencies, destination, settings, hooks } = hook;
  const { store } = dependencies;
  const [actor, siblings] = await Promise.all([
    findHookActor(store, destination, settings, hooks, person),
    findSiblings(hook),
  ]);
  if (!actor) return unknownPerson;
  const context = createRequestContext(dependencies, actor);
  try {
    authorize(actor, "AlertModify");
    const link = await store.alertLinks.find(siblings, externalId);
    if (!link) return alertGone;
    return { context, alert: await getAlert(context, link.alertId), destinationId: link.destinationId };
  } catch (error) {
    if (!(error instanceof PharosError)) throw error;
    return error.category === "NotFound" ? alertGone : error.message;
  }
}

/** @throws boomerangEmpty, boomerangTooLong */
function checkQuestion(given: string): string {
  const question = given.trim();
  if (question === "") throw boomerangEmpty();
  if (question.length > boomerangTextLengthMax) throw boomerangTooLong(question.length, boomerangTextLengthMax);
  return question;
}

const titleLengthMax = 300;
const minuteLength = "2026-01-01T00:00".length;

function defaultQuestion({ title, firstEventMatchedAt }: Alert): string {
  const at = firstEventMatchedAt.toISOString().slice(0, minuteLength).replace("T", " ");
  return `We noticed “${title.slice(0, titleLengthMax)}” at ${at} UTC. Was this you?`;
}
