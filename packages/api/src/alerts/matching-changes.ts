import {
  type ActorReference,
  type Alert,
  type AlertFilter,
  type AlertHistoryEntry,
  type AlertStatus,
  forbidden,
  matchingChangeEnded,
  revertEntry,
} from "@pharos/domain";
import { type Receipt, receiptNotFound, type Store } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import { reviewActor } from "../access/review-actor.ts";
import { createRequestContext, type RequestContext } from "../context/request-context.ts";
import { isUuid } from "../graphql/uuid.ts";
import { workOnReceipt } from "../receipts/work-on-receipt.ts";
import { checkWantedChange, planChange, type WantedChange } from "./alert-service.ts";
import { isChange, referenceOf, withOrigin, withoutConflicts } from "./change-alerts.ts";
import { isAlertHiddenFromAssignee } from "./hidden-from-assignee.ts";

const receiptKind = "ALERT_CHANGE";
const states = { underWay: "RUNNING", done: "DONE", failed: "FAILED", cancelled: "CANCELLED" } as const;
/** Each batch is a transaction, so that nobody waits for all alerts. */
const batchSize = 1_000;
const countMax = 10_000_000;
const listed = 50;
/** How long a change that has ended is listed for the person who started it. */
const listedMs = 5 * 60_000;

/** Kept with the receipt: what the change is, and how far. */
interface ChangeProgress {
  readonly kind: "STATUS" | "ASSIGNEE" | "SNOOZE" | "UNDO";
  readonly status?: AlertStatus;
  readonly assigneeId?: string;
  /** The change that is taken back. */
  readonly undoes?: string;
  readonly total: number;
  readonly looked: number;
  readonly changed: number;
  readonly hiddenFromAssignee: number;
}

/** A change of every alert that filters find, or the undo of one. */
export interface MatchingChange extends ChangeProgress {
  /** Of the entries in the history of the changed alerts too. */
  readonly id: string;
  readonly state: (typeof states)[keyof typeof states];
  readonly error: string;
  readonly actor: ActorReference;
  readonly startedAt: Date;
  readonly endedAt: Date | undefined;
}

/**
 * Changes every alert that one of the filters finds and that is there now. Goes on after the answer.
 * @throws assigneeUnknown, snoozeNotAhead, snoozeTooLong, outcomeOfOpenAlert, outcomeReasonTooLong
 */
export async function startMatchingChange(
  context: RequestContext,
  filters: readonly AlertFilter[],
  wanted: WantedChange,
): Promise<MatchingChange> {
  authorize(context.actor, "AlertModify");
  await checkWantedChange(context, wanted);
  const now = context.clock();
  const bounded = filters.map((filter) => ({ ...filter, createdBefore: earlierOf(filter.createdBefore, now) }));
  const { logTypeAccess } = context.actor;
  const counts = await Promise.all(
    bounded.map((filter) => context.store.alerts.count({ ...filter, logTypeAccess }, countMax)),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const begun: ChangeProgress = { ...describeChange(wanted), total, looked: 0, changed: 0, hiddenFromAssignee: 0 };
  return work(context, begun, async ({ id }) => {
    let progress = begun;
    for (const filter of bounded) {
      let cursor: string | undefined;
      do {
        const step = await takeStep(context, id, async (asOfNow) => {
          const page = await asOfNow.store.alerts.list({
            filter: { ...filter, logTypeAccess: asOfNow.actor.logTypeAccess },
            pageSize: batchSize,
            direction: "ascending",
            ...(cursor !== undefined && { cursor }),
          });
          return { ...(await changeBatch(asOfNow, { id, progress, wanted }, page.items)), cursor: page.nextCursor };
        });
        ({ progress, cursor } = step);
      } while (cursor !== undefined);
    }
    return progress;
  });
}

/** What it changed until then stays changed. @throws receiptNotFound */
export async function cancelMatchingChange(context: RequestContext, id: string): Promise<MatchingChange> {
  authorize(context.actor, "AlertModify");
  const receipt = await getReceipt(context, id);
  const { seesWorkOf } = await context.loaders.contentAccess();
  if (!seesWorkOf(receipt.actor)) throw receiptNotFound(id);
  return cancel(context, id);
}

/**
 * Takes back what the actor changed in many alerts at once; what somebody changed since stays. Goes on after the answer.
 * @throws receiptNotFound
 */
export async function undoMatchingChange(context: RequestContext, id: string): Promise<MatchingChange> {
  authorize(context.actor, "AlertModify");
  const receipt = await getReceipt(context, id);
  if (!isOwnChange(context, receipt)) throw receiptNotFound(id);
  const { changed } = await cancel(context, id);
  const begun: ChangeProgress = {
    kind: "UNDO",
    undoes: id,
    total: changed,
    looked: 0,
    changed: 0,
    hiddenFromAssignee: 0,
  };
  return work(context, begun, async (undo) => {
    let progress = begun;
    let after: string | undefined = "";
    while (after !== undefined) {
      const last: string = after;
      const step = await takeStep(context, undo.id, async (asOfNow) => {
        const entries = await asOfNow.store.alerts.entriesOfChange(id, last, batchSize);
        const next = entries.length < batchSize ? undefined : entries.at(-1)?.id;
        return { ...(await revertBatch(asOfNow, progress, entries)), after: next };
      });
      ({ progress, after } = step);
    }
    return progress;
  });
}

/** Those that run, and those of the actor that ended a short while ago and were not undone; the newest first. */
export async function listMatchingChanges(context: RequestContext): Promise<MatchingChange[]> {
  authorize(context.actor, "AlertRead");
  const now = context.clock();
  const { seesWorkOf } = await context.loaders.contentAccess();
  const receipts = await context.store.receipts.list(receiptKind, listed, now);
  const changes = receipts.filter(({ actor }) => seesWorkOf(actor)).map(toMatchingChange);
  const undone = new Set(
    changes.filter(({ state }) => state === "RUNNING" || state === "DONE").map(({ undoes }) => undoes),
  );
  const isRecent = ({ endedAt }: MatchingChange) =>
    endedAt !== undefined && now.getTime() - endedAt.getTime() <= listedMs;
  return changes.filter(
    (change) =>
      !undone.has(change.id) && (change.state === "RUNNING" || (isOwnChange(context, change) && isRecent(change))),
  );
}

export function isOwnChange({ actor }: RequestContext, change: { readonly actor: ActorReference }): boolean {
  return change.actor.kind === actor.kind && change.actor.id === actor.id;
}

async function work(
  context: RequestContext,
  begun: ChangeProgress,
  run: (receipt: Receipt) => Promise<ChangeProgress>,
): Promise<MatchingChange> {
  const { receipt } = await workOnReceipt(context, receiptKind, { ...states, initialResult: begun }, run);
  return toMatchingChange(receipt);
}

interface Step {
  readonly progress: ChangeProgress;
  /** Written in one transaction with the progress. */
  readonly write: (store: Store) => Promise<void>;
}

/** Decides a batch by what the actor may do by now, and stores it while the change runs. @throws matchingChangeEnded */
function takeStep<T extends Step>(
  context: RequestContext,
  id: string,
  decide: (asOfNow: RequestContext) => Promise<T>,
): Promise<T> {
  return withoutConflicts(async () => {
    const actor = await reviewActor(context.store, context.actor, context.clock());
    if (!actor) throw forbidden("AlertModify");
    authorize(actor, "AlertModify");
    const step = await decide(createRequestContext(context, actor));
    await context.store.transaction(async (store) => {
      await step.write(store);
      const told = { status: states.underWay, result: step.progress };
      if (!(await store.receipts.renew(id, context.clock(), told))) throw matchingChangeEnded();
    });
    return step;
  });
}

interface ChangeOfBatch {
  readonly id: string;
  readonly progress: ChangeProgress;
  readonly wanted: WantedChange;
}

async function changeBatch(
  context: RequestContext,
  { id, progress, wanted }: ChangeOfBatch,
  alerts: readonly Alert[],
): Promise<Step> {
  const { change, tell } = planChange(context, wanted);
  const changes = alerts
    .map((alert) => withOrigin(context, change(alert, referenceOf(context), context.clock())))
    .filter(isChange)
    .map(({ alert, entry }) => ({ alert, entry: entry && { ...entry, changeId: id } }));
  const changed = changes.map(({ alert }) => alert);
  const isAssigning = "assigneeId" in wanted;
  const hidden = isAssigning
    ? (await Promise.all(changed.map((alert) => isAlertHiddenFromAssignee(context, alert)))).filter(Boolean).length
    : 0;
  return {
    progress: {
      ...progress,
      looked: progress.looked + alerts.length,
      changed: progress.changed + changes.length,
      hiddenFromAssignee: progress.hiddenFromAssignee + hidden,
    },
    write: async (store) => {
      await store.alerts.updateAll(changes);
      await tell?.(store, changed);
    },
  };
}

async function revertBatch(
  context: RequestContext,
  progress: ChangeProgress,
  entries: readonly AlertHistoryEntry[],
): Promise<Step> {
  const { actor, clock, store } = context;
  const byAlert = new Map(entries.map((entry) => [entry.alertId, entry]));
  const ids = [...byAlert.keys()];
  const [alerts, histories] = await Promise.all([
    store.alerts.getMany(ids, actor.logTypeAccess),
    store.alerts.histories(ids),
  ]);
  const revert = (alert: Alert) => {
    const entry = byAlert.get(alert.id);
    if (!entry) return { alert, entry };
    return revertEntry(alert, entry, histories.get(alert.id) ?? [], referenceOf(context), clock());
  };
  const changes = alerts.map((alert) => withOrigin(context, revert(alert))).filter(isChange);
  return {
    progress: {
      ...progress,
      looked: progress.looked + entries.length,
      changed: progress.changed + changes.length,
    },
    write: (written) => written.alerts.updateAll(changes),
  };
}

async function cancel({ store, clock }: RequestContext, id: string): Promise<MatchingChange> {
  await store.receipts.complete(id, { status: states.cancelled }, clock());
  return toMatchingChange(await store.receipts.get(id, receiptKind, clock()));
}

/** @throws receiptNotFound */
function getReceipt({ store, clock }: RequestContext, id: string): Promise<Receipt> {
  if (!isUuid(id)) throw receiptNotFound(id);
  return store.receipts.get(id, receiptKind, clock());
}

function toMatchingChange({ id, status, error, result, actor, createdAt, completedAt }: Receipt): MatchingChange {
  const state = Object.values(states).find((known) => known === status) ?? states.failed;
  return { id, state, error, actor, ...(result as ChangeProgress), startedAt: createdAt, endedAt: completedAt };
}

function describeChange(wanted: WantedChange): Pick<ChangeProgress, "kind" | "status" | "assigneeId"> {
  if ("status" in wanted) return { kind: "STATUS", status: wanted.status };
  if ("snoozedUntil" in wanted) return { kind: "SNOOZE" };
  return { kind: "ASSIGNEE", ...(wanted.assigneeId !== undefined && { assigneeId: wanted.assigneeId }) };
}

const earlierOf = (time: Date | undefined, now: Date): Date => (time !== undefined && time < now ? time : now);
