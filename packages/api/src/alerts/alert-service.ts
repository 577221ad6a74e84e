import {
  type Alert,
  type AlertEnding,
  type AlertFilter,
  type AlertHistoryEntry,
  type AlertSort,
  type AlertStatus,
  alertChangesMax,
  alertCommentEmpty,
  alertCommentLengthMax,
  alertCommentNotFound,
  alertCommentOfOthers,
  alertCommentTooLong,
  alertNotFound,
  alertsTooMany,
  assigneeUnknown,
  changeAssignee,
  changeStatus,
  checkEnding,
  checkSnooze,
  parseEventTime,
  type SortDirection,
  snoozeAlert,
  type User,
} from "@pharos/domain";
import type { RowPage } from "@pharos/lake";
import type { AlertGroupPage, AlertGroupsRequest, AlertPage, PageRequest } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { mailAssignee } from "../letters/mail-assignee.ts";
import { notifyAssignee } from "../notifications/notify-assignee.ts";
import { type Change, changeAll, referenceOf, type Tell } from "./change-alerts.ts";

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

export function listAlertGroups(context: RequestContext, request: AlertGroupsRequest): Promise<AlertGroupPage> {
  authorize(context.actor, "AlertRead");
  const { logTypeAccess } = context.actor;
  return context.store.alerts.listGroups({ ...request, filter: { ...request.filter, logTypeAccess } });
}

/** @throws alertNotFound */
export async function getAlert(context: RequestContext, id: string): Promise<Alert> {
  authorize(context.actor, "AlertRead");
  const alert = await context.store.alerts.get(id, context.actor.logTypeAccess);
  if (!alert) throw alertNotFound(id);
  return alert;
}

/** In the order asked for, without those that do not exist. @throws alertsTooMany */
export async function getAlerts(context: RequestContext, ids: readonly string[]): Promise<Alert[]> {
  authorize(context.actor, "AlertRead");
  const wanted = [...new Set(ids)];
  if (wanted.length > alertChangesMax) throw alertsTooMany(wanted.length, alertChangesMax);
  return context.store.alerts.getMany(wanted, context.actor.logTypeAccess);
}

/** Oldest first. */
export function listHistory(context: RequestContext, alert: Alert): Promise<AlertHistoryEntry[]> {
  authorize(context.actor, "AlertRead");
  return context.store.alerts.history(alert.id);
}

/** By alert, oldest first. */
export async function listHistories(
  context: RequestContext,
  alerts: readonly Alert[],
): Promise<ReadonlyMap<string, readonly AlertHistoryEntry[]>> {
  authorize(context.actor, "AlertRead");
  return context.store.alerts.histories(alerts.map(({ id }) => id));
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
  return context.lake.alertEvents({
    ...eventScopeOf(context, alert),
    ...anyTime,
    limit: page.pageSize,
    ...(page.cursor !== undefined && { cursor: page.cursor }),
    ...(page.sortDirection !== undefined && { sortDirection: page.sortDirection }),
  });
}

/** The first page of each of several alerts that have few events; by alert, newest first. */
export function listEventsOfAlerts(
  context: RequestContext,
  alerts: readonly Alert[],
  limit: number,
): Promise<ReadonlyMap<string, RowPage>> {
  authorize(context.actor, "AlertRead");
  const { logTypeAccess } = context.actor;
  return context.lake.eventsOfAlerts({ alerts: alerts.map(asEventful), ...anyTime, limit, logTypeAccess });
}

/** Which events of an alert its reader sees. */
export function eventScopeOf({ actor }: RequestContext, alert: Alert) {
  const eventful = asEventful(alert);
  return {
    ...eventful,
    // Rows of queries and resources have no log type of their own: whoever sees the alert sees what they may tell of.
    logTypeAccess: alert.logTypes.length === 0 && !eventful.isCorrelation ? undefined : actor.logTypeAccess,
  };
}

/** An event may be dated ahead of the clock; every event of an alert is wanted. */
export const anyTime = { fromMs: 0, toMs: Date.UTC(2262, 0, 1) };
const asEventful = ({ id, logTypes, type, subtype }: Alert) => ({
  alertId: id,
  logTypes,
  isRuleError: type !== "ALERT",
  isCorrelation: subtype === "CORRELATION_RULE",
});

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
  return changeAll(context, ids, settingStatus(status, ending));
}

/** Oldest first. */
export async function listComments(context: RequestContext, alert: Alert): Promise<AlertHistoryEntry[]> {
  return (await listHistory(context, alert)).filter(({ type }) => type === "COMMENT");
}

/** @throws alertCommentNotFound, also where the reader may not see its alert */
export async function getComment(context: RequestContext, id: string): Promise<AlertHistoryEntry> {
  authorize(context.actor, "AlertRead");
  const [entry] = await context.store.alerts.historyEntries([id]);
  if (entry?.type !== "COMMENT") throw alertCommentNotFound(id);
  const [alert] = await getAlerts(context, [entry.alertId]);
  if (alert === undefined) throw alertCommentNotFound(id);
  return entry;
}

/** As setAssignee, by the address of the user. */
export async function setAssigneeByEmail(
  context: RequestContext,
  ids: readonly string[],
  email: string,
): Promise<Alert[]> {
  authorize(context.actor, "AlertModify");
  const user = await findAssigneeByEmail(context, email);
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
  await checkAssignee(context, assigneeId);
  return changeAll(context, ids, assigning(assigneeId), telling(context));
}

/** @throws alertNotFound, alertsTooMany, snoozeNotAhead, snoozeTooLong; then nothing is changed */
export async function snooze(
  context: RequestContext,
  ids: readonly string[],
  until: Date | undefined,
): Promise<Alert[]> {
  authorize(context.actor, "AlertModify");
  checkSnooze(until, context.clock());
  return changeAll(context, ids, snoozing(until));
}

/** What becomes of every alert that a filter finds. */
export type WantedChange =
  | { readonly status: AlertStatus; readonly ending: AlertEnding | undefined }
  | { readonly assigneeId: string | undefined }
  | { readonly snoozedUntil: Date };

/** @throws assigneeUnknown, snoozeNotAhead, snoozeTooLong, outcomeOfOpenAlert, outcomeReasonTooLong */
export async function checkWantedChange(context: RequestContext, wanted: WantedChange): Promise<void> {
  if ("status" in wanted) checkEnding(wanted.status, wanted.ending);
  else if ("snoozedUntil" in wanted) checkSnooze(wanted.snoozedUntil, context.clock());
  else await checkAssignee(context, wanted.assigneeId);
}

/** What is decided of each alert, and who hears of those that changed. */
export function planChange(context: RequestContext, wanted: WantedChange): { change: Change; tell?: Tell } {
  if ("status" in wanted) return { change: settingStatus(wanted.status, wanted.ending) };
  if ("snoozedUntil" in wanted) return { change: snoozing(wanted.snoozedUntil) };
  return { change: assigning(wanted.assigneeId), tell: telling(context) };
}

const settingStatus =
  (status: AlertStatus, ending: AlertEnding | undefined): Change =>
  (alert, actor, now) =>
    changeStatus(alert, status, actor, now, ending);
const assigning =
  (assigneeId: string | undefined): Change =>
  (alert, actor, now) =>
    changeAssignee(alert, assigneeId, actor, now);
const snoozing =
  (until: Date | undefined): Change =>
  (alert, actor, now) =>
    snoozeAlert(alert, until, actor, now);
const telling =
  (context: RequestContext): Tell =>
  async (store, changed) => {
    await notifyAssignee(context, store, changed);
    await mailAssignee(context, store, changed);
  };

/** @throws assigneeUnknown */
export async function checkAssignee({ loaders }: RequestContext, assigneeId: string | undefined): Promise<void> {
  if (assigneeId !== undefined && !(await loaders.users.load(assigneeId))?.enabled) throw assigneeUnknown(assigneeId);
}

/** @throws alertNotFound, alertCommentEmpty, alertCommentTooLong */
export async function addComment(context: RequestContext, alertId: string, body: string): Promise<Alert> {
  authorize(context.actor, "AlertModify");
  const comment = readComment(body);
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
    origin: context.origin,
  });
  return alert;
}

/** What was sent to other tools stays as it was there. @throws alertCommentNotFound, alertCommentOfOthers */
export async function editComment(context: RequestContext, id: string, body: string): Promise<AlertHistoryEntry> {
  authorize(context.actor, "AlertModify");
  const { actor } = await getComment(context, id);
  const own = referenceOf(context);
  if (actor.kind !== own.kind || actor.id !== own.id) throw alertCommentOfOthers();
  return context.store.alerts.editComment(id, readComment(body), context.clock());
}

function readComment(body: string): string {
  const comment = body.trim();
  if (comment === "") throw alertCommentEmpty();
  if (comment.length > alertCommentLengthMax) throw alertCommentTooLong(comment.length, alertCommentLengthMax);
  return comment;
}

/** Somebody whom an alert may be assigned to. */
export async function findAssigneeByEmail(context: RequestContext, email: string): Promise<User | undefined> {
  const wanted = email.toLowerCase();
  return (await listAssignees(context)).find((candidate) => candidate.email.toLowerCase() === wanted);
}

/** Whom an alert may be assigned to: people who may see alerts. */
export async function listAssignees(context: RequestContext): Promise<User[]> {
  authorize(context.actor, "AlertRead");
  return (await context.store.users.list()).filter((user) => user.enabled);
}
