import { cloudBegin, cloudMonth, demoPolicies } from "@pharos/content/demo";
import type { Lake } from "@pharos/lake";
import { checkPolicies, type PolicyCheckOptions } from "@pharos/pipeline";
import type { Store } from "@pharos/store";

const settingKey = "demo-cloud";
const days = 30;
/** Behind the half minute after which a new failure is alerted. */
const alertedAfterMs = 31_000;

/** Kept, so that a start after one that was cut short goes on where it ended. */
interface CloudState {
  readonly now: string;
  readonly stepsDone: number;
}

export interface CloudSurroundings extends Pick<PolicyCheckOptions, "engine" | "commitMatches"> {
  readonly store: Store;
  readonly lake: Lake;
}

/**
 * Tells the month of the demo company's cloud accounts: each step is checked as of its own time, so that the history is
 * what it would be had somebody watched. To be done before the recurring checks begin, which know no time but now.
 */
export async function fillDemoCloud(surroundings: CloudSurroundings): Promise<void> {
  const { store } = surroundings;
  const state = (await store.settings.setIfAbsent(
    settingKey,
    { now: new Date().toISOString(), stepsDone: 0 } satisfies CloudState,
    new Date(),
  )) as CloudState;
  const now = new Date(state.now);
  const steps = cloudMonth(now, days);
  if (state.stepsDone >= steps.length) return;
  await createPolicies(store, cloudBegin(now, days));
  for (const [index, { at, put, deleted = [], suppressed = [] }] of steps.entries()) {
    if (index < state.stepsDone) continue;
    for (const suppression of suppressed) await store.suppressions.put({ ...suppression, createdAt: at });
    await store.resources.put(put, at);
    await store.resources.delete(deleted, at);
    for (const { resourceId } of suppressed) await store.resources.makeOneDue(resourceId, at);
    await checkPolicies({ ...surroundings, clock: () => at });
    // What fails from the first is alerted with the second step, which is in the month.
    const alertsAt = new Date(at.getTime() + alertedAfterMs);
    if (index > 0) await checkPolicies({ ...surroundings, clock: () => alertsAt });
    await store.settings.set(settingKey, { ...state, stepsDone: index + 1 }, new Date());
  }
}

async function createPolicies(store: Store, at: Date): Promise<void> {
  const policies = demoPolicies(at);
  const known = await store.detections.getMany(policies.map(({ id }) => id));
  const missing = policies.filter(({ id }) => !known.some((policy) => policy.id === id));
  for (const policy of missing) await store.detections.create(policy);
}
