import type { ContentProblem, LoadedContent, PythonLibraries } from "@pharos/detection-content";
import { startRuleEngine } from "../engine/rule-engine.ts";
import type { RuleSet } from "../rules/engine-options.ts";
import type { RuleOutage } from "../rules/rule-outage.ts";
import type { MeasuredCoverage, RuleTestResult } from "../rules/rule-test-result.ts";
import { sandboxUnavailable } from "../sandbox/errors.ts";
import type { LocalTests } from "./local-tests.ts";
import { localTestsOf } from "./local-tests-of.ts";
import type { RuleTestOptions } from "./run-rule-tests.ts";

export interface ContentCheck {
  /** Of every test that was run, process by process. */
  readonly results: readonly RuleTestResult[];
  /** Which lines of their Python tests run; empty where it was not asked for. */
  readonly coverage: readonly MeasuredCoverage[];
  /** Python that does not load, also of data models and globals: syntax, imports, or a function that is not there. */
  readonly problems: readonly ContentProblem[];
}

export interface ContentCheckOptions extends RuleTestOptions {
  /** Python processes to spread the detections over. */
  readonly processes: number;
  readonly libraries?: PythonLibraries;
  /** False: load helpers and data models only where a detection imports them. Default: true. */
  readonly checksGlobals?: boolean;
  /** False: only load them. */
  readonly runsTests: boolean;
  /** Also tells which lines of their Python the tests run, which takes as long again. */
  readonly measuresCoverage?: boolean;
  /** Told again and again how many of all tests have run. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Loads the Python of all rules and policies, and runs their unit tests, in several sandboxes at once; the tests of
 * other kinds run here meanwhile.
 */
export async function checkContent(content: LoadedContent, options: ContentCheckOptions): Promise<ContentCheck> {
  const {
    processes,
    checksGlobals = true,
    runsTests,
    measuresCoverage = false,
    onProgress,
    ...engineOptions
  } = options;
  const localTests = runsTests ? localTestsOf(content) : [];
  const ruleSets = spread(content, processes, checksGlobals);
  const report = progressOf(runsTests ? countTests(ruleSets, localTests) : 0, onProgress);
  const inPython = ruleSets.map(async (ruleSet) => {
    const engine = await startRuleEngine({ ...engineOptions, ...ruleSet });
    try {
      const outages = engine.outages();
      const unavailable = outages.find(({ kind }) => kind === "SandboxUnavailable");
      if (unavailable !== undefined) throw sandboxUnavailable(unavailable.message);
      if (!runsTests) return { results: [], coverage: [], outages };
      if (measuresCoverage) return { ...(await engine.runTestsWithCoverage(report)), outages };
      return { results: await engine.runTests(report), coverage: [], outages };
    } finally {
      await engine.close();
    }
  });
  const inThisProcess = localTests.flatMap(({ count, run }) => {
    const results = run();
    report(count);
    return results;
  });
  const parts = await Promise.all(inPython);
  return {
    results: [...parts.flatMap(({ results }) => results), ...inThisProcess],
    coverage: parts.flatMap(({ coverage }) => coverage),
    problems: withoutRepeats(parts.flatMap(({ outages }) => outages)).map((outage) => problemOf(outage, content)),
  };
}

function countTests(ruleSets: readonly RuleSet[], localTests: readonly LocalTests[]): number {
  const tests = ruleSets.flatMap(({ rules, policies = [] }) => [...rules, ...policies].flatMap((item) => item.tests));
  return localTests.reduce((sum, { count }) => sum + count, tests.length);
}

/** Adds up what is done, wherever it was. */
function progressOf(total: number, onProgress: ContentCheckOptions["onProgress"]): (newlyDone: number) => void {
  let done = 0;
  return (newlyDone) => {
    done += newlyDone;
    onProgress?.(done, total);
  };
}

/** Every process loads the data models, and the globals that it needs. */
function withoutRepeats(outages: readonly RuleOutage[]): RuleOutage[] {
  return [...new Map(outages.map((outage) => [outage.ruleId, outage])).values()];
}

/** Deals the detections out in turn; the first process also looks at globals, and empty hands are left out. */
function spread(
  { rules, scheduledRules, policies, globals, dataModels }: LoadedContent,
  processes: number,
  checksGlobals: boolean,
): RuleSet[] {
  const allRules = [...rules, ...scheduledRules];
  return Array.from({ length: processes }, (_, process) => ({
    rules: allRules.filter((_rule, index) => index % processes === process),
    policies: policies.filter((_policy, index) => index % processes === process),
    globals,
    dataModels,
    checksGlobals: checksGlobals && process === 0,
  })).filter((ruleSet) => ruleSet.checksGlobals || ruleSet.rules.length + ruleSet.policies.length > 0);
}

/** Modules of a package that is here in part: nobody's mistake. */
const asksForMore = /the package policyuniverse is not among/;

function problemOf({ ruleId, message, line }: RuleOutage, { sources }: LoadedContent): ContentProblem {
  const source = sources.get(ruleId);
  const place = { file: source?.bodyFile ?? source?.file ?? ruleId, item: source?.file ?? ruleId, line, column: 1 };
  return { ...place, message, ...(asksForMore.test(message) && { isUnsupported: true }) };
}
