import {
  admitDelivery,
  checkMute,
  destinationNotFound,
  type Mute,
  type MuteSubject,
  muteNotFound,
} from "@pharos/domain";
import { detectionNotFound, type HeldSelection, type Store } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import { detectionReadPermissions, findModifyPermission } from "../access/detection-permissions.ts";
import type { RequestContext } from "../context/request-context.ts";

export interface MuteRequest {
  readonly subject: MuteSubject;
  readonly subjectId: string;
  readonly until: Date;
  readonly reason: string;
}

/** The mute of a detection that the actor sees. */
export async function findDetectionMute(context: RequestContext, detectionId: string): Promise<Mute | undefined> {
  authorize(context.actor, detectionReadPermissions);
  const detection = await context.loaders.detections.load(detectionId);
  return detection && (await context.loaders.detectionMutes.load(detectionId));
}

/**
 * Keeps the messages of a destination or of a detection from being sent until a time; a mute that runs is replaced.
 * @throws destinationNotFound, detectionNotFound, muteNotAhead, muteTooLong, muteReasonTooLong
 */
export async function muteMessages(
  context: RequestContext,
  { subject, subjectId, until, reason: given }: MuteRequest,
): Promise<{ readonly mute: Mute; readonly muted: number }> {
  await authorizeMute(context, subject, subjectId);
  const { store, actor, clock } = context;
  const now = clock();
  const reason = given.trim();
  checkMute(until, reason, now);
  return store.transaction(async (tx) => {
    const mute = await tx.mutes.create({ subject, subjectId, until, reason, createdBy: actor.name }, now);
    return { mute, muted: await tx.deliveries.mute(mute) };
  });
}

/**
 * Ends a mute. With `sendKept` what it kept goes out, as quiet hours, digests and other mutes allow.
 * @returns how many that are
 * @throws muteNotFound
 */
export async function unmuteMessages(context: RequestContext, id: string, sendKept: boolean): Promise<number> {
  authorize(context.actor, ["DestinationModify", "RuleModify", "PolicyModify"]);
  const { store, actor, clock } = context;
  const [running] = await store.mutes.getMany([id]);
  if (!running) throw muteNotFound(id);
  await authorizeMute(context, running.subject, running.subjectId);
  return store.transaction(async (tx) => {
    await tx.mutes.end(id, actor.name, clock());
    return sendKept ? readmitHeld(tx, { muteId: id }, clock()) : 0;
  });
}

/** Decides anew about messages that are held back; returns how many. */
export async function readmitHeld(tx: Store, selection: HeldSelection, now: Date): Promise<number> {
  const held = await tx.deliveries.held(selection);
  const destinations = await tx.destinations.getMany([...new Set(held.map(({ destinationId }) => destinationId))]);
  const byId = new Map(destinations.map((destination) => [destination.id, destination]));
  const mutes = await tx.mutes.listRunning(now);
  const admissions = held.flatMap(({ id, ...question }) => {
    const destination = byId.get(question.destinationId);
    return destination ? [[id, admitDelivery({ ...question, quiet: destination.quiet, mutes }, now)] as const] : [];
  });
  await tx.deliveries.readmit(new Map(admissions), now);
  return admissions.length;
}

async function authorizeMute(context: RequestContext, subject: MuteSubject, subjectId: string): Promise<void> {
  if (subject === "DESTINATION") {
    authorize(context.actor, "DestinationModify");
    if (!(await context.store.destinations.get(subjectId))) throw destinationNotFound(subjectId);
    return;
  }
  authorize(context.actor, ["RuleModify", "PolicyModify"]);
  const detection = await context.loaders.detections.load(subjectId);
  if (!detection) throw detectionNotFound(subjectId);
  authorize(context.actor, findModifyPermission(detection));
}
