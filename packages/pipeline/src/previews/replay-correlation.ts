import { setImmediate } from "node:timers/promises";
import { type CorrelationPlan, type CorrelationSignals, correlate, planCorrelation } from "@pharos/detection-content";
import { type CorrelationRule, correlationMatchesMax, type FoundCorrelation } from "@pharos/domain";
import type { FoundSignals, Lake, SignalColumns } from "@pharos/lake";
import { foundOf, signalsInputOf } from "../correlation/find-correlations.ts";
import { nextRun } from "../schedules/next-run.ts";

/** What one run of the past would have found. */
export interface ReplayedRun {
  readonly at: Date;
  readonly found: readonly FoundCorrelation[];
}

const turnMs = 20;

/**
 * Runs a correlation rule as its schedule would have run it, on signals by the times of their events. Runs in which
 * nothing can be found are left out, so that a month of frequent runs costs little more than its signals.
 */
export class CorrelationReplay {
  readonly #lake: Pick<Lake, "signals">;
  readonly #rule: CorrelationRule;
  readonly #plan: CorrelationPlan;
  readonly #toMs: number;
  readonly #doneUntilMs = new Map<string, number>();
  #ranAt: Date;
  #hasMore = false;

  /** Begins a look-back before `fromMs`: what was found there is not found again. */
  constructor(
    lake: Pick<Lake, "signals">,
    rule: CorrelationRule,
    { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  ) {
    this.#lake = lake;
    this.#rule = rule;
    this.#plan = planCorrelation(rule);
    this.#toMs = toMs;
    this.#ranAt = new Date(fromMs - this.#plan.lookbackMs);
  }

  /** The runs up to a time; at the end of the whole time, also the next one, which looks at what is left. @throws signalsTooMany, queryTooSlow, correlationTooLarge */
  async advance(untilMs: number): Promise<ReplayedRun[]> {
    const fromMs = this.#ranAt.getTime() - this.#plan.lookbackMs;
    const readToMs = Math.min(untilMs, this.#toMs - 1);
    const signals = inOrder(
      await this.#lake.signals(signalsInputOf(this.#plan, this.#rule, { fromMs, toMs: readToMs })),
    );
    const isLast = untilMs >= this.#toMs;
    const runs: ReplayedRun[] = [];
    let turnAt = performance.now();
    for (;;) {
      // Others have their turns between runs.
      if (performance.now() - turnAt > turnMs) {
        await setImmediate();
        turnAt = performance.now();
      }
      const at = nextRun(this.#rule.schedule, this.#ranAt, this.#ranAt);
      if (at === undefined || (at.getTime() > untilMs && !isLast)) return runs;
      const found = this.#run(signals, at.getTime());
      this.#ranAt = at;
      if (found.length > 0) runs.push({ at, found });
      if (at.getTime() >= this.#toMs) return runs;
    }
  }

  #run(signals: FoundSignals, nowMs: number): FoundCorrelation[] {
    const chosen = this.#choose(signals, nowMs);
    if (chosen === undefined) return [];
    const time = { nowMs, doneUntilMs: (key: string) => this.#doneUntilMs.get(key) };
    const matches = correlate(this.#rule, chosen, time);
    this.#hasMore = matches.length > correlationMatchesMax;
    const found = matches.slice(0, correlationMatchesMax).map((match) => foundOf(this.#rule, match));
    for (const { valueKeys, lastMs } of found) {
      for (const key of valueKeys) {
        this.#doneUntilMs.set(key, Math.max(this.#doneUntilMs.get(key) ?? lastMs, lastMs));
      }
    }
    return found;
  }

  /** The signals that were known at the run, of the values about which it can find something new. */
  #choose({ groups, free }: FoundSignals, nowMs: number): CorrelationSignals | undefined {
    const since = this.#ranAt.getTime();
    const { steps, lookbackMs, keys } = this.#plan;
    // Time alone can satisfy what asks for few signals or none.
    const isOfTime = steps.some(({ absence, maxMatchCount }) => absence || maxMatchCount !== undefined);
    const freeCount = countUpTo(free, nowMs);
    const isAll = this.#hasMore || isOfTime || (free.timesMs[freeCount - 1] ?? 0) > since;
    if (keys.length === 0) return isAll ? { groups: [], free: first(free, freeCount) } : undefined;
    const newerThan = isAll ? nowMs - 2 * lookbackMs : since;
    const chosen = groups.flatMap((group) => {
      const count = countUpTo(group, nowMs);
      return (group.timesMs[count - 1] ?? 0) > newerThan ? [{ values: group.values, ...first(group, count) }] : [];
    });
    return chosen.length === 0 ? undefined : { groups: chosen, free: first(free, freeCount) };
  }
}

function inOrder({ groups, free }: FoundSignals): FoundSignals {
  return { groups: groups.map((group) => ({ values: group.values, ...sorted(group) })), free: sorted(free) };
}

function sorted({ steps, timesMs, ids }: SignalColumns): SignalColumns {
  const order = timesMs.map((_, at) => at).sort((a, b) => (timesMs[a] ?? 0) - (timesMs[b] ?? 0));
  return {
    steps: order.map((at) => steps[at] ?? 0),
    timesMs: order.map((at) => timesMs[at] ?? 0),
    ids: order.map((at) => ids[at] ?? ""),
  };
}

/** Of signals in order, how many there are until a time. */
function countUpTo({ timesMs }: SignalColumns, untilMs: number): number {
  let [low, high] = [0, timesMs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((timesMs[middle] ?? 0) <= untilMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

function first(signals: SignalColumns, count: number): SignalColumns {
  const { steps, timesMs, ids } = signals;
  if (count === timesMs.length) return signals;
  return { steps: steps.slice(0, count), timesMs: timesMs.slice(0, count), ids: ids.slice(0, count) };
}
