import type { BackupRun, Store } from "@pharos/store";
import { type Alarm, raiseAlarms } from "../alarms/raise-alarms.ts";

export interface WantedBackups {
  /** As `BackupRun` has it. */
  readonly place: string;
  readonly everyHours: number;
}

export interface KnownBackups {
  readonly latest: BackupRun | undefined;
  /** The latest that is whole. */
  readonly whole: BackupRun | undefined;
}

const hourMs = 3_600_000;
/** After a failure, so long. */
const retryMs = hourMs;

/** Decides whether a backup is due: so many hours after the last whole one began, and not right after a failure. */
export function isBackupDue(
  { latest, whole }: KnownBackups,
  { everyHours }: Pick<WantedBackups, "everyHours">,
  now: Date,
): boolean {
  const sinceWhole = whole ? now.getTime() - whole.startedAt.getTime() : Number.POSITIVE_INFINITY;
  if (sinceWhole < everyHours * hourMs) return false;
  const hasFailed = latest !== undefined && latest.id !== whole?.id;
  return !hasFailed || now.getTime() - latest.startedAt.getTime() >= retryMs;
}

/** What is wrong with the backups: the last one failed, or the last whole one is older than two are apart. Pure. */
export function backupAlarms(
  { latest, whole }: KnownBackups,
  { place, everyHours }: WantedBackups,
  now: Date,
): Alarm[] {
  const alarms: Alarm[] = [];
  const since = whole ? `The last whole backup is of ${whole.startedAt.toISOString()}` : "There is no whole backup yet";
  if (latest?.failure !== undefined) {
    const day = latest.startedAt.toISOString().slice(0, 10);
    const message = `${latest.failure} ${since}. Pharos tries again every hour.`;
    alarms.push({
      key: `failed ${day} ${latest.failure}`,
      title: `The backup to ${place} failed`,
      message,
      neededLogTypes: [],
    });
  }
  const ageMs = whole ? now.getTime() - whole.startedAt.getTime() : undefined;
  if (ageMs !== undefined && ageMs > 2 * everyHours * hourMs) {
    const message = `${since}; one is wanted every ${everyHours} hours. Look for the reason in the log, or run "pharos backup ${place}".`;
    alarms.push({
      key: `old ${whole?.id} ${Math.floor(ageMs / (24 * hourMs))}`,
      title: `The last backup to ${place} is too old`,
      message,
      neededLogTypes: [],
    });
  }
  return alarms;
}

export async function readKnownBackups(
  { backupRuns }: Pick<Store, "backupRuns">,
  { place }: Pick<WantedBackups, "place">,
): Promise<KnownBackups> {
  const [latest, whole] = await Promise.all([backupRuns.latest(place), backupRuns.latestWhole(place)]);
  return { latest, whole };
}

/** Tells everybody who may see log sources; a failure once a day, and the age once a day. Returns what was told. */
export async function watchBackups(store: Store, wanted: WantedBackups, now: Date): Promise<string[]> {
  const alarms = backupAlarms(await readKnownBackups(store, wanted), wanted, now);
  const told = await raiseAlarms(store, "backup-alarms", alarms, now);
  return told.map(({ title, message }) => `${title}. ${message}`);
}
