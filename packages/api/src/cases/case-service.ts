import { createHash } from "node:crypto";
import {
  type Alert,
  type AlertFilter,
  type AlertOutcome,
  alertNotFound,
  alertOutcomeOfOpenCase,
  attachmentNotFound,
  type CaseAlert,
  type CaseAttachment,
  type CaseChange,
  type CaseEntry,
  type CaseFilter,
  type CaseSummary,
  caseAlertsMax,
  caseAlertsTooMany,
  caseMatchesTooMany,
  caseNotFound,
  caseWasMerged,
  changeCase,
  changeStatus,
  checkAttachmentRoom,
  checkAttachmentType,
  checkCaseDescription,
  checkCaseNote,
  checkCaseTitle,
  cleanAttachmentName,
  highestSeverity,
  isEnded,
  type Severity,
} from "@pharos/domain";
import { type CasePage, type PageRequest, revisionConflict, type Store } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { checkAssignee } from "../alerts/alert-service.ts";
import { changeAll } from "../alerts/change-alerts.ts";
import type { RequestContext } from "../context/request-context.ts";
import { isUuid } from "../graphql/uuid.ts";
import { mailCaseAssignee } from "../letters/mail-assignee.ts";
import { notifyCaseAssignee } from "../notifications/notify-assignee.ts";
import { taskOf } from "../threads/content-threads.ts";

export interface NewCase {
  readonly title: string;
  readonly description: string;
  /** Absent: that of its most severe alert. */
  readonly severity?: Severity;
  readonly assigneeId?: string;
  readonly alerts: AlertChoice;
}

/** Alerts by their ids, and those that any of the filters finds. */
export interface AlertChoice {
  readonly ids?: readonly string[];
  readonly matching?: readonly AlertFilter[];
}

export interface AddedAlerts {
  readonly case: CaseSummary;
  /** Without those that it had already. */
  readonly addedAlertIds: readonly string[];
}

/** An alert of a case, with when it came to it. */
export interface ShownCaseAlert extends CaseAlert {
  readonly alert: Alert;
}

export function listCases(context: RequestContext, filter: CaseFilter, page: PageRequest): Promise<CasePage> {
  authorize(context.actor, "AlertRead");
  return context.store.cases.list({ ...filter, logTypeAccess: context.actor.logTypeAccess }, page);
}

/** What changed last first; at most ten. */
export function listCasesOfAlert({ actor, loaders }: RequestContext, { id }: Alert): Promise<readonly CaseSummary[]> {
  authorize(actor, "AlertRead");
  return loaders.casesOfAlerts.load(id);
}

/** Of a case that was merged: the one that it was merged into. @throws caseNotFound, also for one that the actor does not see */
export async function getCase({ actor, store }: RequestContext, id: string): Promise<CaseSummary> {
  authorize(actor, "AlertRead");
  return store.cases.get(numberOf(id), actor.logTypeAccess);
}

/** As `isAlertHiddenFromAssignee`, of a case. */
export async function isCaseHiddenFromAssignee(
  { loaders, store }: Pick<RequestContext, "loaders" | "store">,
  { assigneeId, number }: Pick<CaseSummary, "assigneeId" | "number">,
): Promise<boolean> {
  if (assigneeId === undefined || !(await loaders.users.load(assigneeId))) return false;
  const reader = await loaders.assigneeReaders.load(assigneeId);
  return !reader || !(await store.cases.isVisible(number, reader.access));
}

/** Those added last first. */
export async function listCaseAlerts(context: RequestContext, { number }: CaseSummary): Promise<ShownCaseAlert[]> {
  authorize(context.actor, "AlertRead");
  const links = await context.store.cases.alertsOf(number, context.actor.logTypeAccess);
  const ids = links.map(({ alertId }) => alertId);
  const alerts = await context.store.alerts.getMany(ids, context.actor.logTypeAccess);
  const byId = new Map(alerts.map((alert) => [alert.id, alert]));
  return links.flatMap((link) => {
    const alert = byId.get(link.alertId);
    return alert ? [{ ...link, alert }] : [];
  });
}

/** Oldest first. */
export function listCaseEntries({ actor, store }: RequestContext, { number }: CaseSummary): Promise<CaseEntry[]> {
  authorize(actor, "AlertRead");
  return store.cases.entriesOf(number, actor.logTypeAccess);
}

/** Those that the actor sees, by number. */
export async function listLinkedCases({ actor, store }: RequestContext, { number }: CaseSummary) {
  authorize(actor, "AlertRead");
  return store.cases.getMany(await store.caseLinks.linkedTo(number), actor.logTypeAccess);
}

/** Oldest first. */
export function listAttachments({ actor, store }: RequestContext, { number }: CaseSummary): Promise<CaseAttachment[]> {
  authorize(actor, "AlertRead");
  return store.caseAttachments.list(number, actor.logTypeAccess);
}

/** @throws caseTitleEmpty, caseTextTooLong, assigneeUnknown, alertNotFound, caseAlertsTooMany, caseMatchesTooMany */
export async function createCase(context: RequestContext, given: NewCase): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  const { actor, clock } = context;
  const title = checkCaseTitle(given.title);
  const description = checkCaseDescription(given.description);
  await checkAssignee(context, given.assigneeId);
  return context.store.transaction(async (store) => {
    const alerts = await findAlerts(context, store, given.alerts);
    const severity = given.severity ?? highestSeverity(alerts.map((alert) => alert.severity));
    const text = { title, description, severity, assigneeId: given.assigneeId };
    // Without an alert nothing says which log types its texts are about: anything that its author sees.
    const neededLogTypes = alerts.length === 0 ? actor.logTypeAccess : [];
    const { number } = await store.cases.create({ ...text, neededLogTypes }, referenceOf(actor), clock());
    await addChecked(context, store, number, alerts);
    const created = await store.cases.get(number);
    await tellAssignee(context, store, created);
    return created;
  });
}

/**
 * @param resolveAs what its open alerts turned out to be; they are resolved with the case
 * @throws caseNotFound, caseWasMerged, revisionConflict, caseEntriesTooMany, caseTitleEmpty, caseTextTooLong, assigneeUnknown, alertOutcomeOfOpenCase
 */
export async function updateCase(
  context: RequestContext,
  id: string,
  revision: number,
  given: CaseChange,
  resolveAs?: AlertOutcome,
): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  const { actor, clock } = context;
  if (resolveAs !== undefined && given.status !== "CLOSED") throw alertOutcomeOfOpenCase();
  const change = {
    ...given,
    ...(given.title !== undefined && { title: checkCaseTitle(given.title) }),
    ...(given.description !== undefined && { description: checkCaseDescription(given.description) }),
  };
  await checkAssignee(context, given.assigneeId || undefined);
  return context.store.transaction(async (store) => {
    const current = await store.cases.get(numberOf(id), actor.logTypeAccess);
    // Its revision says nothing of the case that it was merged into.
    if (current.number !== numberOf(id)) throw caseWasMerged(id, current.number);
    if (current.revision !== revision) throw revisionConflict("case");
    const { changed, entries } = changeCase(current, change, referenceOf(actor), clock());
    if (entries.length > 0) await store.cases.update(changed, entries);
    if (resolveAs !== undefined) await resolveAlerts({ ...context, store }, current.number, resolveAs);
    const updated = await store.cases.get(current.number);
    if (updated.assigneeId !== current.assigneeId) await tellAssignee(context, store, updated);
    return updated;
  });
}

/** Those that it has already stay as they are. @throws caseNotFound, alertNotFound, caseAlertsTooMany, caseMatchesTooMany */
export function addAlerts(context: RequestContext, id: string, choice: AlertChoice): Promise<AddedAlerts> {
  authorize(context.actor, "AlertModify");
  return context.store.transaction(async (store) => {
    const { number } = await store.cases.get(numberOf(id), context.actor.logTypeAccess);
    const addedAlertIds = await addChecked(context, store, number, await findAlerts(context, store, choice));
    return { case: await store.cases.get(number), addedAlertIds };
  });
}

/** @throws caseNotFound */
export function removeAlerts(context: RequestContext, id: string, alertIds: readonly string[]): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  const { actor, clock } = context;
  return context.store.transaction(async (store) => {
    const { number } = await store.cases.get(numberOf(id), actor.logTypeAccess);
    await store.cases.removeAlerts(number, alertIds, referenceOf(actor), clock());
    return store.cases.get(number);
  });
}

/** @throws caseNotFound, caseNoteEmpty, caseTextTooLong */
export async function addNote(context: RequestContext, id: string, body: string): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  const note = checkCaseNote(body);
  const { number } = await getCase(context, id);
  await record(context, context.store, number, { type: "NOTE", note });
  return context.store.cases.get(number);
}

/** The case that a file may be added to. @throws caseNotFound */
export function getCaseToFill(context: RequestContext, id: string): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  return getCase(context, id);
}

/**
 * @throws attachmentEmpty, attachmentTooLarge, attachmentsTooLarge, attachmentsTooMany, attachmentIsProgram,
 * attachmentMisnamed
 */
export async function addAttachment(
  context: RequestContext,
  { number }: CaseSummary,
  filename: string,
  bytes: Buffer,
): Promise<CaseAttachment> {
  authorize(context.actor, "AlertModify");
  const name = cleanAttachmentName(filename);
  const type = await context.threads.run("findContentType", bytes, taskOf(context.actor, name));
  const file = {
    caseNumber: number,
    name,
    mediaType: type.mediaType,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    addedAt: context.clock(),
    addedBy: referenceOf(context.actor),
  };
  return context.store.transaction(async (store) => {
    const added = await store.caseAttachments.add(file, bytes, (held) => {
      checkAttachmentRoom(name, bytes.length, held);
      checkAttachmentType(name, type);
    });
    await record(context, store, number, { type: "ATTACHMENT_ADDED", to: name, note: file.sha256 });
    return added;
  });
}

/** @throws attachmentNotFound, also for one of a case that the actor does not see */
export async function getAttachment(context: RequestContext, id: string): Promise<CaseAttachment> {
  authorize(context.actor, "AlertRead");
  const attachment = isUuid(id) ? await context.store.caseAttachments.get(id) : undefined;
  if (!attachment) throw attachmentNotFound(id);
  await getCase(context, String(attachment.caseNumber)).catch(() => {
    throw attachmentNotFound(id);
  });
  return attachment;
}

/** Its name and its hash stay in the case's entries. @throws attachmentNotFound */
export async function deleteAttachment(context: RequestContext, id: string): Promise<CaseSummary> {
  authorize(context.actor, "AlertModify");
  const { name, sha256, caseNumber } = await getAttachment(context, id);
  return context.store.transaction(async (store) => {
    await store.caseAttachments.delete(id);
    await record(context, store, caseNumber, { type: "ATTACHMENT_REMOVED", from: name, note: sha256 });
    return store.cases.get(caseNumber);
  });
}

/** Writes an entry of the actor's. */
export function record(
  { actor, clock }: RequestContext,
  store: Store,
  caseNumber: number,
  entry: Pick<CaseEntry, "type"> & Partial<Pick<CaseEntry, "from" | "to" | "note">>,
): Promise<void> {
  return store.cases.append(caseNumber, [
    { caseNumber, actor: referenceOf(actor), at: clock(), from: "", to: "", note: "", ...entry },
  ]);
}

async function findAlerts(
  { actor }: RequestContext,
  store: Store,
  { ids = [], matching = [] }: AlertChoice,
): Promise<Alert[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length > caseAlertsMax) throw caseAlertsTooMany(wanted.length, caseAlertsMax);
  const alerts = await store.alerts.getMany(wanted, actor.logTypeAccess);
  const found = new Set(alerts.map(({ id }) => id));
  const missing = wanted.find((id) => !found.has(id));
  if (missing !== undefined) throw alertNotFound(missing);
  const seen = matching.map((filter) => ({ ...filter, logTypeAccess: actor.logTypeAccess }));
  const matches = seen.length > 0 ? await store.alerts.listMatching(seen, caseAlertsMax + 1) : [];
  if (matches.length > caseAlertsMax) throw caseMatchesTooMany(caseAlertsMax);
  return [...alerts, ...matches.filter(({ id }) => !found.has(id))];
}

/** @returns the ids of those that it did not have */
async function addChecked(
  { actor, clock }: RequestContext,
  store: Store,
  number: number,
  alerts: readonly Alert[],
): Promise<string[]> {
  const added = await store.cases.addAlerts(number, alerts, referenceOf(actor), clock());
  const { alertCount } = await store.cases.get(number);
  if (alertCount > caseAlertsMax) throw caseAlertsTooMany(alertCount, caseAlertsMax);
  return added;
}

async function tellAssignee(context: RequestContext, store: Store, assigned: CaseSummary): Promise<void> {
  await notifyCaseAssignee(context, store, assigned);
  await mailCaseAssignee(context, store, assigned);
}

async function resolveAlerts(context: RequestContext, number: number, outcome: AlertOutcome): Promise<void> {
  const ids = (await context.store.cases.alertsOf(number)).map(({ alertId }) => alertId);
  const alerts = await context.store.alerts.getMany(ids, context.actor.logTypeAccess);
  const open = alerts.filter(({ status }) => !isEnded(status)).map(({ id }) => id);
  const ending = { outcome, reason: `Case ${number}` };
  await changeAll(context, open, (alert, actor, now) => changeStatus(alert, "RESOLVED", actor, now, ending));
}

/** @throws caseNotFound */
export function numberOf(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw caseNotFound(id);
  return Number(id);
}
