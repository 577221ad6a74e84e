import { describeMinutes, hasCaughtUp, type LogSource, lagAlarmState } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { findWaiting } from "./find-waiting.ts";
import { behindRuleId, type SourceFault } from "./source-alerts.ts";
import { type LastingFault, readTold, tellSourceFaults } from "./tell-source-faults.ts";

const behind: LastingFault = {
  settingKey: "lag-alarms",
  ruleId: behindRuleId,
  ending: "The log source has caught up, or its alarm was changed.",
};

/**
 * Tells of log sources where logs wait for longer than their alarm allows. Of one that cannot be read at all people are
 * told already, with the reason.
 */
export async function watchLags(store: Store, now: Date): Promise<void> {
  const told = await readTold(store, behind);
  const watched = (await store.sources.list()).filter(
    ({ enabled, lagAlarmMinutes }) => enabled && lagAlarmMinutes !== undefined,
  );
  if (watched.length === 0 && Object.keys(told).length === 0) return;
  const [waiting, unread] = await Promise.all([findWaiting(store, watched), store.sources.listUnread(now)]);
  const cannotBeRead = new Set(unread.map(({ sourceId }) => sourceId));
  const faults = watched.flatMap((source) => {
    const since = waiting.get(source.id);
    const isTold = told[source.id] !== undefined;
    if (!since || !isLagging(source, since, now, isTold) || (cannotBeRead.has(source.id) && !isTold)) return [];
    return [describeLag(source, since)];
  });
  await tellSourceFaults(store, behind, faults, now);
}

function isLagging(source: LogSource, since: Date, now: Date, isTold: boolean): boolean {
  if (isTold) return !hasCaughtUp(since, source.lagAlarmMinutes ?? 0, now);
  return lagAlarmState(source, since, now) === "ALARM";
}

function describeLag({ id, label, logTypes, lagAlarmMinutes = 0 }: LogSource, since: Date): SourceFault {
  return {
    sourceId: id,
    logTypes,
    title: `${label} is more than ${describeMinutes(lagAlarmMinutes)} behind`,
    message: `Logs have waited to be collected since ${since.toISOString()}. Look at the log source's page for what holds them up; if nothing does, more arrives than this machine reads.`,
  };
}
