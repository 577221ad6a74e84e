import {
  type DetectionKind,
  detectionLogTypes,
  hasPermission,
  invalidInput,
  isPolicy,
  isRule,
  logTypeHidden,
  logTypesHidden,
  type Permission,
  seesAllOf,
} from "@pharos/domain";
import { findLostAlerts, findLostPolicyAlerts, type PreviewState, previewLimits } from "@pharos/pipeline";
import { detectionNotFound, type Receipt, readKnownContent, receiptNotFound } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import { findReadPermission } from "../access/detection-permissions.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { DetectionDraft } from "../detection-drafts/draft-files.ts";
import { findVisible } from "../detections/detection-service.ts";
import { isUuid } from "../graphql/uuid.ts";
import { workOnReceipt } from "../receipts/work-on-receipt.ts";
import { nameSignalLogTypes } from "./name-signal-log-types.ts";
import { openStates } from "./open-states.ts";
import type { PreviewableDetection, PreviewedVersions } from "./open-versions.ts";
import { beginRecord, type PreviewRecord, type PreviewSubject, recordState } from "./preview-record.ts";
import { inPreviewTurn } from "./preview-turns.ts";
import { readDraft } from "./read-draft.ts";

export interface PreviewRequest {
  readonly detectionId?: string | null | undefined;
  readonly draft?: DetectionDraft | null | undefined;
  /** Policies need no time range. */
  readonly startsAt?: Date | null | undefined;
  readonly endsAt?: Date | null | undefined;
}

/** A preview tells what detections are like and what stored events hold: one permission is not enough. */
const rulePreviewPermissions: readonly Permission[] = ["RuleRead", "DataAnalyticsRead"];
/** That of a policy tells what resources there are, and nothing of events. */
const policyPreviewPermissions: readonly Permission[] = ["PolicyRead", "ResourceRead"];
/** Of an operation on previews one at least; which are needed depends on the detection. */
export const previewPermissions: readonly Permission[] = [...rulePreviewPermissions, ...policyPreviewPermissions];
/** For operations that run rules on events. */
export const eventPreviewPermissions = rulePreviewPermissions;

const states = { underWay: "WAITING", done: "SUCCEEDED", failed: "FAILED" } as const;
const keepEveryMs = 1_000;
const underWay = new Map<string, AbortController>();

/**
 * Runs a draft or a saved rule on stored events, a scheduled rule on rows of its queries, a correlation rule on stored
 * signals, or a policy on the stored resources; goes on after the answer.
 * @throws detectionNotFound, ItemsInvalid, input.invalid, logTypeHidden
 */
export async function startPreview(context: RequestContext, request: PreviewRequest): Promise<Receipt> {
  authorizeSomePreview(context);
  const versions = await versionsOf(context, request);
  const { rule } = versions;
  if (isPolicy(rule)) authorizePolicyPreview(context);
  else authorizePreview(context);
  const { startsAt, endsAt } = isPolicy(rule) ? at(context.clock()) : timeOf(request);
  const logTypes = await logTypesOf(context, versions);
  if (logTypes?.length === 0 && isRule(rule) && rule.kind !== "SCHEDULED_RULE") {
    throw invalidInput(`${rule.id} has no log types. Choose one to preview it on its events.`);
  }
  checkSeesAll(context, logTypes);
  const subject: PreviewSubject = {
    detectionId: rule.id,
    displayName: rule.displayName || rule.id,
    isDraft: versions.isDraft,
    isCompared: versions.saved !== undefined,
    logTypes: logTypes ?? [],
    isOfAllLogTypes: logTypes === undefined,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    conditions: [],
    isOfResources: isPolicy(rule),
  };
  const work = { ...states, initialResult: beginRecord(subject) };
  const { receipt } = await workOnReceipt(context, "PREVIEW", work, ({ id }) =>
    inPreviewTurn(() => preview(context, id, subject, versions)),
  );
  return receipt;
}

function timeOf({ startsAt, endsAt }: PreviewRequest) {
  if (!startsAt || !endsAt) throw invalidInput("Give startsAt and endsAt: only policies need no time range");
  if (!(startsAt < endsAt)) throw invalidInput("startsAt must be before endsAt");
  return { startsAt, endsAt };
}

function at(now: Date) {
  return { startsAt: now, endsAt: now };
}

/** @throws receiptNotFound */
export async function getPreview(context: RequestContext, id: string): Promise<Receipt> {
  authorizeSomePreview(context);
  if (!isUuid(id)) throw receiptNotFound(id, "PREVIEW");
  const receipt = await context.store.receipts.get(id, "PREVIEW", context.clock());
  const { logTypes, isOfAllLogTypes = false, isOfResources = false } = receipt.result as PreviewRecord;
  if (isOfResources) authorizePolicyPreview(context);
  else authorizePreview(context);
  if (!seesAllOf(context.actor.logTypeAccess, isOfAllLogTypes ? undefined : logTypes))
    throw receiptNotFound(id, "PREVIEW");
  return receipt;
}

/** One that is over stays as it is. @throws receiptNotFound */
export async function cancelPreview(context: RequestContext, id: string): Promise<Receipt> {
  await getPreview(context, id);
  await context.store.receipts.complete(id, { status: "CANCELLED" }, context.clock());
  underWay.get(id)?.abort();
  return getPreview(context, id);
}

/** For everything that runs unsaved text on stored events. */
export function authorizePreview({ actor }: RequestContext): void {
  for (const permission of rulePreviewPermissions) authorize(actor, permission);
}

function authorizePolicyPreview({ actor }: RequestContext): void {
  for (const permission of policyPreviewPermissions) authorize(actor, permission);
}

/** Before it is known what the preview is of. */
function authorizeSomePreview(context: RequestContext): void {
  const mayPreviewPolicies = policyPreviewPermissions.every((one) => hasPermission(context.actor.permissions, one));
  if (!mayPreviewPolicies) authorizePreview(context);
}

async function versionsOf(context: RequestContext, { detectionId, draft }: PreviewRequest): Promise<PreviewedVersions> {
  if (draft) {
    const rule = await readDraft(context, draft);
    return { rule, saved: await findSaved(context, detectionId ?? rule.id, rule.kind), isDraft: true };
  }
  if (!detectionId) throw invalidInput("Give a draft, or the detectionId of a saved detection");
  const rule = await findSaved(context, detectionId);
  if (rule === undefined) throw detectionNotFound(detectionId);
  return { rule, saved: undefined, isDraft: false };
}

/**
 * Undefined also where the actor does not see all that it tells of, and where it is of another kind than the draft that
 * took its id: then there is nothing to compare.
 * @throws access.forbidden
 */
async function findSaved(
  context: RequestContext,
  id: string,
  kind?: DetectionKind,
): Promise<PreviewableDetection | undefined> {
  const detection = await findVisible(context, id);
  if (detection === undefined || (kind !== undefined && detection.kind !== kind)) return undefined;
  authorize(context.actor, findReadPermission(detection));
  const { detectionProblem } = await context.loaders.contentAccess();
  return detectionProblem(detection) === undefined ? detection : undefined;
}

/** Undefined: it may tell of any. */
async function logTypesOf(
  { store }: RequestContext,
  { rule, saved }: PreviewedVersions,
): Promise<readonly string[] | undefined> {
  const versions = saved === undefined ? [rule] : [rule, saved];
  const runsOnEvents = isRule(rule) && rule.kind !== "SCHEDULED_RULE";
  if (runsOnEvents) return [...new Set(versions.flatMap((one) => (isRule(one) ? one.logTypes : [])))];
  const known = await readKnownContent(store);
  const needed = versions.map((one) => detectionLogTypes(one, known));
  return needed.includes(undefined) ? undefined : [...new Set(needed.flatMap((logTypes) => logTypes ?? []))];
}

function checkSeesAll({ actor }: RequestContext, logTypes: readonly string[] | undefined): void {
  if (logTypes === undefined) {
    if (!seesAllOf(actor.logTypeAccess, undefined)) throw logTypesHidden("The preview");
    return;
  }
  const hidden = logTypes.find((logType) => !seesAllOf(actor.logTypeAccess, [logType]));
  if (hidden !== undefined) throw logTypeHidden("The preview", hidden);
}

/** The last record is the result, also of a preview that was cancelled. */
async function preview(
  context: RequestContext,
  id: string,
  about: PreviewSubject,
  versions: PreviewedVersions,
): Promise<PreviewRecord> {
  const { store, clock, lake } = context;
  const controller = new AbortController();
  underWay.set(id, controller);
  const keep = async (record: PreviewRecord) => {
    await store.receipts.renew(id, clock(), { status: "RUNNING", result: record });
    if ((await store.receipts.get(id, "PREVIEW", clock())).completedAt !== undefined) controller.abort();
  };
  try {
    let record = beginRecord(about);
    await keep(record);
    controller.signal.throwIfAborted();
    await using opened = await openStates(context, about, versions, controller.signal);
    const subject = { ...about, conditions: opened.conditions };
    let last: PreviewState | undefined;
    let keptAt = performance.now();
    let groupingMs = 0;
    for await (const state of opened.states) {
      last = state;
      // Grouping much takes a while, and so is done less often.
      if (performance.now() - keptAt < Math.max(keepEveryMs, 10 * groupingMs)) continue;
      const begun = performance.now();
      record = recordState(subject, state, "");
      groupingMs = performance.now() - begun;
      await keep(record);
      keptAt = performance.now();
    }
    if (last === undefined) return record;
    const { findLost, notice } = await openRaised(context, about, versions, last);
    const notices = [noticeOf(last), notice].filter((one) => one !== "");
    return nameSignalLogTypes(lake, recordState(subject, last, notices.join(" "), findLost));
  } finally {
    underWay.delete(id);
  }
}

const raisedMax = 5_000;

interface RaisedAlerts {
  /** Absent without a saved version. */
  readonly findLost?: Parameters<typeof recordState>[3];
  /** Why not all that were raised are known; empty where they are. */
  readonly notice: string;
}

/** Reads the stored alerts of the saved version: all that those previewed may be. */
async function openRaised(
  { store }: RequestContext,
  { startsAt }: PreviewSubject,
  { saved }: PreviewedVersions,
  { stillFailing = new Set() }: PreviewState,
): Promise<RaisedAlerts> {
  if (saved === undefined) return { notice: "" };
  const noticeFor = (raised: readonly unknown[], remedy: string) =>
    raised.length < raisedMax
      ? ""
      : `Outcomes are known for only ${raisedMax.toLocaleString("en-US")} alerts. ${remedy}`;
  if (isPolicy(saved)) {
    const raised = await store.resourceAlerts.listLatest(saved.id, raisedMax);
    const findLost: RaisedAlerts["findLost"] = (compared) => findLostPolicyAlerts(compared, raised, stillFailing);
    return { findLost, notice: noticeFor(raised, "Older ones are not compared.") };
  }
  const raised = await store.alerts.listRaised(saved.id, new Date(startsAt), raisedMax);
  const findLost: RaisedAlerts["findLost"] = (compared) => findLostAlerts(compared, raised);
  return { findLost, notice: noticeFor(raised, "Preview a shorter time.") };
}

function noticeOf({ stoppedBy, coveredUntilMs, resources, eventsRead, eventsInScope }: PreviewState): string {
  if (stoppedBy === undefined) return "";
  const { findingsMax, timeMs } = previewLimits;
  const limit =
    stoppedBy === "time" ? `${timeMs / 60_000} minutes` : `${findingsMax.toLocaleString("en-US")} matches and errors`;
  if (resources) {
    const ended = stoppedBy === "time" ? limit : `${findingsMax.toLocaleString("en-US")} failures and errors`;
    const covered = `${eventsRead.toLocaleString("en-US")} of ${eventsInScope.toLocaleString("en-US")} resources`;
    return `Stopped after ${ended}. The result covers ${covered}. Preview fewer resource types.`;
  }
  const until = new Date(coveredUntilMs).toISOString().slice(0, 16).replace("T", " ");
  return `Stopped after ${limit}. The result covers events before ${until} UTC. Preview a shorter time, or narrow the rule.`;
}
