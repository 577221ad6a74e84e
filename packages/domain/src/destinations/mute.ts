import { muteNotAhead, muteReasonTooLong, muteTooLong } from "./errors.ts";

export const muteSubjects = ["DESTINATION", "DETECTION"] as const;
export type MuteSubject = (typeof muteSubjects)[number];

/** Messages of a destination or of a detection that nobody wants for a time. */
export interface Mute {
  readonly id: string;
  readonly subject: MuteSubject;
  readonly subjectId: string;
  readonly until: Date;
  readonly reason: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export const muteDaysMax = 90;
export const muteReasonLengthMax = 500;
const dayMs = 86_400_000;

/** @throws muteNotAhead, muteTooLong, muteReasonTooLong */
export function checkMute(until: Date, reason: string, now: Date): void {
  if (until <= now) throw muteNotAhead();
  if (until.getTime() > now.getTime() + muteDaysMax * dayMs) throw muteTooLong(muteDaysMax);
  if (reason.length > muteReasonLengthMax) throw muteReasonTooLong(reason.length, muteReasonLengthMax);
}

/** The mute that holds a message back; that of the destination where both hold. */
export function findMute(
  mutes: readonly Mute[],
  { destinationId, detectionId }: { readonly destinationId: string; readonly detectionId: string },
  now: Date,
): Mute | undefined {
  const running = mutes.filter(({ until }) => until > now);
  return (
    running.find(({ subject, subjectId }) => subject === "DESTINATION" && subjectId === destinationId) ??
    running.find(({ subject, subjectId }) => subject === "DETECTION" && subjectId === detectionId)
  );
}
