import { type Alert, type Boomerang, type CaseSummary, seesAllOf } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { type AssigneeReader, findAssigneeReader } from "../access/assignee-reader.ts";
import type { RequestContext } from "../context/request-context.ts";
import { assignmentLetter, caseAssignmentLetter, denialLetter } from "./letters.ts";
import { hasMailServer, queueMail } from "./queue-mail.ts";

export const mailAssigneesSetting = "alerts.mail-assignees";

/** Who gets an alert back and forth is told of it once in so long. */
const quietMs = 5 * 60_000;

type MailContext = Pick<RequestContext, "actor" | "config" | "clock">;

/** Tells somebody else of alerts that were just assigned to them, where the organisation wants that, in one mail. */
export async function mailAssignee(context: MailContext, store: Store, alerts: readonly Alert[]): Promise<void> {
  const { actor, config } = context;
  const reader = await findReader(context, store, alerts[0]?.assigneeId);
  if (!reader) return;
  const topicOf = ({ id }: Alert) => `assigned:${id}:${reader.user.id}`;
  const told = await toldLately(context, store, alerts.map(topicOf));
  const news = alerts.filter((alert) => !told.has(topicOf(alert)) && seesAllOf(reader.access, alert.neededLogTypes));
  if (news.length === 0) return;
  const mail = assignmentLetter(reader.user, news, { publicUrl: config.publicUrl, by: actor.name });
  await queueMail(store, { purpose: "ALERT_ASSIGNED", mail, topics: news.map(topicOf) }, context.clock());
}

/** Tells somebody else of a case that was just assigned to them, as `mailAssignee` does of alerts. */
export async function mailCaseAssignee(context: MailContext, store: Store, assigned: CaseSummary): Promise<void> {
  const { actor, config } = context;
  const reader = await findReader(context, store, assigned.assigneeId);
  if (!reader || !(await store.cases.isVisible(assigned.number, reader.access))) return;
  const topic = `assigned:case:${assigned.number}:${reader.user.id}`;
  if ((await toldLately(context, store, [topic])).has(topic)) return;
  const mail = caseAssignmentLetter(reader.user, assigned, { publicUrl: config.publicUrl, by: actor.name });
  await queueMail(store, { purpose: "CASE_ASSIGNED", mail, topics: [topic] }, context.clock());
}

/** Mails the assignee, or who asked where there is none, that somebody says it was not them. */
export async function mailOfDenial(
  context: MailContext,
  store: Store,
  alert: Alert,
  { id, askerId, recipientName }: Boomerang,
): Promise<void> {
  const reader = await findReader(context, store, alert.assigneeId ?? askerId);
  if (!reader || !seesAllOf(reader.access, alert.neededLogTypes)) return;
  const mail = denialLetter(reader.user, alert, { publicUrl: context.config.publicUrl, by: recipientName });
  await queueMail(store, { purpose: "ALERT_ASSIGNED", mail, topics: [`denied:${id}`] }, context.clock());
}

/** Undefined where nobody is to be told, or the organisation wants no such mail. */
async function findReader(
  context: MailContext,
  store: Store,
  assigneeId: string | undefined,
): Promise<AssigneeReader | undefined> {
  if ((await store.settings.get(mailAssigneesSetting)) !== true || !(await hasMailServer(store))) return undefined;
  return findAssigneeReader(context, store, assigneeId);
}

function toldLately({ clock }: MailContext, store: Store, topics: readonly string[]): Promise<ReadonlySet<string>> {
  return store.mails.recentTopics(topics, new Date(clock().getTime() - quietMs));
}
