import {
  type Detection,
  type DetectionChange,
  defineError,
  deletedDetectionDays,
  detectionsChangedMax,
  hasPermission,
  invalidInput,
} from "@pharos/domain";
import { detectionNotFound } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import {
  detectionModifyPermissions,
  detectionReadPermissions,
  findModifyPermission,
  findReadPermission,
} from "../access/detection-permissions.ts";
import { tooManyAtOnce } from "../content/errors.ts";
import type { RequestContext } from "../context/request-context.ts";
import { createDetections, putDetection } from "../detections/save-detection.ts";
import { withChoicesOf } from "../detections/wanted-changes.ts";

const dayMs = 86_400_000;
const pageSizes = { default: 20, max: 50 };
const restoring = { runsTestsFirst: false, runsTestsOnly: false, origin: "RESTORE" } as const;

const changeNotFound = defineError(
  "detections.change_not_found",
  "NotFound",
  (id: string) => `The change ${id} does not exist. Changes are forgotten 30 days after the detection was deleted.`,
);
const nothingToRestore = defineError(
  "detections.nothing_to_restore",
  "InvalidInput",
  (id: string) => `The change ${id} does not have this version: it created or deleted the detection.`,
);
const notDeleted = defineError(
  "detections.not_deleted",
  "NotFound",
  (id: string) => `The detection ${id} was not deleted in the last ${deletedDetectionDays} days, or exists again.`,
);

export interface HistoryRequest {
  readonly id: string;
  readonly cursor?: string | null | undefined;
  readonly pageSize?: number | null | undefined;
}

export interface HistoryPage {
  readonly changes: readonly DetectionChange[];
  readonly nextCursor: string | undefined;
}

/** Leaves out changes with a version of which the actor may not see all. @throws input.invalid */
export async function listHistory(context: RequestContext, request: HistoryRequest): Promise<HistoryPage> {
  authorize(context.actor, detectionReadPermissions);
  const pageSize = request.pageSize ?? pageSizes.default;
  if (pageSize < 1 || pageSize > pageSizes.max) throw invalidInput(`pageSize is from 1 to ${pageSizes.max}`);
  const cursor = request.cursor ?? undefined;
  if (cursor !== undefined) checkChangeId(cursor);
  const found = await context.store.detectionChanges.list(request.id, pageSize + 1, cursor);
  const page = found.slice(0, pageSize);
  const nextCursor = found.length > pageSize ? page.at(-1)?.id : undefined;
  return { changes: await visibleChanges(context, page), nextCursor };
}

/** What can be restored. */
export async function listDeleted(context: RequestContext): Promise<readonly DetectionChange[]> {
  authorize(context.actor, detectionReadPermissions);
  return visibleChanges(context, await context.store.detectionChanges.listDeletions(oldestDeletion(context)));
}

/** @throws notDeleted, tooManyAtOnce, ItemsInvalid where they no longer fit, such as for a log type that is gone */
export async function restoreDetections(
  context: RequestContext,
  ids: readonly string[],
): Promise<readonly Detection[]> {
  authorize(context.actor, detectionModifyPermissions);
  if (ids.length > detectionsChangedMax) throw tooManyAtOnce(detectionsChangedMax);
  const deletions = await context.store.detectionChanges.listDeletions(oldestDeletion(context), ids);
  const visible = new Map((await visibleChanges(context, deletions)).map((change) => [change.detectionId, change]));
  const versions = [...new Set(ids)].map((id) => {
    const version = visible.get(id)?.before;
    if (!version) throw notDeleted(id);
    authorize(context.actor, findModifyPermission(version));
    return version;
  });
  return createDetections(context, versions, restoring);
}

export interface RestoreVersionRequest {
  readonly changeId: string;
  readonly version: "BEFORE" | "AFTER";
}

/**
 * Also of a detection that was deleted since. Where it comes with Pharos or a pack, only what people may choose is as it
 * was: the rest follows the pack.
 * @throws changeNotFound, nothingToRestore, and what saving throws
 */
export async function restoreVersion(
  context: RequestContext,
  { changeId, version }: RestoreVersionRequest,
): Promise<Detection> {
  authorize(context.actor, detectionModifyPermissions);
  checkChangeId(changeId);
  const found = await context.store.detectionChanges.get(changeId);
  const [change] = await visibleChanges(context, found ? [found] : []);
  if (!change) throw changeNotFound(changeId);
  const wanted = version === "BEFORE" ? change.before : change.after;
  if (!wanted) throw nothingToRestore(changeId);
  authorize(context.actor, findModifyPermission(wanted));
  const stored = await context.store.detections.get(wanted.id);
  const restored = stored?.managed ? withChoicesOf(stored, wanted) : wanted;
  const { detection } = await putDetection(context, restored, restoring);
  if (!detection) throw detectionNotFound(wanted.id);
  return detection;
}

async function visibleChanges(
  context: RequestContext,
  changes: readonly DetectionChange[],
): Promise<readonly DetectionChange[]> {
  const { detectionProblem } = await context.loaders.contentAccess();
  const isVisible = (version: Detection | undefined) =>
    version === undefined ||
    (hasPermission(context.actor.permissions, findReadPermission(version)) && detectionProblem(version) === undefined);
  return changes.filter(({ before, after }) => isVisible(before) && isVisible(after));
}

function oldestDeletion({ clock }: RequestContext): Date {
  return new Date(clock().getTime() - deletedDetectionDays * dayMs);
}

/** @throws changeNotFound */
function checkChangeId(id: string): void {
  if (!/^\d{1,18}$/.test(id)) throw changeNotFound(id);
}
