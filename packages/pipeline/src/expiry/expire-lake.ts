import type { Lake } from "@pharos/lake";
import type { Store } from "@pharos/store";
import { raiseAlarms } from "../alarms/raise-alarms.ts";
import { decideExpiry, type ExpiryRecord } from "./decide-expiry.ts";

export interface ExpiryOptions {
  readonly store: Store;
  readonly lake: Pick<Lake, "storedParts" | "expireRows">;
  readonly retentionDays: number;
  /** Something that whoever runs Pharos should know. */
  readonly onNotice: (notice: string) => void;
}

const settingKey = "lake-expiry";
const dayMs = 24 * 3_600_000;

/** Deletes what arrived longer ago than events are kept, unless the clock is not to be believed: see `decideExpiry`. */
export async function expireLake({ store, lake, retentionDays, onNotice }: ExpiryOptions, now: Date): Promise<void> {
  const newestArrivalMs = (await lake.storedParts()).reduce(
    (newest, part) => Math.max(newest, part.newestArrival.getTime()),
    Number.NEGATIVE_INFINITY,
  );
  const decision = decideExpiry({
    now,
    retentionMs: retentionDays * dayMs,
    record: await readExpiryRecord(store),
    newestArrival: newestArrivalMs > Number.NEGATIVE_INFINITY ? new Date(newestArrivalMs) : undefined,
  });
  // Before anything is deleted: what the lake lacks by intent must be known.
  await store.settings.set(settingKey, decision.record, now);
  if (decision.kind === "expire") {
    if (decision.before) await lake.expireRows(decision.before);
    return;
  }
  const title = "Expired events are not deleted: the clock went ahead";
  const key = `clock ${decision.record.doubt?.since.toISOString()}`;
  const alarm = { key, title, message: decision.notice, neededLogTypes: [] };
  for (const { message } of await raiseAlarms(store, "lake-expiry-alarms", [alarm], now)) onNotice(message);
}

/** Undefined before the first run. */
export async function readExpiryRecord(store: Store): Promise<ExpiryRecord | undefined> {
  const stored = (await store.settings.get(settingKey)) as StoredRecord | undefined;
  if (!stored) return undefined;
  const { lastRunAt, expiredBefore, doubt } = stored;
  return {
    lastRunAt: new Date(lastRunAt),
    expiredBefore: expiredBefore === undefined ? undefined : new Date(expiredBefore),
    doubt: doubt && { since: new Date(doubt.since), seenAt: new Date(doubt.seenAt) },
  };
}

/** As JSON has it. */
interface StoredRecord {
  readonly lastRunAt: string;
  readonly expiredBefore?: string;
  readonly doubt?: { readonly since: string; readonly seenAt: string };
}
