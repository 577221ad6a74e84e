import type { AlertChange, AlertMessage, Assignee } from "@pharos/connectors";
import type { AlertHistoryEntry, AlertStatus } from "@pharos/domain";
import type { AlertToSend } from "@pharos/pipeline";
import type { Store } from "@pharos/store";

/** A change as destinations tell of it; undefined for one that they do not follow, or whose text is gone. */
export async function readChange(store: Store, entry: AlertHistoryEntry, now: Date): Promise<AlertChange | undefined> {
  const { type, from, to, outcome, comment, actor } = entry;
  const common = { by: actor.name, comment };
  switch (type) {
    case "STATUS_CHANGE":
      return { ...common, type, from: from as AlertStatus, to: to as AlertStatus, outcome };
    case "ASSIGNEE_CHANGE":
      return { ...common, type, assignee: to === "" ? undefined : await readPerson(store, to) };
    case "COMMENT":
      return { ...common, type };
    case "AI_SUMMARY": {
      const stream = await store.inferenceStreams.get(from, now);
      return stream && { ...common, type, comment: stream.responseText };
    }
    default:
      return undefined;
  }
}

async function readPerson(store: Store, userId: string): Promise<Assignee> {
  const user = await store.users.get(userId);
  const name = user ? `${user.givenName} ${user.familyName}`.trim() || user.email : "a user who was deleted";
  return { name, email: user?.email ?? "" };
}

/** An alert as destinations tell of it. */
export async function readMessage(
  store: Store,
  {
    alert,
    isResent,
    isReminder,
    idempotencyKey,
  }: Pick<AlertToSend, "alert" | "isResent" | "isReminder" | "idempotencyKey">,
  publicUrl: string,
): Promise<AlertMessage> {
  const detection = await store.detections.get(alert.ruleId);
  const detectionName = detection ? detection.displayName || detection.id : null;
  const assigneeName = alert.assigneeId === undefined ? null : (await readPerson(store, alert.assigneeId)).name;
  const { id, ruleId, title, severity, subtype, status, createdAt, description, runbook, reference } = alert;
  const { context, tags, logTypes, dedupString, eventCount } = alert;
  return {
    alertId: id,
    detectionId: ruleId,
    detectionName,
    title,
    severity,
    subtype,
    status,
    assigneeName,
    createdAt,
    description,
    runbook,
    reference,
    context,
    tags,
    logTypes,
    dedupString,
    eventCount,
    version: null,
    link: `${publicUrl}/alerts-and-errors/${id}/`,
    isResent,
    isReminder,
    idempotencyKey,
  };
}
