import { type CrowdedPartition, describeBrokenParts, type Lake } from "@pharos/lake";
import type { Store } from "@pharos/store";
import { type Alarm, raiseAlarms } from "../alarms/raise-alarms.ts";
import { readExpiryRecord } from "../expiry/expire-lake.ts";
import { findMissingRows, type MissingRows, missingRowsAlarm } from "./missing-rows.ts";

export interface LakeWatchOptions {
  readonly store: Store;
  readonly lake: Pick<Lake, "brokenParts" | "crowdedPartitions" | "storedParts">;
  readonly retentionDays: number;
  /** Something that whoever runs Pharos should know. */
  readonly onNotice: (notice: string) => void;
}

const settingKey = "lake-watch";
const dayMs = 24 * 3_600_000;
const settleMs = 10 * 60_000;

/** As JSON has it. */
interface WatchRecord {
  /** When the outbox was looked at, and its last row then: once that one is gone, the lake has what was counted before. */
  readonly at: string;
  readonly lastId: string;
  readonly told: MissingRows;
}

/** How many events of each log type people were told to be missing. */
export async function readToldMissing(store: Store): Promise<MissingRows> {
  return ((await store.settings.get(settingKey)) as WatchRecord | undefined)?.told ?? {};
}

/** Tells of parts that the data lake could not read when it opened. */
export async function watchBrokenParts(options: LakeWatchOptions, now: Date): Promise<void> {
  const alarms = describeBrokenParts(await options.lake.brokenParts()).map((message) => ({
    key: message,
    title: "Events in the data lake could not be read",
    message,
    neededLogTypes: undefined,
  }));
  await tell(options, alarms, now);
}

/** Tells of partitions whose parts are not merged, each once a day for as long as that lasts. */
export async function watchMerges(options: LakeWatchOptions, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await tell(
    options,
    (await options.lake.crowdedPartitions()).map((crowded) => crowdedAlarm(crowded, day)),
    now,
  );
}

function crowdedAlarm({ database, table, partition, parts, partsMax }: CrowdedPartition, day: string): Alarm {
  return {
    key: `crowded ${database}.${table} ${partition} ${day}`,
    title: `Rows of ${database}.${table} are not merged`,
    message: `Partition ${partition} has ${parts} parts; from ${partsMax} on the data lake takes no more rows for it. Merges fail or do not keep up: check the free memory, and the disk with pharos doctor.`,
    neededLogTypes: undefined,
  };
}

/** Tells of events that the ledger counted as stored, and that the data lake does not have. */
export async function watchMissingRows(options: LakeWatchOptions, now: Date): Promise<void> {
  const missing = await compareWithLedger(options, now);
  const alarms = Object.entries(missing).map(([logType, rows]) => missingRowsAlarm(logType, rows));
  await tell(options, alarms, now);
}

async function tell({ store, onNotice }: LakeWatchOptions, alarms: readonly Alarm[], now: Date): Promise<void> {
  for (const { title, message } of await raiseAlarms(store, "lake-alarms", alarms, now)) {
    onNotice(`${title}. ${message}`);
  }
}

/** What is missing, and was not told before. Looks at what was counted up to the run before this one. */
async function compareWithLedger({ store, lake, retentionDays }: LakeWatchOptions, now: Date): Promise<MissingRows> {
  const record = (await store.settings.get(settingKey)) as WatchRecord | undefined;
  const told = record?.told ?? {};
  const lastId = await store.lakeOutbox.lastId();
  const isSettled = record !== undefined && !(await store.lakeOutbox.hasUpTo(record.lastId));
  if (!isSettled) {
    // Rows that still wait are waited for, and nothing is compared meanwhile.
    if (record === undefined) await store.settings.set(settingKey, { at: now.toISOString(), lastId, told }, now);
    return {};
  }
  const expired = (await readExpiryRecord(store))?.expiredBefore?.getTime() ?? 0;
  const since = new Date(Math.max(now.getTime() - retentionDays * dayMs, expired));
  // A minute's counts may grow a little after the minute.
  const to = new Date(Date.parse(record.at) - settleMs);
  const counts = await store.ingest.counts.totalsByLogType({ from: since, to });
  const missing = findMissingRows({
    ledger: new Map([...counts].map(([logType, { stored }]) => [logType, stored])),
    parts: await lake.storedParts(),
    refused: await store.lakeOutbox.refusedByTable(),
    since,
    told,
  });
  const next: WatchRecord = { at: now.toISOString(), lastId, told: { ...told, ...missing } };
  await store.settings.set(settingKey, next, now);
  return missing;
}
