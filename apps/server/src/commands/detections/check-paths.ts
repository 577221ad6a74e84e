import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { sigmaMappingsFolder } from "@pharos/content";
import { checkContent, type MeasuredCoverage, type RuleTestResult } from "@pharos/detection";
import {
  type ContentProblem,
  checkDashboardQueries,
  checkReferences,
  detectionsOf,
  dropUnknownNames,
  type ItemFilter,
  type LoadedContent,
  loadContent,
  readWheels,
} from "@pharos/detection-content";
import type { DetectionTest } from "@pharos/domain";
import { sandboxCacheFolder } from "../../configuration/sandbox-cache-folder.ts";
import { OfflineQueries } from "../dashboards/offline-queries.ts";
import { builtInLogTypes } from "./built-in-log-types.ts";

export interface CheckOptions {
  readonly filters: readonly ItemFilter[];
  readonly minimumTests: number;
  readonly runsTests: boolean;
  /** Also tells which lines of their Python the tests run. */
  readonly measuresCoverage?: boolean;
  /** Leaves the tests of detections alone whose Status is Experimental or Deprecated. */
  readonly skipsUnfinished?: boolean;
  /** A folder of Python packages that detections import. */
  readonly wheels: string | undefined;
  /** Told again and again how many of all tests have run. */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface TestOutcome {
  readonly item: string;
  readonly test: string;
  readonly status: "passed" | "failed" | "errored" | "skipped";
  /** Undefined for a test that was not run. */
  readonly result: RuleTestResult | undefined;
}

/** A detection with fewer tests than asked for. */
export interface TestShortage {
  readonly item: string;
  readonly message: string;
}

export interface ContentCounts {
  readonly passed: number;
  readonly failed: number;
  readonly errored: number;
  readonly skipped: number;
  /** Items with a problem, of all `items`. */
  readonly invalid: number;
  readonly items: number;
}

export interface CheckedContent {
  readonly problems: readonly ContentProblem[];
  readonly outcomes: readonly TestOutcome[];
  readonly shortages: readonly TestShortage[];
  /** By item; undefined where it was not asked for. */
  readonly coverage: readonly MeasuredCoverage[] | undefined;
  readonly counts: ContentCounts;
  readonly isWell: boolean;
}

type Tested = { readonly id: string; readonly tests: readonly Pick<DetectionTest, "name" | "expectedResult">[] };

const processesMax = 2;

/** In the working folder and above it, as a path to some rules seldom holds what they import; and tables for Sigma. */
export function supportingFolders(): string[] {
  const folders = ["global_helpers", "data_models", "../global_helpers", "../data_models"];
  return [...folders.filter((path) => existsSync(path)), sigmaMappingsFolder];
}

/**
 * Loads all items below the paths and, where asked to, runs their unit tests.
 * Rejects with the error of the file system for a path that can't be read.
 */
export async function checkPaths(
  paths: readonly string[],
  options: CheckOptions,
  notice: (message: string) => void,
): Promise<CheckedContent> {
  const { filters, minimumTests, runsTests, measuresCoverage = false, skipsUnfinished = false } = options;
  const { wheels, onProgress } = options;
  const content = await loadContent(paths, {
    filters,
    supporting: supportingFolders(),
  });
  const foreign = runsTests ? [] : namesOfOthers(content, isWhole(content, filters));
  const { taken, skipped } = skipsUnfinished ? withoutUnfinished(content) : { taken: content, skipped: [] };
  const {
    results,
    coverage,
    problems: pythonProblems,
  } = await checkContent(taken, {
    runsTests,
    measuresCoverage,
    ...(wheels === undefined ? {} : { libraries: await readWheels(wheels) }),
    processes: Math.min(processesMax, availableParallelism()),
    cacheFolder: sandboxCacheFolder,
    notice: once(notice),
    ...(onProgress && { onProgress }),
  });
  const ofDashboards = runsTests ? [] : await dashboardProblems(content);
  const problems = [...content.problems, ...foreign, ...pythonProblems, ...ofDashboards];
  const outcomes = runsTests ? [...results.map(outcomeOf), ...skipped] : [];
  const shortages = minimumTests === 0 ? [] : detectionsOf(taken).flatMap((tested) => shortageOf(tested, minimumTests));
  // What asks for more than Pharos does is told of, and is nobody's mistake.
  const mistakes = problems.filter(({ isUnsupported }) => isUnsupported !== true);
  const counts = count(outcomes, mistakes, content.itemCount);
  const isWell = mistakes.length + shortages.length + counts.failed + counts.errored === 0;
  const ordered = coverage.toSorted((a, b) => (a.ruleId < b.ruleId ? -1 : 1));
  return { problems, outcomes, shortages, coverage: measuresCoverage ? ordered : undefined, counts, isWell };
}

/**
 * Tells what a server of this version would drop or refuse, as far as that is known without one. Custom log types are
 * the server's own.
 */
function namesOfOthers(content: LoadedContent, knowsAllItems: boolean): ContentProblem[] {
  const custom = [...content.rules, ...content.dataModels]
    .flatMap(({ logTypes }) => logTypes)
    .filter((name) => name.startsWith("Custom."));
  const logTypes = new Set([...builtInLogTypes(), ...custom]);
  const things = knowsAllItems ? { kinds: new Map<string, string>(), queries: new Set<string>() } : {};
  const { dropped, leftOut } = dropUnknownNames(content, { logTypes, ...things });
  const unsupported = [...dropped, ...leftOut].map((problem) => ({ ...problem, isUnsupported: true }));
  return [...unsupported, ...checkReferences(content, things)];
}

/** Queries that don't compile or that the gate for SQL refuses, and variables that no panel names. */
async function dashboardProblems({ dashboards, sources }: LoadedContent): Promise<ContentProblem[]> {
  const queries = new OfflineQueries(new Date());
  try {
    return await checkDashboardQueries(dashboards, sources, (query) => queries.problemOf(query));
  } finally {
    await queries.close();
  }
}

/** Whether nothing that the items name may be elsewhere, such as on the server: the paths are a repository. */
function isWhole({ packs, rules, globals }: LoadedContent, filters: readonly ItemFilter[]): boolean {
  return filters.length === 0 && packs.length > 0 && rules.length > 0 && globals.length > 0;
}

function withoutUnfinished(content: LoadedContent): { taken: LoadedContent; skipped: TestOutcome[] } {
  const isFinished = ({ id }: Tested) => content.sources.get(id)?.isFinished !== false;
  const taken = {
    ...content,
    rules: content.rules.filter(isFinished),
    scheduledRules: content.scheduledRules.filter(isFinished),
    policies: content.policies.filter(isFinished),
    correlationRules: content.correlationRules.filter(isFinished),
  };
  const unfinished: Tested[] = detectionsOf(content).filter((tested) => !isFinished(tested));
  return { taken, skipped: unfinished.flatMap(({ id, tests }) => tests.map(({ name }) => skippedTest(id, name))) };
}

function skippedTest(item: string, test: string): TestOutcome {
  return { item, test, status: "skipped", result: undefined };
}

function outcomeOf(result: RuleTestResult): TestOutcome {
  const status = result.error !== null ? "errored" : result.passed ? "passed" : "failed";
  return { item: result.ruleId, test: result.name, status, result };
}

function shortageOf({ id, tests }: Tested, minimum: number): TestShortage[] {
  const short = tests.length < minimum ? [`has ${tests.length} of at least ${minimum} tests`] : [];
  const outcomes = new Set(tests.map(({ expectedResult }) => expectedResult));
  const oneSided =
    minimum >= 2 && outcomes.size < 2 ? ["needs a test that expects true and one that expects false"] : [];
  return [...short, ...oneSided].map((message) => ({ item: id, message }));
}

function count(outcomes: readonly TestOutcome[], problems: readonly ContentProblem[], items: number): ContentCounts {
  const counts = { passed: 0, failed: 0, errored: 0, skipped: 0 };
  for (const { status } of outcomes) counts[status] += 1;
  return { ...counts, invalid: new Set(problems.map(({ item }) => item)).size, items };
}

/** Two processes find out the same about the machine. */
function once(notice: (message: string) => void): (message: string) => void {
  const heard = new Set<string>();
  return (message) => {
    if (!heard.has(message)) notice(message);
    heard.add(message);
  };
}
