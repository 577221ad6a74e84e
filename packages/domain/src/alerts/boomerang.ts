import type { ActorReference } from "../access/actor.ts";
import type { AlertHistoryEntry } from "./alert.ts";
import type { Severity } from "./severity.ts";

/** `ASKING`: accepted, and not yet sent. The last three have ended. */
export const boomerangStates = ["ASKING", "OPEN", "ANSWERED", "EXPIRED", "FAILED"] as const;
export type BoomerangState = (typeof boomerangStates)[number];

export const boomerangAnswers = ["YES", "NO", "REPLY"] as const;
export type BoomerangAnswer = (typeof boomerangAnswers)[number];

/** A question about an alert that a bot asks somebody, whose answer comes back into the alert. */
export interface Boomerang {
  readonly id: string;
  readonly alertId: string;
  readonly destinationId: string;
  /** The message that stands for the alert, as in the receipt of its delivery. */
  readonly externalId: string;
  /** A user of ours. */
  readonly askerId: string;
  readonly askerName: string;
  /** The same person as the tool knows them. */
  readonly askerRemoteId: string;
  /** As the tool knows them: they may be no user of ours. */
  readonly recipientId: string;
  readonly recipientName: string;
  /** Where the question was put; undefined before. */
  readonly channel: string | undefined;
  readonly ts: string | undefined;
  readonly question: string;
  readonly state: BoomerangState;
  readonly answer: BoomerangAnswer | undefined;
  /** What was replied, or why it failed. */
  readonly reply: string;
  readonly askedAt: Date;
  readonly remindedAt: Date | undefined;
  readonly endedAt: Date | undefined;
}

/** Of a modal's text. */
export const boomerangTextLengthMax = 3_000;
export const openBoomerangsMax = 20;
export const boomerangReminderMs = 60 * 60_000;
export const boomerangLifetimeMs = 24 * boomerangReminderMs;

export type BoomerangStep = "ASK" | "REMIND" | "EXPIRE" | "TELL" | "WAIT";

type BoomerangTimes = Pick<Boomerang, "state" | "askedAt" | "remindedAt">;

/** What is to be done about a question that is due. */
export function decideBoomerang(boomerang: BoomerangTimes, now: Date): BoomerangStep {
  const { state, askedAt, remindedAt } = boomerang;
  if (state !== "ASKING" && state !== "OPEN") return "TELL";
  if (isBoomerangOver(boomerang, now)) return "EXPIRE";
  if (state === "ASKING") return "ASK";
  const isLate = now.getTime() - askedAt.getTime() >= boomerangReminderMs;
  return isLate && remindedAt === undefined ? "REMIND" : "WAIT";
}

/** When there is something to do about an open question again. */
export function nextBoomerangAt({ askedAt, remindedAt }: Pick<BoomerangTimes, "askedAt" | "remindedAt">): Date {
  return new Date(askedAt.getTime() + (remindedAt ? boomerangLifetimeMs : boomerangReminderMs));
}

export function isBoomerangOver({ askedAt }: Pick<Boomerang, "askedAt">, now: Date): boolean {
  return now.getTime() - askedAt.getTime() >= boomerangLifetimeMs;
}

/** True for an answer that somebody has to hear of at once. */
export function isAlarming(answer: BoomerangAnswer | undefined, severity: Severity): boolean {
  return answer === "NO" && (severity === "HIGH" || severity === "CRITICAL");
}

/** What became of a question, with the person who was asked in `from`. */
export type BoomerangNews = "ASKED" | "EXPIRED" | "FAILED" | BoomerangAnswer;

export function boomerangEntry(
  { alertId, recipientName }: Pick<Boomerang, "alertId" | "recipientName">,
  news: { readonly to: BoomerangNews; readonly comment: string; readonly actor: ActorReference; readonly at: Date },
): Omit<AlertHistoryEntry, "id"> {
  return { alertId, type: "SLACKBOT_BOOMERANG", from: recipientName, ...news };
}
