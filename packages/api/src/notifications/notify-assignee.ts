import { type Alert, type Boomerang, type CaseSummary, joinLogTypes, seesAllOf } from "@pharos/domain";
import type { NewNotification, Store } from "@pharos/store";
import { findAssigneeReader } from "../access/assignee-reader.ts";
import type { RequestContext } from "../context/request-context.ts";

type NotifyContext = Pick<RequestContext, "actor" | "clock">;

/** Notifies somebody else of alerts that were just assigned to them and that they see, in one notification. */
export async function notifyAssignee(context: NotifyContext, store: Store, alerts: readonly Alert[]): Promise<void> {
  const reader = await findAssigneeReader(context, store, alerts[0]?.assigneeId);
  if (!reader) return;
  const seen = alerts.filter(({ neededLogTypes }) => seesAllOf(reader.access, neededLogTypes));
  const [first] = seen;
  if (!first) return;
  const isOne = seen.length === 1;
  await tell(context, store, reader.user.id, {
    title: isOne ? "An alert was assigned to you" : `${seen.length.toLocaleString("en")} alerts were assigned to you`,
    message: isOne ? `${context.actor.name} assigned “${first.title}” to you.` : `${context.actor.name} assigned them.`,
    metadata: isOne ? { alertID: first.id } : { assigneeId: reader.user.id },
    neededLogTypes: seen.map((alert) => alert.neededLogTypes).reduce(joinLogTypes),
  });
}

/** Notifies somebody else of a case that was just assigned to them, unless it needs log types that they do not see. */
export async function notifyCaseAssignee(context: NotifyContext, store: Store, assigned: CaseSummary): Promise<void> {
  const { number, title, assigneeId } = assigned;
  const reader = await findAssigneeReader(context, store, assigneeId);
  if (!reader || !(await store.cases.isVisible(number, reader.access))) return;
  await tell(context, store, reader.user.id, {
    title: `Case ${number} was assigned to you`,
    message: `${context.actor.name} assigned “${title}” to you.`,
    metadata: { caseId: String(number) },
    neededLogTypes: assigned.neededLogTypes,
  });
}

/** Notifies the assignee, or who asked where there is none, that somebody says it was not them. */
export async function notifyOfDenial(
  context: NotifyContext,
  store: Store,
  alert: Alert,
  { askerId, recipientName }: Boomerang,
): Promise<void> {
  const reader = await findAssigneeReader(context, store, alert.assigneeId ?? askerId);
  if (!reader || !seesAllOf(reader.access, alert.neededLogTypes)) return;
  await tell(context, store, reader.user.id, {
    title: "The answer to a question about an alert is No",
    message: `${recipientName} was asked about “${alert.title}” and answered No.`,
    metadata: { alertID: alert.id },
    neededLogTypes: alert.neededLogTypes,
  });
}

/** What goes back and forth is told once, until it is read. */
async function tell(
  { clock }: NotifyContext,
  store: Store,
  userId: string,
  news: Pick<NewNotification, "title" | "message" | "metadata" | "neededLogTypes">,
): Promise<void> {
  if (await store.notifications.hasUnread(userId, news.title, news.metadata)) return;
  await store.notifications.create([userId], { topic: "DETECTION_NOTIFICATION", level: "INFO", ...news }, clock());
}
