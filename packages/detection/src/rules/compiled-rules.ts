import { type CompiledRule, compileRule, createFieldReaders, type FieldReaders } from "@pharos/detection-content";
import type { Rule } from "@pharos/domain";
import { completeMatch } from "./complete-match.ts";
import type { RuleBatch, RuleBatchResult, RuleFailure, RuleMatch } from "./rule-batch.ts";
import type { RuleOutage } from "./rule-outage.ts";

type Event = Readonly<Record<string, unknown>>;

/** What of a set of rules is evaluated in this process: the logic of YAML rules, and inline filters. */
export interface CompiledRules {
  /** Rules whose filters or logic can't be compiled: they don't run. */
  readonly outages: readonly RuleOutage[];
  /** Undefined for a rule that is all Python. */
  at(rule: number): CompiledRule | undefined;
  /** Those of the rules that Python has to see the event for, or that match it in YAML. */
  accepting(rules: readonly number[], event: Event): readonly number[];
  /** Decides what can be decided here; the rest of the batch is left for Python. */
  decide(batch: RuleBatch): DecidedBatch;
}

export interface DecidedBatch {
  readonly rest: RuleBatch;
  /** Python's result for the rest joined with what was decided, in terms of the whole batch. */
  join(result: RuleBatchResult): RuleBatchResult;
}

export function compileRules(rules: readonly Rule[]): CompiledRules {
  const outages: RuleOutage[] = [];
  const readers = createFieldReaders();
  const compiled = rules.map((rule) => compiledOrOut(rule, readers, outages));
  const out = new Set(outages.map(({ ruleId }) => ruleId));
  const isNeeded = out.size > 0 || compiled.some((parts) => parts !== undefined);

  function accepts(rule: number, event: Event): boolean {
    const parts = compiled[rule];
    if (parts === undefined) return true;
    return (parts.passesFilters?.(event) ?? true) && (parts.logic?.matches(event) ?? true);
  }

  function decideEvent(at: number, json: Uint8Array, chosen: readonly number[], found: Decisions): number[] {
    const event = parsedOnDemand(json);
    return chosen.filter((index) => {
      const [rule, parts] = [rules[index], compiled[index]];
      // Behind the rules come the policies, which are all Python.
      if (rule === undefined) return true;
      if (out.has(rule.id)) return false;
      if (parts === undefined) return true;
      try {
        if (!accepts(index, event())) return false;
        if (parts.logic === undefined) return true;
        found.matches.push(completeMatch({ event: at, ...parts.logic.outputOf(event()) }, rule));
      } catch (error) {
        found.errors.push({ event: at, ruleId: rule.id, ...described(error) });
      }
      return false;
    });
  }

  return {
    outages,
    at: (rule) => compiled[rule],
    accepting: (chosen, event) => (isNeeded ? chosen.filter((rule) => accepts(rule, event)) : chosen),
    decide(batch) {
      if (!isNeeded) return { rest: batch, join: (result) => result };
      const found: Decisions = { matches: [], errors: [] };
      const places: number[] = [];
      const rest = batch.events.flatMap(({ json, rules: chosen }, at) => {
        const forPython = decideEvent(at, json, chosen, found);
        if (forPython.length === 0) return [];
        places.push(at);
        return [{ json, rules: forPython }];
      });
      return { rest: { events: rest }, join: (result) => joined(found, result, places) };
    },
  };
}

interface Decisions {
  readonly matches: RuleMatch[];
  readonly errors: RuleFailure[];
}

function compiledOrOut(rule: Rule, readers: FieldReaders, outages: RuleOutage[]): CompiledRule | undefined {
  if (rule.simple === undefined && rule.sigma === undefined && rule.inlineFilters === undefined) return undefined;
  try {
    const parts = compileRule(rule, readers);
    return parts.logic === undefined && parts.passesFilters === undefined ? undefined : parts;
  } catch (error) {
    outages.push({ ruleId: rule.id, kind: "LoadFailed", message: described(error).message, line: 1 });
    return undefined;
  }
}

function parsedOnDemand(json: Uint8Array): () => Event {
  let event: Event | undefined;
  return () => {
    event ??= JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.length).toString()) as Event;
    return event;
  };
}

function described(error: unknown): { kind: string; message: string } {
  return error instanceof Error
    ? { kind: error.name, message: error.message }
    : { kind: "Error", message: String(error) };
}

function joined(found: Decisions, result: RuleBatchResult, places: readonly number[]): RuleBatchResult {
  const placed = <T extends { readonly event: number }>(item: T): T => ({ ...item, event: places[item.event] ?? -1 });
  return {
    matches: [...found.matches, ...result.matches.map(placed)],
    errors: [...found.errors, ...result.errors.map(placed)],
    ...(result.spentMs && { spentMs: result.spentMs }),
  };
}
