import { localTestsOf } from "@pharos/detection";
import { detectionsOf } from "@pharos/detection-content";
import { isCorrelationRule, isPolicy } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import { detectionModifyPermissions, findModifyPermission } from "../access/detection-permissions.ts";
import { checkContentAccess } from "../content/check-content-access.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { DetectionTestReport } from "../detections/detection-service.ts";
import { taskOf } from "../threads/content-threads.ts";
import { type DetectionDraft, draftFiles } from "./draft-files.ts";
import { type DraftProblem, outageProblem, toDraftProblem } from "./draft-problem.ts";

export interface DraftTestReport {
  readonly results: readonly DetectionTestReport[];
  readonly problems: readonly DraftProblem[];
}

/**
 * Runs the tests of a draft. Only the draft itself is read: whether what it names is there is a question for saving.
 * @throws logTypeHidden
 */
export async function testDraft(context: RequestContext, draft: DetectionDraft): Promise<DraftTestReport> {
  authorize(context.actor, detectionModifyPermissions);
  const read = { files: draftFiles(draft), at: context.clock() };
  const content = await context.threads.run("readDraft", read, taskOf(context.actor, "The draft"));
  const problems = content.problems.map(toDraftProblem);
  const [detection] = detectionsOf(content);
  if (detection === undefined) return { results: [], problems };
  authorize(context.actor, findModifyPermission(detection));
  await checkContentAccess(context, { detections: [detection] });
  const expected = (index: number) => detection.tests[index]?.expectedResult ?? true;
  if (isCorrelationRule(detection)) {
    const results = localTestsOf(content).flatMap(({ run }) => run());
    return { results: results.map((result, index) => ({ result, isExpected: expected(index) })), problems };
  }
  const { results, outages } = await context.rules.testDraft(ownerOf(context), {
    rules: isPolicy(detection) ? [] : [detection],
    policies: isPolicy(detection) ? [detection] : [],
    ...(await findSupport(context)),
  });
  const own = outages.filter(({ ruleId }) => ruleId === detection.id);
  return {
    results: results.map((result, index) => ({ result, isExpected: expected(index) })),
    problems: [...problems, ...own.map((outage) => outageProblem(outage, detection.body !== ""))],
  };
}

const ownerOf = ({ actor }: RequestContext) => `${actor.kind} ${actor.id}`;

/** What the draft may import, as far as the actor may read it. */
async function findSupport({ store, loaders }: RequestContext) {
  const [globals, dataModels, access] = await Promise.all([
    store.globals.all(),
    store.dataModels.all(),
    loaders.contentAccess(),
  ]);
  return {
    globals: globals.filter((helper) => access.helperProblem(helper) === undefined),
    dataModels: dataModels.filter((model) => access.isVisibleDataModel(model)),
  };
}
