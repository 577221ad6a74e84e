import type { MatchCondition } from "@pharos/detection-content";
import type { EventColumns } from "@pharos/domain";
import { type CandidateIndex, createCandidateIndex } from "../candidates/candidate-index.ts";
import { pythonDetections } from "../interpreter/python-detections.ts";
import { createColumnsRead } from "../rules/columns-read.ts";
import { type CompiledRules, compileRules } from "../rules/compiled-rules.ts";
import type { DomainRules } from "../rules/domain-rules.ts";
import type { RuleSet } from "../rules/engine-options.ts";
import { createRuleHealth, type RuleHealth } from "../rules/rule-health.ts";
import type { RuleOutage } from "../rules/rule-outage.ts";
import type { DomainRunner, LoadedDomain } from "./domain-runner.ts";

/** The rules of one domain and who runs them. */
export interface DomainPart {
  readonly rules: DomainRules;
  readonly runner: DomainRunner;
}

/** One set of rules from its loading until the next reload. */
export interface RuleGeneration {
  readonly ruleSet: RuleSet;
  readonly compiled: CompiledRules;
  readonly parts: readonly DomainPart[];
  readonly health: RuleHealth;
  /** For each number of a detection its part and its number there. */
  readonly places: readonly { readonly part: DomainPart; readonly number: number }[];
  index(): CandidateIndex;
  columnsRead(logType: string): EventColumns | undefined;
  outages(): readonly RuleOutage[];
  conditions(ruleId: string): readonly MatchCondition[];
  /** What is known of a part from now on. */
  set(part: DomainPart, state: PartState): void;
  get(part: DomainPart): PartState;
}

/** Rules that have not been loaded yet, or that no process can be started for, do not run; the reason says why. */
export type PartState = LoadedDomain | { readonly waitsFor: Pick<RuleOutage, "kind" | "message"> };

const notLoadedYet: PartState = {
  waitsFor: { kind: "Loading", message: "the detections of its trust domain take long to load" },
};

/** `onChanged` hears when other rules run than before. `ruleMsPerMinute` is the budget of each rule. */
export function createRuleGeneration(
  ruleSet: RuleSet,
  parts: readonly DomainPart[],
  onChanged: () => void,
  ruleMsPerMinute?: number,
): RuleGeneration {
  const compiled = compileRules(ruleSet.rules);
  const states = new Map<DomainPart, PartState>();
  const places: { part: DomainPart; number: number }[] = [];
  for (const part of parts) {
    for (const [number, whole] of part.rules.numbers.entries()) places[whole] = { part, number };
  }
  const health = createRuleHealth(() => {
    reindex();
    onChanged();
  }, ruleMsPerMinute);
  const stateOf = (part: DomainPart): PartState => states.get(part) ?? notLoadedYet;

  function outages(): RuleOutage[] {
    const ofParts = parts.flatMap((part) => {
      const state = stateOf(part);
      if ("failures" in state) return state.failures;
      return pythonDetections(part.rules.ruleSet).flatMap(({ id, body }) =>
        body === null ? [] : [{ ruleId: id, ...state.waitsFor, line: 1 }],
      );
    });
    return [...compiled.outages, ...ofParts, ...health.suspended()];
  }

  function conditionsOf(rule: number): readonly MatchCondition[] {
    const inYaml = compiled.at(rule)?.logic?.conditions;
    const place = places[rule];
    if (inYaml !== undefined || place === undefined) return inYaml ?? [];
    const state = stateOf(place.part);
    return "conditions" in state ? (state.conditions[place.number] ?? []) : [];
  }

  let index = createCandidateIndex([], [], () => false);
  const partsOf = (rule: number) => ({ conditions: conditionsOf(rule), compiled: compiled.at(rule) });
  let columnsRead = createColumnsRead(index.all, partsOf);
  function reindex(): void {
    const out = new Set(outages().map(({ ruleId }) => ruleId));
    const conditions = ruleSet.rules.map((_rule, rule) => conditionsOf(rule));
    index = createCandidateIndex(ruleSet.rules, conditions, ({ id }) => out.has(id));
    columnsRead = createColumnsRead(index.all, partsOf);
  }
  reindex();

  return {
    ruleSet,
    compiled,
    parts,
    health,
    places,
    index: () => index,
    columnsRead: (logType) => columnsRead(logType),
    outages,
    conditions: (ruleId) => conditionsOf(ruleSet.rules.findIndex(({ id }) => id === ruleId)),
    set(part, state) {
      states.set(part, state);
      reindex();
    },
    get: stateOf,
  };
}
