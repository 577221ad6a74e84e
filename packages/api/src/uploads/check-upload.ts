import { explainTest, type RuleTestResult } from "@pharos/detection";
import type { ContentProblem, LoadedContent } from "@pharos/detection-content";
import { referenceOf } from "../access/actor-reference.ts";
import { queryProblem } from "../content/check-content-access.ts";
import { emptyUpload, type UploadIssue } from "../content/errors.ts";
import { readUploadInThread } from "../content/read-in-thread.ts";
import { readStoredContent, type StoredContent } from "../content/stored-content.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { ReadUpload } from "../threads/read-upload.ts";
import { planUpload, type UploadPlan } from "./plan-upload.ts";
import { dashboardProblems } from "./uploaded-dashboards.ts";
import { checkUploadedTables, type UploadedTable } from "./uploaded-tables.ts";

export interface CheckedUpload {
  readonly content: LoadedContent;
  readonly lookupTables: readonly UploadedTable[];
  readonly stored: StoredContent;
  readonly issues: readonly UploadIssue[];
  /** What the upload goes without, and why; it stops nothing else. */
  readonly leftOut: readonly UploadIssue[];
}

export interface UploadOptions {
  readonly runsTests: boolean;
  /** Leaves out whatever is wrong, with its reason, instead of refusing the whole archive. */
  readonly skipsInvalid: boolean;
}

/**
 * Reads the archive and checks everything that it has: YAML, names, references, whether its Python loads and, where
 * asked to, its unit tests. Python that is stored already is not loaded again, unless what it may import changes.
 * @throws notBase64, archiveUnreadable, emptyUpload
 */
export async function checkUpload(
  context: RequestContext,
  data: string,
  options: UploadOptions,
): Promise<CheckedUpload> {
  const stored = await readStoredContent(context.store);
  const checked = await checkContentOf(context, data, stored, options);
  const { wrongFiles, ...asItIs } = checked;
  if (wrongFiles.length === 0 || (!options.skipsInvalid && checked.issues.length > 0)) return asItIs;
  // What needs the items that go now goes as well, which only reading the others tells.
  const without = new Set(wrongFiles);
  const { content, problems, leftOut } = await readUploadInThread(context, data, stored, { ...options, without });
  const kept = new Set(content.lookupTables.map(({ name }) => name));
  return {
    content,
    lookupTables: checked.lookupTables.filter(({ table }) => kept.has(table.name)),
    stored,
    issues: issuesOf(problems),
    leftOut: [...checked.issues, ...checked.notLoaded, ...issuesOf(leftOut)],
  };
}

export interface FirstCheck extends CheckedUpload {
  /** The YAML files of items that can't be stored. */
  readonly wrongFiles: readonly string[];
  /** Python that asks for what Pharos does not have. */
  readonly notLoaded: readonly UploadIssue[];
}

async function checkContentOf(
  context: RequestContext,
  data: string,
  stored: StoredContent,
  options: UploadOptions,
): Promise<FirstCheck> {
  const read = await readUploadInThread(context, data, stored, options);
  if (read.content.itemCount === 0) throw emptyUpload();
  return checkRead(context, read, stored, options);
}

/** Checks what was read beside what is stored. */
export async function checkRead(
  context: RequestContext,
  { content, problems, leftOut }: ReadUpload,
  stored: StoredContent,
  options: Pick<UploadOptions, "runsTests">,
): Promise<FirstCheck> {
  const plan = planUpload(content, stored, referenceOf(context.actor), context.clock());
  const inPython = await pythonProblems(context, content, plan, options);
  const isUnsupported = (problem: ContentProblem) => problem.isUnsupported === true;
  const ofDashboards = await dashboardProblems(context, content, plan, stored);
  const found = [...problems, ...inPython.filter((problem) => !isUnsupported(problem)), ...ofDashboards];
  const notLoaded = inPython.filter(isUnsupported);
  const { tables, issues: wrongTables } = await checkUploadedTables(context.store, content);
  const others = [...wrongTables, ...plan.issues];
  return {
    content,
    lookupTables: tables,
    stored,
    issues: [...issuesOf(found), ...others],
    leftOut: [...issuesOf(leftOut), ...(await queriesThatCannotRun(context, content, plan))],
    notLoaded: issuesOf(notLoaded),
    wrongFiles: [...[...found, ...notLoaded].map(({ item }) => item), ...others.map(({ path }) => path)],
  };
}

/**
 * New and changed queries that are stored and would fail whenever they run. A table that is not there may come with its
 * log source.
 */
async function queriesThatCannotRun(
  context: RequestContext,
  { sources }: LoadedContent,
  { queries }: UploadPlan,
): Promise<UploadIssue[]> {
  const found: UploadIssue[] = [];
  for (const query of queries) {
    const problem = await queryProblem(context, query, context.actor.logTypeAccess);
    // Nobody knows while the lake does not answer.
    if (problem?.category === "ServerError") break;
    if (problem?.category !== "InvalidInput" && problem?.category !== "InvalidSyntax") continue;
    const errorMessage = `the query ${query.name} is kept, but it cannot run: ${problem.message}`;
    found.push({ path: sources.get(query.name)?.file ?? query.name, errorMessage });
  }
  return found;
}

/** Python that does not load, and tests that fail. */
async function pythonProblems(
  context: RequestContext,
  content: LoadedContent,
  plan: UploadPlan,
  { runsTests }: Pick<UploadOptions, "runsTests">,
): Promise<ContentProblem[]> {
  const toCheck = runsTests ? content : changedContent(content, plan);
  if (toCheck === undefined) return [];
  const { problems, results } = await context.rules.check(toCheck, { runsTests });
  return [...problems, ...results.filter(({ passed }) => !passed).map((result) => failureOf(result, content))];
}

/** The detections that are new or differ; all of them where a global or a data model does. Undefined for none. */
function changedContent(content: LoadedContent, plan: UploadPlan): LoadedContent | undefined {
  if (plan.globals.length + plan.dataModels.length > 0) return content;
  const ids = new Set(plan.detections.map(({ id }) => id));
  if (ids.size === 0) return undefined;
  const isChanged = ({ id }: { readonly id: string }) => ids.has(id);
  return {
    ...content,
    rules: content.rules.filter(isChanged),
    scheduledRules: content.scheduledRules.filter(isChanged),
    policies: content.policies.filter(isChanged),
    correlationRules: content.correlationRules.filter(isChanged),
  };
}

function failureOf(result: RuleTestResult, { sources }: LoadedContent): ContentProblem {
  const { file = result.ruleId, places } = sources.get(result.ruleId) ?? {};
  const message = `Test "${result.name}" failed: ${explainTest(result)}`;
  return { file, item: file, line: 1, column: 1, ...places?.get(result.name), message };
}

/** By file and place. */
export function issuesOf(problems: readonly ContentProblem[]): UploadIssue[] {
  return problems
    .toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
    .map(({ file, line, column, message }) => ({
      path: file,
      errorMessage: `line ${line}, column ${column}: ${message}`,
    }));
}
