import type { RuleTestResult } from "@pharos/detection";
import {
  type ContentItems,
  type ContentProblem,
  detectionsOf,
  type LoadedContent,
  noItems,
} from "@pharos/detection-content";
import { PharosError } from "@pharos/domain";
import type { RequestContext } from "../context/request-context.ts";
import { checkContentAccess } from "./check-content-access.ts";
import { readItemsInThread } from "./read-in-thread.ts";
import { readStoredContent } from "./stored-content.ts";

/** What is wrong with items that did not come as files: a sentence each. */
export class ItemsInvalid extends PharosError {
  /** Python that does not load, with its line; empty where something else is wrong. */
  readonly inPython: readonly ContentProblem[];

  constructor(sentences: readonly string[], inPython: readonly ContentProblem[] = []) {
    super("content.invalid", "InvalidInput", sentences.join("; "));
    this.inPython = inPython;
  }
}

/** The own tests of a detection did not pass. */
export class TestsFailed extends PharosError {
  readonly results: readonly RuleTestResult[];

  constructor(results: readonly RuleTestResult[]) {
    super("detections.tests_failed", "InvalidInput", "you have failing tests");
    this.results = results;
  }
}

/**
 * Checks items as an upload of them would be checked: they are written as files, and read again.
 * @returns the items as they were read
 * @throws ItemsInvalid, TestsFailed, logTypeHidden
 */
export async function checkItems(
  context: RequestContext,
  items: Partial<ContentItems>,
  { runsTests }: { readonly runsTests: boolean },
): Promise<LoadedContent> {
  const stored = await readStoredContent(context.store);
  const { content, problems } = await readItemsInThread(context, { ...noItems(), ...items }, stored);
  if (problems.length > 0) throw new ItemsInvalid(problems.map(({ message }) => message));
  await checkContentAccess(context, { ...content, detections: detectionsOf(content) });
  const { problems: inPython, results } = await context.rules.check(content, { runsTests });
  if (inPython.length > 0) {
    const sentences = inPython.map(({ message, line }) => (line > 1 ? `line ${line}: ${message}` : message));
    throw new ItemsInvalid(sentences, inPython);
  }
  if (results.some(({ passed }) => !passed)) throw new TestsFailed(results);
  return content;
}
