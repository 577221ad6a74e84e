import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { defineError, describeError } from "@pharos/domain";
import { isBackupDue, readKnownBackups, type WantedBackups } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { Configuration } from "../../configuration/configuration.ts";

const program = join(import.meta.dirname, "../../main.ts");
const outputMax = 4_000;
/** A supervisor waits ten seconds for Pharos, and a backup that was killed holds nothing up. */
const stopMsMax = 3_000;
const backupFailed = defineError("backup.failed", "ServerError", (reason: string) => reason);

/** Runs a backup if one is due. A failure is recorded, and thrown. */
export async function backUpWhenDue(
  store: Pick<Store, "backupRuns">,
  config: Pick<Configuration, "dataDir">,
  { place, everyHours }: WantedBackups,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  if (!isBackupDue(await readKnownBackups(store, { place }), { everyHours }, now)) return;
  try {
    await runScheduledBackup(config, signal);
  } catch (error) {
    const latest = await store.backupRuns.latest(place);
    const isRecorded = latest !== undefined && latest.startedAt >= now;
    const run = { id: `failed-${now.toISOString()}`, place, startedAt: now, failure: describeError(error) };
    if (!isRecorded) await store.backupRuns.addFailed(run, now);
    throw error;
  }
}

/**
 * Runs `pharos backup` in a process of its own, with the settings of this one: what it takes of a processor holds up
 * neither senders nor the console. @throws backupFailed with the reason; the run is recorded by then
 */
export async function runScheduledBackup(
  { dataDir }: Pick<Configuration, "dataDir">,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, program, "backup", "--json", "--data-dir", dataDir], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-outputMax);
  });
  const stop = () => {
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), stopMsMax).unref();
  };
  signal.addEventListener("abort", stop, { once: true });
  try {
    const [code] = (await once(child, "close")) as [number | null];
    if (code !== 0 && !signal.aborted)
      throw backupFailed(output.trim().replace(/^pharos: /, "") || `it ended with ${code}`);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
