import { explainTest, type RuleTestResult } from "@pharos/detection";
import type { ContentProblem, LoadedContent } from "@pharos/detection-content";
import { emptyUpload, type UploadIssue } from "../content/errors.ts";
import { readUploadInThread } from "../content/read-in-thread.ts";
import { readStoredContent, type StoredContent } from "../content/stored-content.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkUploadedTables, type UploadedTable } from "./uploaded-tables.ts";

export interface CheckedUpload {
  readonly content: LoadedContent;
  readonly lookupTables: readonly UploadedTable[];
  readonly stored: StoredContent;
  readonly issues: readonly UploadIssue[];
  /** What asks for something that Pharos does not do; it stops nothing else. */
  readonly leftOut: readonly UploadIssue[];
}

/**
 * Reads the archive and checks everything that it has: YAML, names, references, whether its Python loads and, where
 * asked to, its unit tests.
 * @throws notBase64, archiveUnreadable, emptyUpload
 */
export async function checkUpload(
  context: RequestContext,
  data: string,
  { runsTests }: { readonly runsTests: boolean },
): Promise<CheckedUpload> {
  const stored = await readStoredContent(context.store);
  const { content, problems: unknownThings } = await readUploadInThread(context, data, stored);
  if (content.itemCount === 0) throw emptyUpload();
  const inPython = await context.rules.check(content, { runsTests });
  const failures = inPython.results.filter(({ passed }) => !passed).map((result) => failureOf(result, content));
  const problems = [...content.problems, ...unknownThings, ...inPython.problems, ...failures];
  const { tables, issues } = await checkUploadedTables(context.store, content);
  const isLeftOut = ({ isUnsupported }: ContentProblem) => isUnsupported === true;
  return {
    content,
    lookupTables: tables,
    stored,
    issues: [...issuesOf(problems.filter((problem) => !isLeftOut(problem))), ...issues],
    leftOut: issuesOf(problems.filter(isLeftOut)),
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
