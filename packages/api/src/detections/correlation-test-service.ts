import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { taskOf } from "../threads/content-threads.ts";
import { transpilePermissions } from "./transpile-service.ts";

export interface NamedTestResult {
  readonly name: string;
  readonly passed: boolean;
  /** Null where it passed. */
  readonly error: string | null;
}

/**
 * Runs the tests of a correlation rule that is given as its file. The rules that it names may be uploaded with it later.
 * @throws correlationRuleInvalid
 */
export async function testCorrelationYaml(context: RequestContext, yaml: string): Promise<NamedTestResult[]> {
  authorize(context.actor, transpilePermissions);
  const results = await context.threads.run("testCorrelationRule", yaml, taskOf(context.actor, "The correlation rule"));
  return results.map(({ name, passed, error = null }) => ({ name, passed, error }));
}
