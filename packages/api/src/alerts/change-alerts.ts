import {
  type ActorReference,
  type Alert,
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

const conflictsMax = 5;

/** Where somebody else changed an alert of a batch meanwhile, the batch is read again. */
export async function withoutConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let conflicts = 1; ; conflicts += 1) {
    try {
      return await work();
    } catch (error) {
      const isConflict = error instanceof PharosError && error.category === "RevisionConflict";
      if (!isConflict || conflicts > conflictsMax) throw error;
    }
  }
}

export function withOrigin({ origin }: RequestContext, { alert, entry }: ReturnType<Change>): ReturnType<Change> {
  return { alert, entry: entry && { ...entry, origin } };
}

export const isChange = ({ entry }: AlertUpdate): boolean => entry !== undefined;

export function referenceOf({ actor }: RequestContext): ActorReference {
  return { kind: actor.kind, id: actor.id, name: actor.name };
}
