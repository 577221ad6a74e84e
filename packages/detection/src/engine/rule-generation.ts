import type { EventColumns } from "@pharos/domain";
import { type CandidateIndex, createCandidateIndex } from "../candidates/candidate-index.ts";
import type { MatchCondition } from "../candidates/match-condition.ts";
import { createColumnsRead } from "./columns-read.ts";
import { type CompiledRules, compileRules } from "./compiled-rules.ts";
import type { RuleSet } from "./engine-options.ts";
import type { LoadedRules } from "./load-rules.ts";
import type { RuleOutage } from "./rule-outage.ts";

/** One set of rules from its loading until the next reload. */
export interface RuleGeneration {
  readonly ruleSet: RuleSet;
  readonly compiled: CompiledRules;
  index(): CandidateIndex;
  columnsRead(logType: string): EventColumns | undefined;
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
  const compiled = compileRules(ruleSet.rules);
  let rules: LoadedRules = { failures: [], conditions: [] };
  let index = createCandidateIndex([], [], () => false);

  const outages = () => [...compiled.outages, ...rules.failures, ...suspended.values()];
  const conditionsOf = (index: number) => compiled.at(index)?.logic?.conditions ?? rules.conditions[index] ?? [];
  const partsOf = (rule: number) => ({ conditions: conditionsOf(rule), compiled: compiled.at(rule) });
  let columnsRead = createColumnsRead(index.all, partsOf);
  function reindex(): void {
    const out = new Set(outages().map(({ ruleId }) => ruleId));
    const conditions = ruleSet.rules.map((_rule, index) => conditionsOf(index));
    index = createCandidateIndex(ruleSet.rules, conditions, ({ id }) => out.has(id));
    columnsRead = createColumnsRead(index.all, partsOf);
  }

  return {
    ruleSet,
    compiled,
    index: () => index,
    columnsRead: (logType) => columnsRead(logType),
    outages,
    conditions: (ruleId) => conditionsOf(ruleSet.rules.findIndex(({ id }) => id === ruleId)),
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
