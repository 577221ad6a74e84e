import type { RuleTestResult } from "@pharos/detection";
import { defineError, isRule, type Rule, ruleKinds } from "@pharos/domain";
import type { RuleHealth } from "@pharos/pipeline";
import type { Page } from "@pharos/store";
import { originOf, referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkChangeable, listVisible } from "./detection-service.ts";
import { recordTests } from "./test-status.ts";

const ruleNotFound = defineError("rules.not_found", "NotFound", (id: string) => `The rule ${id} does not exist`);

export interface RulePage extends Page<Rule> {
  readonly totalCount: number;
}

export async function listRules(
  context: RequestContext,
  request: Parameters<typeof listVisible>[1],
): Promise<RulePage> {
  authorize(context.actor, "RuleRead");
  const page = await listVisible(context, { ...request, filter: { ...request.filter, kinds: ruleKinds } });
  return { ...page, items: page.items.filter(isRule) };
}

/** @throws ruleNotFound */
export async function getRule(context: RequestContext, id: string): Promise<Rule> {
  authorize(context.actor, "RuleRead");
  const rule = await context.loaders.rules.load(id);
  if (!rule) throw ruleNotFound(id);
  return rule;
}

/** Alerts of the last 30 days, the oldest day first; the days of all rules asked for are read at once. */
export function alertsPerDay(context: RequestContext, rule: Rule): Promise<readonly number[]> {
  authorize(context.actor, "RuleRead");
  return context.loaders.alertsPerDay.load(rule.id);
}

/** When it matched an event last that the reader sees; null where it never did. */
export async function lastMatchAt(context: RequestContext, rule: Rule): Promise<Date | null> {
  authorize(context.actor, "RuleRead");
  return (await context.loaders.lastMatchAt.load(rule.id)) ?? null;
}

export function necessaryConditions(context: RequestContext, rule: Rule): readonly string[] {
  authorize(context.actor, "RuleRead");
  return context.rules.necessaryConditions(rule);
}

/** Since the rule was changed last or the program was started; null for a rule that does not run. */
export async function ruleActivity(context: RequestContext, rule: Rule): Promise<RuleHealth | null> {
  authorize(context.actor, "RuleRead");
  // It counts events of all log types of the rule.
  if ((await context.loaders.contentAccess()).detectionProblem(rule)) return null;
  return context.rules.activity(rule) ?? null;
}

/** @throws ruleNotFound */
export async function runRuleTests(context: RequestContext, id: string): Promise<RuleTestReport[]> {
  authorize(context.actor, "RuleModify");
  const rule = await getRule(context, id);
  const results = await context.rules.runTests([rule]);
  await recordTests(context, rule, results);
  return results.map((result, index) => ({ result, isExpected: rule.tests[index]?.expectedResult ?? true }));
}

export interface RuleTestReport {
  readonly result: RuleTestResult;
  readonly isExpected: boolean;
}

/** Takes effect for events that arrive after the answer. @throws ruleNotFound */
export async function setRuleEnabled(context: RequestContext, id: string, isEnabled: boolean): Promise<Rule> {
  authorize(context.actor, "RuleModify");
  const rule = await getRule(context, id);
  await checkChangeable(context, rule);
  const { actor, clock, store } = context;
  await store.detections.setEnabled(id, isEnabled, clock(), referenceOf(actor), originOf(actor));
  await context.pipeline.reload();
  return { ...rule, enabled: isEnabled };
}
