import type { Rule } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { taskOf } from "../threads/content-threads.ts";
import { getRule } from "./rule-service.ts";

/** Whoever may read rules or hand them in may see what they become. */
export const transpilePermissions = ["RuleRead", "BulkUpload", "BulkUploadValidate"] as const;

/** One Python text for each JSON text, in their order. Throws `detections.not_transpiled` for the first that is wrong. */
export async function transpileDetections(context: RequestContext, specs: readonly string[]): Promise<string[]> {
  authorize(context.actor, transpilePermissions);
  return context.threads.run("transpileDetections", specs, taskOf(context.actor, "The text of the detections"));
}

/** One JSON text for each, in their order. Throws `detections.not_transpiled` for the first that is wrong. */
export async function transpileInlineFilters(context: RequestContext, filters: readonly string[]): Promise<string[]> {
  authorize(context.actor, transpilePermissions);
  return context.threads.run("transpileFilters", filters, taskOf(context.actor, "The text of the filters"));
}

/** The rule's Python, made from its YAML where it has none. @throws ruleNotFound */
export async function rulePythonBody(context: RequestContext, id: string): Promise<{ rule: Rule; pythonBody: string }> {
  authorize(context.actor, "RuleRead");
  const rule = await getRule(context, id);
  if (rule.simple === undefined) return { rule, pythonBody: rule.body };
  return {
    rule,
    pythonBody: await context.threads.run("transpileRule", rule, taskOf(context.actor, `The rule ${id}`)),
  };
}
