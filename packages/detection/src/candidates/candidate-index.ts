import type { Rule } from "@pharos/domain";
import { checkCondition, comparable, type MatchCondition } from "./match-condition.ts";
import { readPath } from "./read-path.ts";

type Event = Readonly<Record<string, unknown>>;

export interface CandidateIndex {
  /** Indexes of the rules that may do more than return False; each once. */
  candidates(logType: string, event: Event): readonly number[];
  /** All rules of the log type, whatever the event. */
  all(logType: string): readonly number[];
}

interface IndexedRule {
  readonly rule: number;
  readonly conditions: readonly MatchCondition[];
}

/** The rules whose first condition reads one path. */
interface PathIndex {
  readonly path: readonly string[];
  readonly byValue: Map<unknown, IndexedRule[]>;
  readonly onMissing: number[];
  readonly onContainers: number[];
}

interface LogTypeIndex {
  readonly all: number[];
  readonly always: number[];
  readonly paths: PathIndex[];
}

/** `conditions[i]` are those of `rules[i]`; rules that `isOut` says can't run are in no answer. */
export function createCandidateIndex(
  rules: readonly Rule[],
  conditions: readonly (readonly MatchCondition[] | null)[],
  isOut: (rule: Rule) => boolean,
): CandidateIndex {
  const byLogType = new Map<string, LogTypeIndex>();
  for (const [rule, { logTypes, enabled }] of rules.entries()) {
    const whole = rules[rule];
    if (!enabled || whole === undefined || isOut(whole)) continue;
    for (const logType of logTypes) {
      const index = byLogType.get(logType) ?? { all: [], always: [], paths: [] };
      byLogType.set(logType, index);
      addRule(index, { rule, conditions: conditions[rule] ?? [] });
    }
  }
  return {
    candidates(logType, event) {
      const index = byLogType.get(logType);
      return index === undefined ? [] : findCandidates(index, event);
    },
    all: (logType) => byLogType.get(logType)?.all ?? [],
  };
}

function addRule(index: LogTypeIndex, indexed: IndexedRule): void {
  index.all.push(indexed.rule);
  const [first] = indexed.conditions;
  if (first === undefined) {
    index.always.push(indexed.rule);
    return;
  }
  const path = pathIndexFor(index, first.path);
  for (const value of new Set(first.oneOf.map(comparable))) {
    path.byValue.set(value, [...(path.byValue.get(value) ?? []), indexed]);
  }
  if (first.runOnMissing) path.onMissing.push(indexed.rule);
  if (first.runOnContainers) path.onContainers.push(indexed.rule);
}

function pathIndexFor(index: LogTypeIndex, path: readonly string[]): PathIndex {
  const known = index.paths.find((candidate) => candidate.path.join("\0") === path.join("\0"));
  if (known !== undefined) return known;
  const added: PathIndex = { path, byValue: new Map(), onMissing: [], onContainers: [] };
  index.paths.push(added);
  return added;
}

function findCandidates(index: LogTypeIndex, event: Event): readonly number[] {
  const found = [...index.always];
  for (const { path, byValue, onMissing, onContainers } of index.paths) {
    const value = readPath(event, path);
    if (value === undefined) found.push(...onMissing);
    else if (typeof value === "object" && value !== null) found.push(...onContainers);
    else {
      for (const indexed of byValue.get(comparable(value)) ?? []) {
        if (mayMatch(indexed.conditions, event)) found.push(indexed.rule);
      }
    }
  }
  return found;
}

/** The first condition is met already; a later one counts until one before it would have raised. */
function mayMatch(conditions: readonly MatchCondition[], event: Event): boolean {
  for (let at = 1; at < conditions.length; at++) {
    const condition = conditions[at];
    if (condition === undefined) break;
    const outcome = checkCondition(condition, readPath(event, condition.path));
    if (outcome !== "met") return outcome === "raises";
  }
  return true;
}
