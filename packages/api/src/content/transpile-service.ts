import { transpileFilters, transpileSimpleDetection, transpileSimpleRule } from "@pharos/detection";
import type { Rule } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { getRule } from "../rules/rule-service.ts";

/** Whoever may read rules or hand them in may see what they become. */
export const transpilePermissions = ["RuleRead", "BulkUpload", "BulkUploadValidate"] as const;

/** One Python text for each JSON text, in their order. Throws `detections.not_transpiled` for the first that is wrong. */
export function transpileDetections(context: RequestContext, specs: readonly string[]): string[] {
  authorize(context.actor, transpilePermissions);
  return specs.map(transpileSimpleDetection);
}

/** One JSON text for each, in their order. Throws `detections.not_transpiled` for the first that is wrong. */
export function transpileInlineFilters(context: RequestContext, filters: readonly string[]): string[] {
  authorize(context.actor, transpilePermissions);
  return filters.map(transpileFilters);
}

/** The rule's Python, made from its YAML where it has none. @throws ruleNotFound */
export async function rulePythonBody(context: RequestContext, id: string): Promise<{ rule: Rule; pythonBody: string }> {
  authorize(context.actor, "RuleRead");
  const rule = await getRule(context, id);
  return { rule, pythonBody: rule.simple === undefined ? rule.body : transpileSimpleRule(rule) };
}
