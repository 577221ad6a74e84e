import {
  type ActorReference,
  type Alert,
  type AlertEnding,
  type AlertFilter,
  type AlertHistoryEntry,
  type AlertSort,
  type AlertStatus,
  alertChangesMax,
  alertCommentEmpty,
  alertCommentLengthMax,
  alertCommentTooLong,
  alertNotFound,
  alertsTooMany,
  assigneeUnknown,
  changeAssignee,
  changeStatus,
  checkEnding,
  parseEventTime,
  type SortDirection,
  type User,
} from "@pharos/domain";
import type { RowPage } from "@pharos/lake";
import type { AlertPage, PageRequest, Store } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { mailAssignee } from "../letters/mail-assignee.ts";

export interface AlertListQuery {
  readonly filter: AlertFilter;
  readonly sort?: AlertSort;
  readonly direction?: SortDirection;
}

export function listAlerts(context: RequestContext, query: AlertListQuery, page: PageRequest): Promise<AlertPage> {
  authorize(context.actor, "AlertRead");
  const { logTypeAccess } = context.actor;
  return context.store.alerts.list({ ...query, filter: { ...query.filter, logTypeAccess }, ...page });
}

/** @throws alertNotFound */
export async function getAlert(context: RequestContext, id: string): Promise<Alert> {
  authorize(context.actor, "AlertRead");
  const alert = await context.store.alerts.get(id, context.actor.logTypeAccess);
  if (!alert) throw alertNotFound(id);
  return alert;
}

/** Oldest first. */
export function listHistory(context: RequestContext, alert: Alert): Promise<AlertHistoryEntry[]> {
  authorize(context.actor, "AlertRead");
  return context.store.alerts.history(alert.id);
}

/** The events that matched, newest first. */
export function listEvents(
  context: RequestContext,
  alert: Alert,
  page: {
    readonly pageSize: number;
    readonly cursor?: string | undefined;
    readonly sortDirection?: "ascending" | "descending";
  },
): Promise<RowPage> {
  authorize(context.actor, "AlertRead");
  const isCorrelation = alert.subtype === "CORRELATION_RULE";
  return context.lake.alertEvents({
    alertId: alert.id,
    logTypes: alert.logTypes,
    fromMs: 0,
    // An event may be dated ahead of the clock; every event of the alert is wanted.
    toMs: Date.UTC(2262, 0, 1),
    isRuleError: alert.type !== "ALERT",
    isCorrelation,
    limit: page.pageSize,
    // Rows of queries and resources have no log type of their own: whoever sees the alert sees what they may tell of.
    logTypeAccess: alert.logTypes.length === 0 && !isCorrelation ? undefined : context.actor.logTypeAccess,
    ...(page.cursor !== undefined && { cursor: page.cursor }),
    ...(page.sortDirection !== undefined && { sortDirection: page.sortDirection }),
  });
}

/** When the first and the last of its events happened; undefined for an alert without events. */
export async function findEventTimes(
  context: RequestContext,
  alert: Alert,
): Promise<{ readonly first: Date; readonly last: Date } | undefined> {
  authorize(context.actor, "AlertRead");
  const directions = ["ascending", "descending"] as const;
  const [first, last] = await Promise.all(
    directions.map(async (sortDirection) => {
      const { rows } = await listEvents(context, alert, { pageSize: 1, sortDirection });
      return parseEventTime(rows[0]?.p_event_time);
    }),
  );
  return first && last && { first, last };
}

/** @throws alertNotFound, alertsTooMany, outcomeOfOpenAlert, outcomeReasonTooLong; then nothing is changed */
export async function setStatus(
  context: RequestContext,
  ids: readonly string[],
  status: AlertStatus,
  ending?: AlertEnding,
): Promise<Alert[]> {
  authorize(context.actor, "AlertModify");
  checkEnding(status, ending);
  return changeAll(context, ids, (alert, actor, now) => changeStatus(alert, status, actor, now, ending));
}

/** Oldest first. */
export async function listComments(context: RequestContext, alert: Alert): Promise<AlertHistoryEntry[]> {
  return (await listHistory(context, alert)).filter(({ type }) => type === "COMMENT");
}

/** As setAssignee, by the address of the user. */
export async function setAssigneeByEmail(
  context: RequestContext,
  ids: readonly string[],
  email: string,
): Promise<Alert[]> {
  authorize(context.actor, "AlertModify");
  const wanted = email.toLowerCase();
  const user = (await listAssignees(context)).find((candidate) => candidate.email.toLowerCase() === wanted);
  if (user === undefined) throw assigneeUnknown(email);
  return setAssignee(context, ids, user.id);
}

/** @throws alertNotFound, alertsTooMany, assigneeUnknown; then nothing is changed */
export async function setAssignee(
  context: RequestContext,
  ids: readonly string[],
  assigneeId: string | undefined,
): Promise<Alert[]> {
  authorize(context.actor, "AlertModify");
  if (assigneeId !== undefined && !(await context.loaders.users.load(assigneeId))?.enabled) {
    throw assigneeUnknown(assigneeId);
  }
  const change: Change = (alert, actor, now) => changeAssignee(alert, assigneeId, actor, now);
  return changeAll(context, ids, change, (store, changed) => mailAssignee(context, store, changed));
}

/** @throws alertNotFound, alertCommentEmpty, alertCommentTooLong */
export async function addComment(context: RequestContext, alertId: string, body: string): Promise<Alert> {
  authorize(context.actor, "AlertModify");
  const comment = body.trim();
  if (comment === "") throw alertCommentEmpty();
  if (comment.length > alertCommentLengthMax) throw alertCommentTooLong(comment.length, alertCommentLengthMax);
  const alert = await getAlert(context, alertId);
  const actor = referenceOf(context);
  await context.store.alerts.appendHistory({
    alertId,
    type: "COMMENT",
    actor,
    at: context.clock(),
    from: "",
    to: "",
    comment,
  });
  return alert;
}

/** Whom an alert may be assigned to: people who may see alerts. */
export async function listAssignees(context: RequestContext): Promise<User[]> {
  authorize(context.actor, "AlertRead");
  return (await context.store.users.list()).filter((user) => user.enabled);
}

type Change = (
  alert: Alert,
  actor: ActorReference,
  now: Date,
) => { readonly alert: Alert; readonly entry: Omit<AlertHistoryEntry, "id"> | undefined };

/** All or none. Alerts that the change leaves as they are get no history entry; `tell` hears of the others. */
function changeAll(
  context: RequestContext,
  ids: readonly string[],
  change: Change,
  tell?: (store: Store, changed: readonly Alert[]) => Promise<void>,
): Promise<Alert[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length > alertChangesMax) throw alertsTooMany(wanted.length, alertChangesMax);
  return context.store.transaction(async (store) => {
    const alerts = await store.alerts.getMany(wanted, context.actor.logTypeAccess);
    const found = new Set(alerts.map((alert) => alert.id));
    const missing = wanted.find((id) => !found.has(id));
    if (missing !== undefined) throw alertNotFound(missing);
    const changes = alerts.map((alert) => change(alert, referenceOf(context), context.clock()));
    for (const { alert, entry } of changes) if (entry) await store.alerts.update(alert, entry);
    await tell?.(
      store,
      changes.flatMap(({ alert, entry }) => (entry ? [alert] : [])),
    );
    return changes.map(({ alert }) => alert);
  });
}

function referenceOf({ actor }: RequestContext): ActorReference {
  return { kind: actor.kind, id: actor.id, name: actor.name };
}
