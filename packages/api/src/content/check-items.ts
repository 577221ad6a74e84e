import {
  type ContentItems,
  checkReferences,
  filesInMemory,
  type LoadedContent,
  loadFiles,
  noItems,
  type RuleTestResult,
  writeContent,
} from "@pharos/detection";
import { isRule, PharosError } from "@pharos/domain";
import type { RequestContext } from "../graphql/request-context.ts";
import { knownThings } from "./known-things.ts";
import { readStoredContent } from "./stored-content.ts";

/** What is wrong with items that did not come as files: a sentence each. */
export class ItemsInvalid extends PharosError {
  constructor(sentences: readonly string[]) {
    super("content.invalid", "InvalidInput", sentences.join("; "));
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
 * @throws ItemsInvalid, TestsFailed
 */
export async function checkItems(
  context: RequestContext,
  items: Partial<ContentItems>,
  { runsTests }: { readonly runsTests: boolean },
): Promise<LoadedContent> {
  const stored = await readStoredContent(context.store);
  const bytes = new Map(writeContent({ ...noItems(), ...items }).map(({ path, text }) => [path, Buffer.from(text)]));
  const content = await loadFiles(filesInMemory(bytes, context.clock()), {
    findBase: async (id) => {
      const base = stored.detections.get(id);
      return base && isRule(base) ? base : undefined;
    },
    findDetection: async (id) => stored.detections.get(id),
  });
  const problems = [...content.problems, ...checkReferences(content, knownThings(stored))];
  if (problems.length > 0) throw new ItemsInvalid(problems.map(({ message }) => message));
  const { problems: inPython, results } = await context.rules.check(content, { runsTests });
  if (inPython.length > 0) {
    throw new ItemsInvalid(inPython.map(({ message, line }) => (line > 1 ? `line ${line}: ${message}` : message)));
  }
  if (results.some(({ passed }) => !passed)) throw new TestsFailed(results);
  return content;
}
