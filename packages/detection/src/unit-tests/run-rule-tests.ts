import type { GlobalHelper, Rule } from "@pharos/domain";
import { startRuleEngine } from "../engine/rule-engine.ts";
import type { RuleEngineOptions } from "../rules/engine-options.ts";
import type { RuleTestResult } from "../rules/rule-test-result.ts";

export type RuleTestOptions = Omit<RuleEngineOptions, "rules" | "globals">;

/** Runs every test of every rule, enabled or not, in a sandbox of its own; results in the order of the tests. */
export async function runRuleTests(
  rules: readonly Rule[],
  globals: readonly GlobalHelper[],
  options: RuleTestOptions = {},
): Promise<RuleTestResult[]> {
  const engine = await startRuleEngine({ ...options, rules, globals });
  try {
    return await engine.runTests();
  } finally {
    await engine.close();
  }
}
