import type { Store } from "@pharos/store";
import { unreadRuleId } from "./source-alerts.ts";
import { type LastingFault, tellSourceFaults } from "./tell-source-faults.ts";
import { watchLags } from "./watch-lags.ts";

const unread: LastingFault = {
  settingKey: "collection-alarms",
  ruleId: unreadRuleId,
  ending: "Pharos can read the log source again.",
};
/** What is over sooner is told on the source's page only. */
const patienceMs = 15 * 60_000;

/** Tells of log sources that Pharos cannot read, and of those where logs wait for longer than their alarm allows. */
export async function watchCollection(store: Store, now: Date): Promise<void> {
  const problems = await store.sources.listUnread(new Date(now.getTime() - patienceMs));
  const faults = problems.map(({ label, ...problem }) => ({ ...problem, title: `Pharos cannot read ${label}` }));
  await tellSourceFaults(store, unread, faults, now);
  await watchLags(store, now);
}
