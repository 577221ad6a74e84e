import {
  type Backfill,
  type BackfillChange,
  type BackfillState,
  backfillBytesPerSecondMax,
  backfillBytesPerSecondMin,
  type LogSource,
} from "@pharos/domain";
import type { BackfillProgress } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { findBucket } from "./bucket-service.ts";
import { checkSourceAccess, refuse } from "./source-service.ts";

export interface ShownBackfill extends Backfill {
  readonly progress: BackfillProgress;
}

interface BackfillRequest {
  readonly modifiedSince: Date | undefined;
  readonly bytesPerSecond: number | undefined;
}

/** @throws sourceNotFound, backfillUnderWay, and InvalidInput with field errors */
export async function startBackfill(
  context: RequestContext,
  sourceId: string,
  { modifiedSince, bytesPerSecond }: BackfillRequest,
): Promise<ShownBackfill> {
  authorize(context.actor, "LogSourceModify");
  const { source } = await findBucket(context, sourceId);
  checkSourceAccess(context, source);
  checkSpeed(bytesPerSecond);
  const now = context.clock();
  const isPast = modifiedSince === undefined || modifiedSince < now;
  refuse("modifiedSince", isPast ? undefined : "Must be in the past");
  const { name: createdBy } = context.actor;
  const { backfills } = context.store;
  return withProgress(context, await backfills.start({ sourceId, modifiedSince, bytesPerSecond, createdBy }, now));
}

/** @throws sourceNotFound, backfillNotFound, and InvalidInput with field errors */
export async function changeBackfill(
  context: RequestContext,
  sourceId: string,
  { state, bytesPerSecond }: { readonly state?: BackfillState | undefined; readonly bytesPerSecond?: number | null },
): Promise<ShownBackfill> {
  authorize(context.actor, "LogSourceModify");
  const { source } = await findBucket(context, sourceId);
  checkSourceAccess(context, source);
  checkSpeed(bytesPerSecond ?? undefined);
  refuse("state", state === "DONE" ? "Must be RUNNING, PAUSED or CANCELLED" : undefined);
  const change = { state, bytesPerSecond } as BackfillChange;
  return withProgress(context, await context.store.backfills.change(sourceId, change, context.clock()));
}

export async function latestBackfill(context: RequestContext, { id }: LogSource): Promise<ShownBackfill | undefined> {
  authorize(context.actor, "LogSourceRead");
  const backfill = await context.store.backfills.latest(id);
  return backfill && withProgress(context, backfill);
}

async function withProgress({ store }: RequestContext, backfill: Backfill): Promise<ShownBackfill> {
  return { ...backfill, progress: await store.backfills.progress(backfill.id) };
}

function checkSpeed(bytesPerSecond: number | undefined): void {
  const [min, max] = [backfillBytesPerSecondMin, backfillBytesPerSecondMax];
  const isGood =
    bytesPerSecond === undefined ||
    (Number.isInteger(bytesPerSecond) && bytesPerSecond >= min && bytesPerSecond <= max);
  const range = `${min.toLocaleString("en")} to ${max.toLocaleString("en")}`;
  refuse("bytesPerSecond", isGood ? undefined : `Must be a whole number from ${range}`);
}
