import { alertContextCharactersMax, generatedStringLengthMax, type Rule, type Severity } from "@pharos/domain";
import type { MatchCondition } from "../conditions/match-condition.ts";
import { compileAll } from "../expressions/compile-expression.ts";
import type { Predicate } from "../expressions/conditions.ts";
import { type ExpressionExplanation, explainExpression } from "../expressions/explain-expression.ts";
import type { Expression } from "../expressions/expression.ts";
import { readerOf } from "../expressions/key-path.ts";
import { necessaryConditions } from "../expressions/necessary-conditions.ts";
import { pathsOfExpressions } from "../expressions/paths-of-expressions.ts";
import { compileSigmaLogic } from "../sigma-logic/compile-sigma-logic.ts";
import { createFieldReaders, type FieldReaders } from "../sigma-logic/field-readers.ts";
import { readSimpleMembers, type SimpleMembers } from "./read-simple-members.ts";
import { compileTemplate, valueText } from "./title-template.ts";

/** What a rule in YAML says of an event that it matches; members that it does not give are absent. */
export interface SimpleOutput {
  readonly title?: string;
  readonly dedup?: string;
  readonly severity?: Severity;
  readonly unique?: string;
  readonly context: Record<string, unknown>;
}

/** A rule's parts that are evaluated here, not in Python. */
export interface CompiledRule {
  /** Undefined without inline filters. */
  readonly passesFilters: Predicate | undefined;
  /** Undefined for a rule in Python. */
  readonly logic: CompiledLogic | undefined;
  /** What filters and logic read of the event to tell whether it matches. */
  readonly paths: () => Iterable<readonly unknown[]>;
  /** Inline filters and logic, expression by expression. */
  readonly explain: (event: unknown) => RuleExplanation;
}

export interface RuleExplanation {
  readonly filters: readonly ExpressionExplanation[];
  readonly logic: readonly ExpressionExplanation[];
}

export interface CompiledLogic {
  readonly matches: Predicate;
  readonly outputOf: (event: unknown) => SimpleOutput;
  /** What an event must have to match. */
  readonly conditions: readonly MatchCondition[];
  /** What `matches` reads of the event. */
  readonly paths: () => Iterable<readonly unknown[]>;
}

/**
 * Throws an Error with what is wrong; rules that were loaded from files have been checked before.
 * `readers`: shared by Sigma rules that look at the same events.
 */
export function compileRule(
  rule: Pick<Rule, "simple" | "sigma" | "inlineFilters" | "createAlert">,
  readers: FieldReaders = createFieldReaders(),
): CompiledRule {
  const fields = readSimpleMembers(membersOf(rule), (message) => {
    throw new Error(message);
  });
  const { Detection: logic, InlineFilters: filters } = fields;
  const sigma = rule.sigma === undefined ? undefined : compileSigmaLogic(rule.sigma, readers);
  const decided = logic === undefined ? sigma : compileLogic(logic, fields, rule.createAlert);
  return {
    explain: (event) => ({
      filters: (filters ?? []).map((expression) => explainExpression(expression, event, "passes")),
      logic: sigma?.explain(event) ?? (logic ?? []).map((expression) => explainExpression(expression, event)),
    }),
    passesFilters: filters === undefined || filters.length === 0 ? undefined : compileAll(filters, "passes"),
    logic: decided,
    paths: () => [...pathsOfExpressions(filters ?? []), ...(decided?.paths() ?? [])],
  };
}

function compileLogic(logic: readonly Expression[], fields: SimpleMembers, createsAlert: boolean): CompiledLogic {
  return {
    matches: compileAll(logic),
    outputOf: compileOutput(fields, createsAlert),
    conditions: necessaryConditions(logic),
    paths: () => pathsOfExpressions(logic),
  };
}

/** The rule's parts in YAML, by the names that they have there. */
export function membersOf({ simple, inlineFilters }: Pick<Rule, "simple" | "inlineFilters">) {
  return {
    Detection: simple?.detection,
    InlineFilters: inlineFilters,
    DynamicSeverities: simple?.dynamicSeverities,
    AlertTitle: simple?.alertTitle,
    AlertContext: simple?.alertContext,
    GroupBy: simple?.groupBy,
  };
}

function compileOutput(
  { DynamicSeverities = [], AlertTitle, AlertContext = [], GroupBy = [] }: SimpleMembers,
  createsAlert: boolean,
): (event: unknown) => SimpleOutput {
  const title = AlertTitle === undefined ? undefined : compileTemplate(AlertTitle);
  const group = GroupBy.map(readerOf);
  const severities = DynamicSeverities.map(({ severity, conditions }) => ({ severity, holds: compileAll(conditions) }));
  const entries = AlertContext.map(({ name, path }) => ({ name, read: readerOf(path) }));
  return (event) => {
    const context = limited(Object.fromEntries(entries.map(({ name, read }) => [name, read(event) ?? null])));
    if (!createsAlert) return { context };
    const severity = severities.find(({ holds }) => holds(event))?.severity;
    return {
      ...(title === undefined ? {} : { title: truncated(title(event)) }),
      ...(group.length === 0 ? {} : { dedup: truncated(groupText(group.map((read) => read(event)))) }),
      ...(severity === undefined ? {} : { severity }),
      context,
    };
  };
}

/** One value as it is, several as a JSON list, so that no two groups read alike. */
function groupText(values: readonly unknown[]): string {
  const [only] = values;
  return values.length === 1 ? valueText(only) : JSON.stringify(values.map((value) => value ?? null));
}

const truncation = "... (truncated)";

/** Characters are counted as in Python, whole. */
function truncated(text: string): string {
  if (text.length <= generatedStringLengthMax) return text;
  const characters = Array.from(text);
  if (characters.length <= generatedStringLengthMax) return text;
  return characters.slice(0, generatedStringLengthMax - truncation.length).join("") + truncation;
}

function limited(context: Record<string, unknown>): Record<string, unknown> {
  // As it is stored from Python: what is not ASCII as an escape.
  const size = JSON.stringify(context).replace(/[\u007f-\uffff]/g, "\\u0000").length;
  if (size <= alertContextCharactersMax) return context;
  const limit = alertContextCharactersMax;
  return { _error: `alert_context size is [${size}] characters, bigger than maximum of [${limit}] characters` };
}
