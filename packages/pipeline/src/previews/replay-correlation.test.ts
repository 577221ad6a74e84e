import { correlate, planCorrelation } from "@pharos/detection-content";
import type { CorrelationRule } from "@pharos/domain";
import type { FoundSignals, SignalsInput } from "@pharos/lake";
import { expect, test } from "vitest";
import { aCorrelationRule } from "../testing/a-correlation-rule.ts";
import { chance } from "../testing/chance.ts";
import { CorrelationReplay } from "./replay-correlation.ts";

const minuteMs = 60_000;
const rateMs = 5 * minuteMs;
const fromMs = Date.parse("2026-03-01T00:00:00Z");
const toMs = fromMs + 24 * 60 * minuteMs;

/** Of forty users, in the order of time or not. */
const signals = (() => {
  const random = chance(11);
  return Array.from({ length: 1_500 }, (_, id) => ({
    user: `u${Math.floor(random() * 40)}`,
    step: random() < 0.5 ? 0 : 1,
    timeMs: Math.floor(fromMs + random() * (toMs - fromMs)),
    id: String(id),
  }));
})();

function within(firstMs: number, lastMs: number): FoundSignals {
  const groups = new Map<string, { values: string[]; steps: number[]; timesMs: number[]; ids: string[] }>();
  for (const { user, step, timeMs, id } of signals) {
    if (timeMs < firstMs || timeMs > lastMs) continue;
    const group = groups.get(user) ?? { values: [user], steps: [], timesMs: [], ids: [] };
    groups.set(user, group);
    group.steps.push(step);
    group.timesMs.push(timeMs);
    group.ids.push(id);
  }
  return { groups: [...groups.values()], free: { steps: [], timesMs: [], ids: [] } };
}

const lake = {
  signals: async ({ steps, toMs: lastMs }: SignalsInput) =>
    within(Math.min(...steps.map(({ fromMs: firstMs }) => firstMs)), lastMs),
};

interface Found {
  readonly valueKeys: readonly string[];
  readonly firstMs: number;
  readonly lastMs: number;
}
const describeFound = (atMs: number, { valueKeys, firstMs, lastMs }: Found) => [atMs, ...valueKeys, firstMs, lastMs];

/** Every run, on all signals that it could look at. */
function runAll(rule: CorrelationRule): unknown[] {
  const { lookbackMs } = planCorrelation(rule);
  const doneUntilMs = new Map<string, number>();
  const found: unknown[] = [];
  for (let nowMs = fromMs - lookbackMs + rateMs; nowMs <= toMs; nowMs += rateMs) {
    const known = within(nowMs - 2 * lookbackMs, Math.min(nowMs, toMs - 1));
    for (const match of correlate(rule, known, { nowMs, doneUntilMs: (key) => doneUntilMs.get(key) })) {
      for (const key of match.valueKeys) doneUntilMs.set(key, Math.max(doneUntilMs.get(key) ?? 0, match.lastMs));
      found.push(describeFound(nowMs, match));
    }
  }
  return found;
}

test.each([
  ["both steps", ""],
  ["a step twice", ", MinMatchCount: 2"],
  ["a step at most three times", ", MaxMatchCount: 3"],
  ["a step that must be absent", ", Absence: true"],
])("finds what runs over all of their signals find: %s", async (_claim, ofSecond) => {
  const rule = aCorrelationRule(`Group: [{ID: V, RuleID: Door.Vault}, {ID: R, RuleID: Door.Roof${ofSecond}}]
MatchCriteria:
  user: [{GroupID: V, Match: p_any_usernames}, {GroupID: R, Match: p_any_usernames}]
LookbackWindowMinutes: 60
Schedule: {RateMinutes: 5, TimeoutMinutes: 1}
`);
  const replay = new CorrelationReplay(lake, rule, { fromMs, toMs });
  const found: unknown[] = [];
  for (let untilMs = fromMs; untilMs < toMs; ) {
    untilMs += 6 * 60 * minuteMs;
    for (const run of await replay.advance(untilMs)) {
      found.push(...run.found.map((one) => describeFound(run.at.getTime(), one)));
    }
  }
  expect(found.length).toBeGreaterThan(50);
  expect(new Set(found.map(String))).toEqual(new Set(runAll(rule).map(String)));
});
