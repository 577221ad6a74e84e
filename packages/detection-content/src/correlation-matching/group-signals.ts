import type { CorrelationPlan } from "../correlation/correlation-plan.ts";
import type { CorrelationSignals, SignalGroup } from "./signal-group.ts";

/** A signal with what it has at the paths that its rule's step looks at. */
export interface Signal {
  readonly step: number;
  readonly id: string;
  readonly timeMs: number;
  /** By path; a signal without any values at a path of its step takes part in nothing. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

interface GrowingGroup extends SignalGroup {
  readonly steps: number[];
  readonly timesMs: number[];
  readonly ids: string[];
}

/** Puts signals together by the values that they share. */
export function groupSignals(plan: CorrelationPlan, signals: Iterable<Signal>): CorrelationSignals {
  const free: GrowingGroup = { values: [], steps: [], timesMs: [], ids: [] };
  const groups = new Map<string, GrowingGroup>();
  for (const signal of signals) {
    const paths = plan.steps[signal.step]?.paths;
    if (paths === undefined) {
      add(free, signal);
      continue;
    }
    for (const values of combinations(paths.map((ofKey) => sharedValues(ofKey, signal)))) {
      const name = JSON.stringify(values);
      const group = groups.get(name) ?? { values, steps: [], timesMs: [], ids: [] };
      groups.set(name, group);
      add(group, signal);
    }
  }
  return { groups: groups.values(), free };
}

function add(group: GrowingGroup, { step, timeMs, id }: Signal): void {
  group.steps.push(step);
  group.timesMs.push(timeMs);
  group.ids.push(id);
}

/** The values that the signal has at all the paths. */
function sharedValues(paths: readonly string[], { values }: Signal): string[] {
  const [first, ...others] = paths.map((path) => new Set(values[path] ?? []));
  return [...(first ?? [])].filter((value) => others.every((other) => other.has(value)));
}

/** Every choice of one value from each list. */
function combinations(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (chosen, list) => chosen.flatMap((before) => list.map((value) => [...before, value])),
    [[]],
  );
}
