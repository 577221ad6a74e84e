import type { CorrelationDetection } from "../correlation/correlation-detection.ts";
import { type CorrelationPlan, planCorrelation } from "../correlation/correlation-plan.ts";
import { correlationTooLarge } from "../correlation/errors.ts";
import { type EvaluationWindow, findMatches } from "./find-matches.ts";
import type { CorrelationSignals, SignalGroup } from "./signal-group.ts";
import { between, noSignals, type TimedSignals, timedSignals } from "./timed-signals.ts";

export interface MatchedSignal {
  /** Which of the steps it satisfies. */
  readonly step: number;
  readonly id: string;
  readonly timeMs: number;
}

/** One set of signals that satisfies a correlation rule. */
export interface CorrelationMatch {
  /** By key, what the signals share; several values where the same signals share several. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** One for each of the shared values: names them apart, for `doneUntilMs`. */
  readonly valueKeys: readonly string[];
  readonly firstMs: number;
  readonly lastMs: number;
  /** By step, then by time. */
  readonly signals: readonly MatchedSignal[];
}

export interface CorrelationTime {
  /** The end of the look-back window. Undefined: the window may lie anywhere, and all signals are known. */
  readonly nowMs: number | undefined;
  /** By value key, the last signal of the latest match that is known already: what is not after it takes part in no other. */
  readonly doneUntilMs?: (valueKey: string) => number | undefined;
}

/**
 * The matches of a correlation among signals, in the order of their ends (or from the newest, as the rule wants it).
 * Matches with the same values have no signal in common. Costs n log n in the signals, but for a rule that has steps
 * with and without shared values: there the latter count again for each value around whose signals they are.
 * @throws correlationTooLarge for such a rule, before it takes minutes
 */
export function correlate(
  detection: CorrelationDetection,
  signals: CorrelationSignals,
  time: CorrelationTime,
): CorrelationMatch[] {
  const plan = planCorrelation(detection);
  const free = timedSignals(signals.free, plan.steps.length);
  const bySet = new Map<string, CorrelationMatch>();
  const groups = plan.keys.length === 0 ? [noGroup] : signals.groups;
  let looked = 0;
  for (const group of groups) {
    const own = signalsOf(plan, group, free);
    looked += own.reduce((sum, { ids }) => sum + ids.length, 0);
    if (looked > signalsLookedAtMax) throw correlationTooLarge();
    const valueKey = valueKeyOf(group.values);
    const window = windowOf(plan, time, valueKey);
    for (const participants of findMatches(plan, own, window)) {
      const match = matchOf(plan, group.values, valueKey, participants);
      const set = match.signals.map(({ step, id }) => `${step}:${id}`).join(" ");
      bySet.set(set, together(bySet.get(set), match));
    }
  }
  const direction = plan.isNewestFirst ? -1 : 1;
  return [...bySet.values()].sort((a, b) => direction * (a.lastMs - b.lastMs));
}

export function valueKeyOf(values: readonly string[]): string {
  return JSON.stringify(values);
}

/** Some ten seconds of work. */
const signalsLookedAtMax = 20_000_000;

const noGroup: SignalGroup = { values: [], steps: [], timesMs: [], ids: [] };

function windowOf({ lookbackMs }: CorrelationPlan, time: CorrelationTime, valueKey: string): EvaluationWindow {
  const { nowMs } = time;
  const doneUntilMs = time.doneUntilMs?.(valueKey) ?? Number.NEGATIVE_INFINITY;
  const openMs = nowMs === undefined ? Number.NEGATIVE_INFINITY : nowMs - lookbackMs;
  return { fromMs: Math.max(openMs, doneUntilMs + 1), toMs: nowMs ?? Number.POSITIVE_INFINITY, nowMs };
}

/** The group's own signals, with those of steps that share no value, as far as they can matter to it. */
function signalsOf(plan: CorrelationPlan, group: SignalGroup, free: readonly TimedSignals[]): TimedSignals[] {
  if (plan.keys.length === 0) return [...free];
  const own = timedSignals(group, plan.steps.length);
  if (plan.steps.every(({ paths }) => paths !== undefined)) return own;
  const firstMs = group.timesMs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const lastMs = group.timesMs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  // Twice: what must be absent, or not too many, is looked for around what is within the look-back.
  const aroundMs = 2 * plan.lookbackMs;
  return own.map((ofStep, index) =>
    plan.steps[index]?.paths === undefined
      ? between(free[index] ?? noSignals, firstMs - aroundMs, lastMs + aroundMs)
      : ofStep,
  );
}

function matchOf(
  { keys }: CorrelationPlan,
  values: readonly string[],
  valueKey: string,
  participants: readonly TimedSignals[],
): CorrelationMatch {
  const signals = participants.flatMap(({ timesMs, ids }, step) =>
    timesMs.map((timeMs, index) => ({ step, id: ids[index] ?? "", timeMs })),
  );
  return {
    values: Object.fromEntries(keys.map((key, index) => [key, [values[index] ?? ""]])),
    valueKeys: [valueKey],
    firstMs: signals.reduce((first, { timeMs }) => Math.min(first, timeMs), Number.POSITIVE_INFINITY),
    lastMs: signals.reduce((last, { timeMs }) => Math.max(last, timeMs), Number.NEGATIVE_INFINITY),
    signals,
  };
}

/** The same signals may share several values. */
function together(before: CorrelationMatch | undefined, match: CorrelationMatch): CorrelationMatch {
  if (before === undefined) return match;
  const values = Object.entries(match.values).map(([key, own]) => [
    key,
    [...new Set([...(before.values[key] ?? []), ...own])],
  ]);
  return {
    ...match,
    values: Object.fromEntries(values),
    valueKeys: [...before.valueKeys, ...match.valueKeys],
  };
}
