import type { RuleTestResult } from "@pharos/detection";
import { type Actor, type Detection, type DetectionKind, hasPermission } from "@pharos/domain";
import { type DetectionFilter, type DetectionListRequest, type DetectionPage, detectionNotFound } from "@pharos/store";
import { originOf, referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import {
  detectionModifyPermissions,
  detectionReadPermissions,
  findModifyPermission,
  findReadPermission,
} from "../access/detection-permissions.ts";
import type { RequestContext } from "../context/request-context.ts";
import { detectionMeasures, listByMeasure, type MeasuredListRequest } from "./list-by-measure.ts";
import { recordTests } from "./test-status.ts";

const ruleKinds: readonly DetectionKind[] = ["RULE", "SCHEDULED_RULE", "DERIVED_RULE", "CORRELATION_RULE"];

export function readableKinds({ permissions }: Actor): readonly DetectionKind[] {
  return [
    ...(hasPermission(permissions, "RuleRead") ? ruleKinds : []),
    ...(hasPermission(permissions, "PolicyRead") ? (["POLICY"] as const) : []),
  ];
}

type SortedListRequest = DetectionListRequest | MeasuredListRequest;

/** Of the kinds that the actor may see. */
export async function listDetections(context: RequestContext, request: SortedListRequest): Promise<DetectionPage> {
  const filter = readableFilter(context, request.filter);
  if (!filter) return { items: [], cursors: [], nextCursor: undefined, totalCount: 0 };
  return listVisible(context, { ...request, filter });
}

/** Leaves the kinds that the actor may see. Undefined where those are none. */
export function readableFilter({ actor }: RequestContext, filter: DetectionFilter = {}): DetectionFilter | undefined {
  authorize(actor, detectionReadPermissions);
  const allowed = readableKinds(actor);
  const { kinds: asked = [] } = filter;
  const kinds = asked.length === 0 ? allowed : asked.filter((kind) => allowed.includes(kind));
  return kinds.length === 0 ? undefined : { ...filter, kinds };
}

/** For services that have checked a permission of their own: detections as far as the actor sees them. */
export async function listVisible(context: RequestContext, request: SortedListRequest): Promise<DetectionPage> {
  const { visibleDetectionIds: ids, visibleDetection } = await context.loaders.contentAccess();
  const filter = { ...request.filter, ...(ids && { ids }) };
  const page = isByMeasure(request)
    ? await listByMeasure(context, { ...request, filter })
    : await context.store.detections.list({ ...request, filter });
  return { ...page, items: page.items.map((detection) => visibleDetection(detection) ?? detection) };
}

function isByMeasure(request: SortedListRequest): request is MeasuredListRequest {
  return detectionMeasures.some((measure) => measure === request.sort);
}

/** For services that have checked a permission of their own. Undefined also where the actor sees nothing of it. */
export async function findVisible(context: RequestContext, id: string): Promise<Detection | undefined> {
  const detection = await context.store.detections.get(id);
  return detection && (await context.loaders.contentAccess()).visibleDetection(detection);
}

/** @throws logTypeHidden, logTypesHidden where the actor does not see all log types that it tells of */
export async function checkChangeable(context: RequestContext, detection: Detection): Promise<void> {
  const problem = (await context.loaders.contentAccess()).detectionProblem(detection);
  if (problem) throw problem;
}

/** @throws detectionNotFound */
export async function getDetection(context: RequestContext, id: string): Promise<Detection> {
  authorize(context.actor, detectionReadPermissions);
  const detection = await findVisible(context, id);
  if (!detection) throw detectionNotFound(id);
  authorize(context.actor, findReadPermission(detection));
  return detection;
}

export interface DetectionTestReport {
  readonly result: RuleTestResult;
  readonly isExpected: boolean;
}

/** @throws detectionNotFound */
export async function runDetectionTests(context: RequestContext, id: string): Promise<DetectionTestReport[]> {
  authorize(context.actor, detectionModifyPermissions);
  const detection = await getDetection(context, id);
  authorize(context.actor, findModifyPermission(detection));
  const results = await context.rules.runTests([detection]);
  await recordTests(context, detection, results);
  return results.map((result, index) => ({ result, isExpected: detection.tests[index]?.expectedResult ?? true }));
}

/** Takes effect for events that arrive after the answer. @throws detectionNotFound, logTypeHidden */
export async function setDetectionEnabled(context: RequestContext, id: string, isEnabled: boolean): Promise<Detection> {
  authorize(context.actor, detectionModifyPermissions);
  const stored = await getDetection(context, id);
  authorize(context.actor, findModifyPermission(stored));
  await checkChangeable(context, stored);
  const by = referenceOf(context.actor);
  const detection = await context.store.detections.setEnabled(
    id,
    isEnabled,
    context.clock(),
    by,
    originOf(context.actor),
  );
  await context.pipeline.reload();
  return detection;
}
