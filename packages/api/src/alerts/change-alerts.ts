import {
  type ActorReference,
  type Alert,
  type AlertFilter,
  type AlertHistoryEntry,
  alertChangesMax,
  alertNotFound,
  alertsTooMany,
  PharosError,
} from "@pharos/domain";
import type { AlertUpdate, Store } from "@pharos/store";
import type { RequestContext } from "../context/request-context.ts";

/** Decides what becomes of one alert; without an entry it stays as it is. */
export type Change = (
  alert: Alert,
  actor: ActorReference,
  now: Date,
) => { readonly alert: Alert; readonly entry: Omit<AlertHistoryEntry, "id"> | undefined };

/** Hears of the alerts that changed, in the transaction of the change. */
export type Tell = (store: Store, changed: readonly Alert[]) => Promise<void>;

/** All or none. @throws alertNotFound, alertsTooMany */
export function changeAll(
  context: RequestContext,
  ids: readonly string[],
  change: Change,
  tell?: Tell,
): Promise<Alert[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length > alertChangesMax) throw alertsTooMany(wanted.length, alertChangesMax);
  return context.store.transaction(async (store) => {
    const alerts = await store.alerts.getMany(wanted, context.actor.logTypeAccess);
    const found = new Set(alerts.map((alert) => alert.id));
    const missing = wanted.find((id) => !found.has(id));
    if (missing !== undefined) throw alertNotFound(missing);
    const changes = alerts.map((alert) => withOrigin(context, change(alert, referenceOf(context), context.clock())));
    await store.alerts.updateAll(changes.filter(isChange));
    await tell?.(
      store,
      changes.filter(isChange).map(({ alert }) => alert),
    );
    return changes.map(({ alert }) => alert);
  });
}

const batchSize = 1_000;
const conflictsMax = 5;

/**
 * Changes every alert that the filter finds and that was there before; returns how many. Each batch is a transaction of
 * its own, so that nobody waits for all of them.
 */
export async function changeMatching(
  context: RequestContext,
  filter: AlertFilter,
  change: Change,
  tell?: Tell,
): Promise<number> {
  const now = context.clock();
  const createdBefore = filter.createdBefore && filter.createdBefore < now ? filter.createdBefore : now;
  const { logTypeAccess } = context.actor;
  const narrowed = { ...filter, createdBefore, logTypeAccess };
  let changed = 0;
  let conflicts = 0;
  let cursor: string | undefined;
  while (true) {
    const page = await context.store.alerts.list({
      filter: narrowed,
      pageSize: batchSize,
      direction: "ascending",
      ...(cursor !== undefined && { cursor }),
    });
    const changes = page.items.map((alert) => change(alert, referenceOf(context), context.clock())).filter(isChange);
    try {
      await context.store.transaction(async (store) => {
        await store.alerts.updateAll(changes);
        await tell?.(
          store,
          changes.map(({ alert }) => alert),
        );
      });
    } catch (error) {
      // Somebody else changed one of them meanwhile: the batch is read again.
      const isConflict = error instanceof PharosError && error.category === "RevisionConflict";
      if (!isConflict || ++conflicts > conflictsMax) throw error;
      continue;
    }
    changed += changes.length;
    if (page.nextCursor === undefined) return changed;
    cursor = page.nextCursor;
  }
}

function withOrigin({ origin }: RequestContext, { alert, entry }: ReturnType<Change>): ReturnType<Change> {
  return { alert, entry: entry && { ...entry, origin } };
}

const isChange = ({ entry }: AlertUpdate): boolean => entry !== undefined;

export function referenceOf({ actor }: RequestContext): ActorReference {
  return { kind: actor.kind, id: actor.id, name: actor.name };
}
