import { randomUUID } from "node:crypto";
import {
  type ActorReference,
  type Alert,
  type AlertFilter,
  type AlertHistoryEntry,
  alertChangesMax,
  alertNotFound,
  alertsTooMany,
  changePlaceInvalid,
  PharosError,
} from "@pharos/domain";
import type { AlertUpdate, Store } from "@pharos/store";
import { z } from "zod";
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

export interface MatchingRequest {
  readonly filter: AlertFilter;
  /** How many alerts are looked at before the call returns; absent: all. */
  readonly limit?: number | undefined;
  /** What the call before returned as `next`. */
  readonly after?: string | undefined;
}

export interface ChangedMatches {
  readonly changed: number;
  /** Of the entries in the alerts' history; takes them back. */
  readonly changeId: string;
  /** Undefined once all are changed. */
  readonly next: string | undefined;
}

/**
 * Changes every alert that the filter finds and that was there before the first call. Each batch is a transaction of
 * its own, so that nobody waits for all of them.
 */
export async function changeMatching(
  context: RequestContext,
  { filter, limit = Number.POSITIVE_INFINITY, after }: MatchingRequest,
  change: Change,
  tell?: Tell,
): Promise<ChangedMatches> {
  const { createdBefore, changeId, ...place } = after === undefined ? beginChange(context, filter) : readPlace(after);
  const narrowed = { ...filter, createdBefore, logTypeAccess: context.actor.logTypeAccess };
  let { cursor } = place;
  let changed = 0;
  for (let seen = batchSize; ; seen += batchSize) {
    const page = await withoutConflicts(async () => {
      const { items, nextCursor } = await context.store.alerts.list({
        filter: narrowed,
        pageSize: batchSize,
        direction: "ascending",
        ...(cursor !== undefined && { cursor }),
      });
      return { changed: await changeBatch(context, items, change, changeId, tell), nextCursor };
    });
    changed += page.changed;
    if (page.nextCursor === undefined) return { changed, changeId, next: undefined };
    cursor = page.nextCursor;
    if (seen >= limit) return { changed, changeId, next: writePlace(createdBefore, changeId, cursor) };
  }
}

/** @returns how many were not as wanted already */
async function changeBatch(
  context: RequestContext,
  alerts: readonly Alert[],
  change: Change,
  changeId: string,
  tell?: Tell,
): Promise<number> {
  const changes = alerts
    .map((alert) => withOrigin(context, change(alert, referenceOf(context), context.clock())))
    .filter(isChange)
    .map(({ alert, entry }) => ({ alert, entry: entry && { ...entry, changeId } }));
  await context.store.transaction(async (store) => {
    await store.alerts.updateAll(changes);
    await tell?.(
      store,
      changes.map(({ alert }) => alert),
    );
  });
  return changes.length;
}

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

/** How far a change of many alerts is. */
interface ChangePlace {
  readonly createdBefore: Date;
  readonly changeId: string;
  /** Undefined before the first batch. */
  readonly cursor: string | undefined;
}

function beginChange({ clock }: RequestContext, { createdBefore }: AlertFilter): ChangePlace {
  const now = clock();
  const isEarlier = createdBefore !== undefined && createdBefore < now;
  return { createdBefore: isEarlier ? createdBefore : now, changeId: randomUUID(), cursor: undefined };
}

const changePlace = z.tuple([z.coerce.date(), z.uuid(), z.string()]);

const writePlace = (createdBefore: Date, changeId: string, cursor: string): string =>
  Buffer.from(JSON.stringify([createdBefore, changeId, cursor])).toString("base64url");

/** @throws changePlaceInvalid */
function readPlace(after: string): ChangePlace {
  try {
    const text = Buffer.from(after, "base64url").toString("utf8");
    const [createdBefore, changeId, cursor] = changePlace.parse(JSON.parse(text));
    return { createdBefore, changeId, cursor };
  } catch {
    throw changePlaceInvalid();
  }
}

export function withOrigin({ origin }: RequestContext, { alert, entry }: ReturnType<Change>): ReturnType<Change> {
  return { alert, entry: entry && { ...entry, origin } };
}

export const isChange = ({ entry }: AlertUpdate): boolean => entry !== undefined;

export function referenceOf({ actor }: RequestContext): ActorReference {
  return { kind: actor.kind, id: actor.id, name: actor.name };
}
