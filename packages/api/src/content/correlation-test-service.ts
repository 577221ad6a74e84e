import { testCorrelationRuleYaml } from "@pharos/detection";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";
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
export function testCorrelationYaml(context: RequestContext, yaml: string): NamedTestResult[] {
  authorize(context.actor, transpilePermissions);
  return testCorrelationRuleYaml(yaml).map(({ name, passed, error = null }) => ({ name, passed, error }));
}
