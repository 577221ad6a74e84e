import type { Receipt } from "@pharos/store";
import type { ReplayResult } from "../replays/replay-service.ts";
import type { UploadResult } from "../uploads/plan-upload.ts";
import type { ValidationResult } from "../uploads/upload-service.ts";

const uploadStatuses = ["NOT_PROCESSED", "COMPLETED", "FAILED"] as const;
const replayStates = [
  "EVALUATION_IN_PROGRESS",
  "COMPUTATION_IN_PROGRESS",
  "DONE",
  "CANCELED",
  "ERROR_EVALUATION",
  "ERROR_COMPUTATION",
] as const;

const none = { new: 0, modified: 0, total: 0 };
/** Receipts of older versions have no count of dashboards. */
type KeptResult = Omit<UploadResult, "dashboards"> & Partial<UploadResult>;

/** What the receipt of an upload shows; of one that is under way or failed there is no result. */
export function uploadOf({ id, status, error, result, createdAt, completedAt, actor }: Receipt) {
  return {
    receiptId: id,
    status: oneOf(uploadStatuses, status) ?? "FAILED",
    error,
    result: result ? { dashboards: none, ...(result as KeptResult) } : null,
    createdAt,
    completedAt: completedAt ?? null,
    createdBy: actor,
  };
}

export function validationOf({ status, error, result }: Receipt) {
  return {
    status: oneOf(uploadStatuses, status) ?? "FAILED",
    error,
    result: (result ?? null) as ValidationResult | null,
  };
}

export function replayOf({ id, status, result, createdAt, updatedAt, completedAt }: Receipt) {
  const { detectionId, logType, startsAt, endsAt, expected, counts } = result as ReplayResult;
  const isOver = completedAt !== undefined;
  return {
    id,
    state: oneOf(replayStates, status) ?? "ERROR_EVALUATION",
    createdAt,
    updatedAt,
    completedAt: completedAt ?? null,
    detectionId,
    replayType: "PERFORMANCE_TEST",
    scope: {
      logTypes: [logType],
      dataWindow: { sizeWindow: null, timeWindow: { startsAt: new Date(startsAt), endsAt: new Date(endsAt) } },
    },
    summary: {
      totalAlerts: counts.alerts,
      completedAt: completedAt ?? null,
      ruleErrorCount: counts.errors,
      ruleMatchCount: counts.eventsMatched,
      evaluationProgress: isOver ? 1 : Math.min(1, counts.eventsProcessed / Math.max(expected, 1)),
      computationProgress: isOver ? 1 : 0,
      logDataSizeEstimate: counts.bytes,
      matchesProcessedCount: counts.eventsMatched,
      eventsProcessedCount: counts.eventsProcessed,
      eventsMatchedCount: counts.eventsMatched,
      readTimeNanos: counts.readTimeNanos,
      processingTimeNanos: counts.processingTimeNanos,
    },
  };
}

function oneOf<T extends string>(known: readonly T[], text: string): T | undefined {
  return known.find((value) => value === text);
}
