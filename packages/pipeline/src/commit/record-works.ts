import { type AlertGroup, defineError } from "@pharos/domain";
import type { AlertGrowth, SourceTimes, Store } from "@pharos/store";
import { notifyOfSystemErrors } from "../alerts/notify-of-system-errors.ts";
import { queueOpened, routeOpened } from "../deliver/route-opened.ts";
import type { DeliveredEvents, WorkToCommit } from "../works/work-to-commit.ts";
import { deliveryCounts } from "./delivery-counts.ts";
import type { AlertPlan } from "./plan-alerts.ts";

const committedMeanwhile = defineError(
  "ingest.committed_meanwhile",
  "ServerError",
  () => "Another process is storing the same data; send this again",
);

/**
 * Writes everything of a commit that is not the lake's, in the transaction of the commit.
 * @throws committedMeanwhile when one of the tokens is committed already
 */
export async function recordWorks(
  tx: Store,
  works: readonly WorkToCommit[],
  plan: AlertPlan,
  now: Date,
): Promise<void> {
  const opened = await routeOpened(tx, plan.opened, works);
  await tx.alerts.insert(opened);
  await notifyOfSystemErrors(tx, opened, now);
  await tx.alerts.recordGrowth(plan.grown.map(growthOf));
  await tx.alerts.addEntities(plan.entities);
  await tx.alertGroups.save(plan.groups);
  const deliveries = works.flatMap(({ delivered, at }) => (delivered ? [{ delivered, at }] : []));
  await tx.ingest.counts.add(deliveries.flatMap(({ delivered, at }) => deliveryCounts(delivered, at)));
  await tx.ingest.failures.add(
    deliveries.flatMap(({ delivered }) => failureEntries(delivered)),
    now,
  );
  await tx.ingest.failures.subtract(deliveries.flatMap(({ delivered }) => reprocessedEntries(delivered)));
  const chunks = works.flatMap(committedChunks);
  const fresh = await tx.ingest.chunks.record(chunks, now);
  if (fresh.size < chunks.length) throw committedMeanwhile();
  await tx.sources.recordTimes(deliveries.map((delivery) => timesOf(delivery, now)));
  await queueOpened(tx, opened, now);
}

function growthOf({ alertId: id, lastMatchedAt, ...group }: AlertGroup): AlertGrowth {
  const { eventCount, logTypes, neededLogTypes, sourceIds } = group;
  return { id, eventCount, lastReceivedEventAt: lastMatchedAt, logTypes, neededLogTypes, sourceIds };
}

function committedChunks({ token, delivered, matches }: WorkToCommit) {
  const sourceId = delivered?.sourceId ?? "";
  const failures = delivered?.reprocessed?.failures.map(({ token }) => ({ token, sourceId, received: 1 })) ?? [];
  const received = delivered?.received ?? matches.length;
  return [{ token, sourceId, received, bodyDigest: delivered?.bodyDigest }, ...failures];
}

function reprocessedEntries({ sourceId, reprocessed }: DeliveredEvents) {
  return reprocessed?.failures.map(({ reason }) => ({ sourceId, reason, failures: 1 })) ?? [];
}

function failureEntries({ sourceId, failures }: DeliveredEvents) {
  return failures.map(({ reason }) => ({ sourceId, reason, failures: 1 }));
}

function timesOf(
  { delivered, at }: { readonly delivered: DeliveredEvents; readonly at: Date },
  now: Date,
): SourceTimes {
  const isStored = delivered.tables.some(({ rows }) => rows > 0);
  return {
    sourceId: delivered.sourceId,
    receivedAt: delivered.reprocessed ? undefined : at,
    storedAt: isStored ? now : undefined,
  };
}
