import type { ContentProblem } from "../content/content-problem.ts";
import type { LoadedContent } from "../content/load-content.ts";
import type { PythonLibraries } from "../content/read-wheels.ts";
import type { RuleSet } from "../engine/engine-options.ts";
import { startRuleEngine } from "../engine/rule-engine.ts";
import type { RuleOutage } from "../engine/rule-outage.ts";
import type { RuleTestResult } from "./rule-test-result.ts";
import type { RuleTestOptions } from "./run-rule-tests.ts";

export interface ContentCheck {
  /** Of every test that was run, process by process. */
  readonly results: readonly RuleTestResult[];
  /** Python that does not load: syntax, imports, or no function `rule` or `policy`. */
  readonly problems: readonly ContentProblem[];
}

export interface ContentCheckOptions extends RuleTestOptions {
  /** Python processes to spread the detections over. */
  readonly processes: number;
  readonly libraries?: PythonLibraries;
  /** False: only load them. */
  readonly runsTests: boolean;
}

/** Loads the Python of all rules and policies, and runs their unit tests, in several sandboxes at once. */
export async function checkContent(content: LoadedContent, options: ContentCheckOptions): Promise<ContentCheck> {
  const { processes, runsTests, ...engineOptions } = options;
  const parts = await Promise.all(
    spread(content, processes).map(async (ruleSet) => {
      const engine = await startRuleEngine({ ...engineOptions, ...ruleSet });
      try {
        return { results: runsTests ? await engine.runTests() : [], outages: engine.outages() };
      } finally {
        await engine.close();
      }
    }),
  );
  return {
    results: parts.flatMap(({ results }) => results),
    problems: withoutRepeats(parts.flatMap(({ outages }) => outages)).map((outage) => problemOf(outage, content)),
  };
}

/** Every process loads the data models. */
function withoutRepeats(outages: readonly RuleOutage[]): RuleOutage[] {
  return [...new Map(outages.map((outage) => [outage.ruleId, outage])).values()];
}

/** Deals the detections out in turn; empty hands are left out. */
function spread({ rules, scheduledRules, policies, globals, dataModels }: LoadedContent, processes: number): RuleSet[] {
  const allRules = [...rules, ...scheduledRules];
  return Array.from({ length: processes }, (_, process) => ({
    rules: allRules.filter((_rule, index) => index % processes === process),
    policies: policies.filter((_policy, index) => index % processes === process),
    globals,
    dataModels,
  })).filter((ruleSet) => ruleSet.rules.length + ruleSet.policies.length > 0);
}

function problemOf({ ruleId, message, line }: RuleOutage, { sources }: LoadedContent): ContentProblem {
  const source = sources.get(ruleId);
  return { file: source?.bodyFile ?? source?.file ?? ruleId, item: source?.file ?? ruleId, line, column: 1, message };
}
