import { type Alert, hasPermission, seesAllOf, visibleLogTypesOf } from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";
import { assignmentLetter } from "./letters.ts";
import { hasMailServer, queueMail } from "./queue-mail.ts";

export const mailAssigneesSetting = "alerts.mail-assignees";

/** Who gets an alert back and forth is told of it once in so long. */
const quietMs = 5 * 60_000;

/** Tells somebody else of alerts that were just assigned to them, where the organisation wants that, in one mail. */
export async function mailAssignee(
  { actor, config, clock }: Pick<RequestContext, "actor" | "config" | "clock">,
  store: Store,
  alerts: readonly Alert[],
): Promise<void> {
  const assigneeId = alerts[0]?.assigneeId;
  if (assigneeId === undefined || assigneeId === actor.id) return;
  if ((await store.settings.get(mailAssigneesSetting)) !== true || !(await hasMailServer(store))) return;
  const user = await store.users.get(assigneeId);
  const role = user && (await store.roles.get(user.roleId));
  if (!role || !hasPermission(role.permissions, "AlertRead")) return;
  const access = visibleLogTypesOf(role, await store.schemas.names());
  const topicOf = ({ id }: Alert) => `assigned:${id}:${assigneeId}`;
  const now = clock();
  const told = await store.mails.recentTopics(alerts.map(topicOf), new Date(now.getTime() - quietMs));
  const news = alerts.filter((alert) => !told.has(topicOf(alert)) && seesAllOf(access, alert.neededLogTypes));
  if (news.length === 0) return;
  const mail = assignmentLetter(user, news, { publicUrl: config.publicUrl, by: actor.name });
  await queueMail(store, { purpose: "ALERT_ASSIGNED", mail, topics: news.map(topicOf) }, now);
}
