import { type DraftTestRunOptions, localTestsOf } from "@pharos/detection";
import { detectionsOf } from "@pharos/detection-content";
import { isCorrelationRule, isPolicy, type LineCoverage } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import { detectionModifyPermissions, findModifyPermission } from "../access/detection-permissions.ts";
import { checkContentAccess } from "../content/check-content-access.ts";
import { draftOwnerOf, readImportable } from "../content/draft-surroundings.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { DetectionTestReport } from "../detections/detection-service.ts";
import { taskOf } from "../threads/content-threads.ts";
import { type DetectionDraft, draftFiles } from "./draft-files.ts";
import { type DraftProblem, noDetection, outageProblem, toDraftProblem } from "./draft-problem.ts";

export interface DraftTestReport {
  readonly results: readonly DetectionTestReport[];
  readonly problems: readonly DraftProblem[];
  readonly coverage?: LineCoverage | undefined;
}

/**
 * Runs the tests of a draft. Only the draft itself is read: whether what it names is there is a question for saving.
 * @throws logTypeHidden
 */
export async function testDraft(
  context: RequestContext,
  draft: DetectionDraft,
  options: DraftTestRunOptions = {},
): Promise<DraftTestReport> {
  authorize(context.actor, detectionModifyPermissions);
  const read = { files: draftFiles(draft), at: context.clock() };
  const content = await context.threads.run("readDraft", read, taskOf(context.actor, "The draft"));
  const problems = content.problems.map(toDraftProblem);
  const [detection] = detectionsOf(content);
  if (detection === undefined) return { results: [], problems: problems.length > 0 ? problems : [noDetection] };
  authorize(context.actor, findModifyPermission(detection));
  await checkContentAccess(context, { detections: [detection] });
  const expected = (index: number) => detection.tests[index]?.expectedResult ?? true;
  if (isCorrelationRule(detection)) {
    const results = localTestsOf(content).flatMap(({ run }) => run());
    return { results: results.map((result, index) => ({ result, isExpected: expected(index) })), problems };
  }
  const ruleSet = {
    rules: isPolicy(detection) ? [] : [detection],
    policies: isPolicy(detection) ? [detection] : [],
    ...(await readImportable(context)),
  };
  const { results, outages, coverage } = await context.rules.testDraft(draftOwnerOf(context.actor), ruleSet, options);
  const own = outages.filter(({ ruleId }) => ruleId === detection.id);
  return {
    results: results.map((result, index) => ({ result, isExpected: expected(index) })),
    problems: [...problems, ...own.map((outage) => outageProblem(outage, detection.body !== ""))],
    coverage: coverage[0],
  };
}
