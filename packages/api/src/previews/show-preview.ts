import type { PreviewedResources } from "@pharos/pipeline";
import type { Receipt } from "@pharos/store";
import type { PreviewRecord, RecordedAlert } from "./preview-record.ts";

const states = ["WAITING", "RUNNING", "SUCCEEDED", "CANCELLED", "FAILED"] as const;

/** A preview as its resolvers read it. */
export type ShownPreview = ReturnType<typeof showPreview>;

export function showPreview({ id, status, error, result, createdAt, completedAt }: Receipt) {
  const { alerts, lostAlerts, startsAt, endsAt, coveredUntil, ...record } = result as PreviewRecord;
  const { overTime, ...summary } = record.summary;
  return {
    ...record,
    steps: record.steps ?? [],
    queries: record.queries ?? [],
    resources: record.resources ? showResources(record.resources) : null,
    id,
    state: states.find((state) => state === status) ?? "FAILED",
    error,
    createdAt,
    completedAt: completedAt ?? null,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    coveredUntil: new Date(coveredUntil),
    summary: { ...summary, overTime: overTime.map(showBucket), changedAlerts: summary.changedAlerts ?? 0 },
    recorded: alerts.map(showAlert),
    losses: lostAlerts ?? null,
  };
}

/** A receipt drops members that are undefined. */
function showResources({ items, ...resources }: PreviewedResources) {
  const shown = items.map(({ status = null, savedStatus = null, change = null, ...item }) => {
    return { ...item, status, savedStatus, change };
  });
  return { ...resources, items: shown };
}

function showBucket({ from, changedAlerts = 0, ...bucket }: PreviewRecord["summary"]["overTime"][number]) {
  return { ...bucket, from: new Date(from), changedAlerts };
}

function showAlert({ createdAt, firstEventOccurredAt, differences = [], ...alert }: RecordedAlert) {
  return {
    ...alert,
    differences,
    createdAt: new Date(createdAt),
    firstEventOccurredAt: firstEventOccurredAt === null ? null : new Date(firstEventOccurredAt),
  };
}
