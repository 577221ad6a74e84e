import { type MatchCondition, testsOf } from "@pharos/detection-content";
import type { Rule } from "@pharos/domain";
import { chooseWitness, type Price } from "./choose-witness.ts";
import { EventValues } from "./event-values.ts";
import { FoundRules } from "./found-rules.ts";
import { likelyPrice } from "./likely-price.ts";
import { MeasuredPrice } from "./measured-price.ts";
import { PathTree, type PlacedTest } from "./path-tree.ts";

type Event = Readonly<Record<string, unknown>>;

export interface CandidateIndex {
  /** Indexes of the rules all of whose conditions the event meets; each once, in no order. */
  candidates(logType: string, event: Event): readonly number[];
  /** All rules of the log type, whatever the event. */
  all(logType: string): readonly number[];
}

interface IndexedRule {
  readonly rule: number;
  readonly conditions: readonly MatchCondition[];
}

/**
 * An index for each log type. `conditions[i]` are those of `rules[i]`, which all must hold for it to run; without any
 * it runs on every event. Rules that `isOut` says can't run are in no answer.
 */
export function createCandidateIndex(
  rules: readonly Rule[],
  conditions: readonly (readonly MatchCondition[] | null)[],
  isOut: (rule: Rule) => boolean,
): CandidateIndex {
  const rulesByLogType = new Map<string, IndexedRule[]>();
  for (const [index, rule] of rules.entries()) {
    if (!rule.enabled || isOut(rule)) continue;
    for (const logType of new Set(rule.logTypes)) {
      const known = rulesByLogType.get(logType) ?? [];
      rulesByLogType.set(logType, known);
      known.push({ rule: index, conditions: conditions[index] ?? [] });
    }
  }
  // Most log types of most installations have no events: theirs is made when one comes.
  const made = new Map<string, LogTypeIndex>();
  const indexOf = (logType: string, chosen: readonly IndexedRule[]): LogTypeIndex => {
    const known = made.get(logType) ?? new LogTypeIndex(chosen);
    made.set(logType, known);
    return known;
  };
  return {
    candidates(logType, event) {
      const chosen = rulesByLogType.get(logType);
      return chosen === undefined ? [] : indexOf(logType, chosen).candidates(event);
    },
    all: (logType) => rulesByLogType.get(logType)?.map(({ rule }) => rule) ?? [],
  };
}

/** Every so many of the first events are looked at to find what is rare in them. */
const eventsBetweenMeasured = 16;
const eventsMeasured = 64;

/** Within it rules have their place in the list that it was made of. */
class LogTypeIndex {
  readonly #rules: readonly IndexedRule[];
  readonly #found: FoundRules;
  readonly #values = new EventValues();
  /** Whether the event that was begun meets all of the rule's conditions; made when its witness is met first. */
  readonly #checks: ((() => boolean) | undefined)[] = [];
  #always: readonly number[] = [];
  #tree: PathTree;
  /** Until witnesses are chosen by what events have. */
  #measured: MeasuredPrice | undefined;
  #events = 0;

  constructor(rules: readonly IndexedRule[]) {
    this.#rules = rules;
    this.#found = new FoundRules(rules.length);
    const tests = rules.flatMap(({ conditions }) => [...testsOf({ all: conditions })]);
    const price = likelyPrice(tests);
    this.#measured = new MeasuredPrice(tests, this.#values, price);
    this.#tree = this.#treeBy(price);
  }

  candidates(event: Event): readonly number[] {
    if (this.#measured !== undefined) this.#measure(this.#measured, event);
    this.#found.begin();
    this.#tree.find(event);
    const { found } = this.#found;
    if (found.length === 0) return this.#always;
    this.#values.begin(event);
    const met = [...this.#always];
    for (const at of found) {
      const indexed = this.#rules[at];
      if (indexed !== undefined && this.#checkOf(at, indexed)()) met.push(indexed.rule);
    }
    return met;
  }

  #measure(measured: MeasuredPrice, event: Event): void {
    this.#events += 1;
    if (this.#events % eventsBetweenMeasured === 0) measured.observe(event);
    if (measured.events < eventsMeasured) return;
    this.#tree = this.#treeBy(measured.price);
    this.#measured = undefined;
  }

  #treeBy(price: Price): PathTree {
    const always: number[] = [];
    const placed: PlacedTest[] = [];
    for (const [at, { rule, conditions }] of this.#rules.entries()) {
      const witness = chooseWitness(conditions, price);
      if (witness === undefined) always.push(rule);
      else for (const test of witness) placed.push({ test, rule: at });
    }
    this.#always = always;
    return new PathTree(placed, this.#found);
  }

  #checkOf(at: number, { conditions }: IndexedRule): () => boolean {
    const check = this.#checks[at] ?? this.#values.compile({ all: conditions });
    this.#checks[at] = check;
    return check;
  }
}
