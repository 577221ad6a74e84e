import { type CandidateIndex, createCandidateIndex } from "../candidates/candidate-index.ts";
import type { MatchCondition } from "../candidates/match-condition.ts";
import type { RuleSet } from "./engine-options.ts";
import type { LoadedRules } from "./load-rules.ts";

/** Why a rule does not run: it does not load, or it was suspended. */
export interface RuleOutage {
  readonly ruleId: string;
  /** The exception's class, "LoadFailed" or "Suspended". */
  readonly kind: string;
  readonly message: string;
  /** Of the rule's Python, counted from 1. */
  readonly line: number;
}

/** One set of rules from its loading until the next reload. */
export interface RuleGeneration {
  readonly ruleSet: RuleSet;
  index(): CandidateIndex;
  outages(): readonly RuleOutage[];
  conditions(ruleId: string): readonly MatchCondition[];
  loaded(rules: LoadedRules): void;
  suspend(ruleId: string, message: string): void;
  /** Notes that the rule cost a process; true when it has done so too often. */
  strike(ruleId: string, nowMs: number): boolean;
}

/** So many lost processes within the window put a rule out until the next reload. */
const strikesMax = 3;
const strikeWindowMs = 10 * 60_000;

export function createRuleGeneration(ruleSet: RuleSet): RuleGeneration {
  const suspended = new Map<string, RuleOutage>();
  const strikes = new Map<string, number[]>();
  let rules: LoadedRules = { failures: [], conditions: [] };
  let index = createCandidateIndex([], [], () => false);

  const outages = () => [...rules.failures, ...suspended.values()];
  function reindex(): void {
    const out = new Set(outages().map(({ ruleId }) => ruleId));
    index = createCandidateIndex(ruleSet.rules, rules.conditions, ({ id }) => out.has(id));
  }

  return {
    ruleSet,
    index: () => index,
    outages,
    conditions: (ruleId) => rules.conditions[ruleSet.rules.findIndex(({ id }) => id === ruleId)] ?? [],
    loaded(answer) {
      rules = answer;
      reindex();
    },
    suspend(ruleId, message) {
      if (suspended.has(ruleId)) return;
      suspended.set(ruleId, { ruleId, kind: "Suspended", message, line: 1 });
      reindex();
    },
    strike(ruleId, nowMs) {
      const recent = (strikes.get(ruleId) ?? []).filter((atMs) => nowMs - atMs < strikeWindowMs);
      recent.push(nowMs);
      strikes.set(ruleId, recent);
      return recent.length >= strikesMax;
    },
  };
}
