import { type CodeUses, contentOf, noItems, type UsableContent } from "@pharos/detection-content";
import { hasPermission } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import { findReadPermission } from "../access/detection-permissions.ts";
import { checkContentAccess } from "../content/check-content-access.ts";
import { readItemsInThread } from "../content/read-in-thread.ts";
import { readStoredContent } from "../content/stored-content.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { DraftProblem } from "../detection-drafts/draft-problem.ts";
import type { DetectionTestReport } from "../detections/detection-service.ts";
import type { CodeKind } from "./code-kinds.ts";

export interface UseReport {
  readonly id: string;
  readonly kind: "RULE" | "SCHEDULED_RULE" | "DERIVED_RULE" | "CORRELATION_RULE" | "POLICY";
  readonly displayName: string;
  readonly results: readonly DetectionTestReport[];
}

export interface CodeReport {
  readonly problems: readonly DraftProblem[];
  readonly uses: readonly UseReport[];
  readonly testCount: number;
  readonly failureCount: number;
}

/**
 * Reads the text as an upload of it would be read, loads it, and runs the tests of every detection that uses it. The
 * answer names those that the actor sees, and counts all.
 * @throws logTypeHidden, logTypesHidden
 */
export async function testCode<T extends { readonly id: string }>(
  context: RequestContext,
  kind: CodeKind<T>,
  item: T,
): Promise<CodeReport> {
  authorize(context.actor, "RuleModify");
  const stored = await readStoredContent(context.store);
  const own = kind.asContent(item);
  const { content: read, problems } = await readItemsInThread(context, { ...noItems(), ...own }, stored);
  if (problems.length > 0) return { ...noTests, problems: problems.map(toProblem) };
  await checkContentAccess(context, read);
  const usable = {
    detections: [...stored.detections.values()],
    globals: withItem([...stored.globals.values()], own.globals),
    dataModels: withItem([...stored.dataModels.values()], own.dataModels),
  };
  const { detections } = kind.usesOf(item, usable);
  const content = contentOf(detections);
  const tested = { ...content, globals: read.globals, dataModels: read.dataModels };
  const { results, problems: inPython } = await context.rules.check(tested, { runsTests: true });
  const access = await context.loaders.contentAccess();
  const isVisible = (detection: (typeof detections)[number]) =>
    hasPermission(context.actor.permissions, findReadPermission(detection)) &&
    access.detectionProblem(detection) === undefined;
  if (inPython.length > 0) {
    const nameOf = (id: string) => {
      const user = detections.find((detection) => detection.id === id);
      return user && isVisible(user) ? user.displayName || id : "Something that you cannot see";
    };
    return {
      ...noTests,
      problems: inPython.map(({ item: id, line, message }) =>
        id === item.id
          ? { file: "PYTHON", line: Math.max(1, line), column: 1, message }
          : // A line of its text is none of this one.
            { file: "YAML", line: 1, column: 1, message: `${nameOf(id)} does not load with it: ${message}` },
      ),
    };
  }
  const resultsOf = Map.groupBy(results, ({ ruleId }) => ruleId);
  const uses = detections.filter(isVisible).map((detection): UseReport => {
    const { id, displayName, tests } = detection;
    const expectedOf = (name: string) => tests.find((test) => test.name === name)?.expectedResult ?? true;
    return {
      id,
      kind: detection.kind,
      displayName,
      results: (resultsOf.get(id) ?? []).map((result) => ({ result, isExpected: expectedOf(result.name) })),
    };
  });
  const failuresOf = (use: UseReport) => use.results.filter(({ result }) => !result.passed).length;
  return {
    problems: [],
    uses: uses.toSorted((a, b) => failuresOf(b) - failuresOf(a) || a.displayName.localeCompare(b.displayName)),
    testCount: results.length,
    failureCount: results.filter(({ passed }) => !passed).length,
  };
}

const noTests = { problems: [], uses: [], testCount: 0, failureCount: 0 } as const;

/** All, with the item in the place of the stored one of its id. */
function withItem<T extends { readonly id: string }>(stored: readonly T[], [item]: readonly T[] = []): T[] {
  return item === undefined ? [...stored] : [...stored.filter(({ id }) => id !== item.id), item];
}

function toProblem({
  file,
  line,
  column,
  message,
}: {
  file: string;
  line: number;
  column: number;
  message: string;
}): DraftProblem {
  return { file: file.endsWith(".py") ? "PYTHON" : "YAML", line, column, message };
}

/** What uses a stored item, as far as the actor sees it. */
export async function findCodeUses<T extends { readonly id: string }>(
  context: RequestContext,
  kind: CodeKind<T>,
  item: T,
): Promise<CodeUses> {
  authorize(context.actor, "RuleRead");
  const found = kind.usesOf(item, await readUsable(context));
  const access = await context.loaders.contentAccess();
  return {
    detections: found.detections.filter(
      (detection) =>
        hasPermission(context.actor.permissions, findReadPermission(detection)) &&
        access.visibleDetection(detection) !== undefined,
    ),
    globals: found.globals,
    dataModels: found.dataModels.filter((model) => access.isVisibleDataModel(model)),
  };
}

export async function readUsable({ store }: Pick<RequestContext, "store">): Promise<UsableContent> {
  const [detections, globals, dataModels] = await Promise.all([
    store.detections.all(),
    store.globals.all(),
    store.dataModels.all(),
  ]);
  return { detections, globals, dataModels };
}
