import type { Rule, SigmaLogic } from "@pharos/domain";
import type { LoadedContent } from "../repository/loaded-content.ts";
import { SigmaProblem } from "../sigma-logic/sigma-value.ts";
import { correlateSigma, countingRule, type FindReferred } from "./correlate-sigma.ts";
import { type PlacedRule, sourceOf } from "./placed-rule.ts";
import type { SigmaCorrelation } from "./read-sigma-correlation.ts";

/**
 * Adds what the correlations come to. Returns the rules as the correlations want them: those that stand in a
 * correlation's own file raise no alerts by themselves, unless it says so.
 */
export function addCorrelations(
  correlations: readonly SigmaCorrelation[],
  rules: readonly PlacedRule[],
  content: LoadedContent,
): PlacedRule[] {
  const byReference = new Map<string, PlacedRule | SigmaCorrelation>();
  for (const one of [...rules, ...correlations]) {
    for (const reference of [one.head.id, one.head.name ?? ""]) {
      if (!byReference.has(reference)) byReference.set(reference, one);
    }
  }
  const find: FindReferred = (reference) => byReference.get(reference);
  const wanted = new Map(rules.map((rule) => [rule.rule.id, rule]));
  for (const correlation of correlations) {
    const { item, head } = correlation;
    try {
      if (correlation.type === "value_count") {
        content.rules.push(countingRule(correlation, find));
      } else {
        const correlated = correlateSigma(correlation, find);
        content.correlationRules.push(correlated.correlation);
        for (const [id, contextFields] of correlated.contextFields) {
          change(wanted, id, (rule) => withContext(rule, { contextFields }));
        }
        for (const [id, contextGroups] of correlated.contextGroups) {
          change(wanted, id, (rule) => withContext(rule, { contextGroups }));
        }
      }
      content.sources.set(head.id, sourceOf(correlation));
      if (!correlation.generatesRules) silence(wanted, item.file, referredIn(correlation, find));
    } catch (error) {
      if (!(error instanceof SigmaProblem)) throw error;
      item.report(error.message, item.root, { isUnsupported: error.isUnsupported });
    }
  }
  return [...wanted.values()];
}

/** Ids of the rules that it refers to, also through other correlations. */
function referredIn({ rules }: SigmaCorrelation, find: FindReferred): string[] {
  return rules.flatMap((reference) => {
    const referred = find(reference);
    if (referred === undefined) return [];
    return "rule" in referred ? [referred.rule.id] : referredIn(referred, find);
  });
}

function silence(rules: Map<string, PlacedRule>, file: string, ids: readonly string[]): void {
  for (const id of ids) {
    if (rules.get(id)?.item.file === file) change(rules, id, (rule) => ({ ...rule, createAlert: false }));
  }
}

function change(rules: Map<string, PlacedRule>, id: string, changed: (rule: Rule) => Rule): void {
  const rule = rules.get(id);
  if (rule !== undefined) rules.set(id, { ...rule, rule: changed(rule.rule) });
}

function withContext(
  rule: Rule,
  { contextFields, contextGroups }: Pick<SigmaLogic, "contextFields" | "contextGroups">,
): Rule {
  const { sigma } = rule;
  if (sigma === undefined) return rule;
  return {
    ...rule,
    sigma: {
      ...sigma,
      ...(contextFields && { contextFields: { ...contextFields, ...sigma.contextFields } }),
      ...(contextGroups && { contextGroups: { ...contextGroups, ...sigma.contextGroups } }),
    },
  };
}
