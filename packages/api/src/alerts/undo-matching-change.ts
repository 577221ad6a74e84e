import { type Alert, type AlertHistoryEntry, revertEntry } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { isChange, referenceOf, withOrigin, withoutConflicts } from "./change-alerts.ts";

const batchSize = 1_000;

export interface UndoneChange {
  readonly restored: number;
  /** Undefined once everything is taken back. */
  readonly next: string | undefined;
}

/**
 * Takes back what the actor changed in many alerts at once, in as many of them as `limit`; what somebody changed since
 * stays.
 * @param after What the call before returned as `next`.
 */
export async function undoMatchingChange(
  context: RequestContext,
  changeId: string,
  { after = "", limit = Number.POSITIVE_INFINITY }: { readonly after?: string; readonly limit?: number } = {},
): Promise<UndoneChange> {
  authorize(context.actor, "AlertModify");
  let restored = 0;
  let last = after;
  for (let seen = batchSize; ; seen += batchSize) {
    const entries = await context.store.alerts.entriesOfChange(changeId, last, batchSize);
    restored += await withoutConflicts(() => revertAll(context, entries));
    const next = entries.at(-1)?.id;
    if (next === undefined || entries.length < batchSize) return { restored, next: undefined };
    if (seen >= limit) return { restored, next };
    last = next;
  }
}

async function revertAll(context: RequestContext, entries: readonly AlertHistoryEntry[]): Promise<number> {
  const { actor, clock, store } = context;
  const own = new Map(entries.filter((entry) => entry.actor.id === actor.id).map((entry) => [entry.alertId, entry]));
  const ids = [...own.keys()];
  const [alerts, histories] = await Promise.all([
    store.alerts.getMany(ids, actor.logTypeAccess),
    store.alerts.histories(ids),
  ]);
  const revert = (alert: Alert) => {
    const entry = own.get(alert.id);
    if (!entry) return { alert, entry };
    return revertEntry(alert, entry, histories.get(alert.id) ?? [], referenceOf(context), clock());
  };
  const changes = alerts.map((alert) => withOrigin(context, revert(alert))).filter(isChange);
  await store.alerts.updateAll(changes);
  return changes.length;
}
