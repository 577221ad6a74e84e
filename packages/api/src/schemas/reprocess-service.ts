import { noReprocessCounts, type ReprocessCounts } from "@pharos/pipeline";
import { type Receipt, receiptNotFound } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { present } from "../graphql/present.ts";
import { isUuid } from "../graphql/uuid.ts";
import { workOnReceipt } from "../receipts/work-on-receipt.ts";
import { checkSourceAccess, getSource } from "../sources/source-service.ts";

export interface ReprocessInput {
  readonly sourceId: string;
  /** Failures that came closest to it; absent for all. */
  readonly logType?: string;
  /** Failures with it; absent for all. */
  readonly reason?: string;
  readonly from?: Date;
  readonly to?: Date;
}

const statuses = { underWay: "UNDER_WAY", done: "DONE", failed: "FAILED" } as const;
const listed = 50;

/** Goes on after the answer; its receipt tells how far it is. @throws sourceNotFound */
export async function startReprocessing(context: RequestContext, input: ReprocessInput): Promise<Receipt> {
  authorize(context.actor, "LogSourceModify");
  const source = await getSource(context, input.sourceId);
  checkSourceAccess(context, source);
  const { logType, reason, from = new Date(0), to = context.clock() } = input;
  const { logTypeAccess } = context.actor;
  const request = { source, from, to, logTypeAccess, ...present({ logType, reason }) };
  const about = { sourceId: source.id, ...present({ reason }) };
  const states = { ...statuses, initialResult: { ...noReprocessCounts, ...about } };
  const { receipt } = await workOnReceipt(context, "REPROCESS", states, async ({ id }) => {
    let counts: ReprocessCounts = noReprocessCounts;
    for await (counts of context.pipeline.reprocess(request)) {
      await context.store.receipts.renew(id, context.clock(), {
        status: statuses.underWay,
        result: { ...counts, ...about },
      });
    }
    return { ...counts, ...about };
  });
  return receipt;
}

/** @throws receiptNotFound */
export async function getReprocessing(context: RequestContext, id: string): Promise<Receipt> {
  authorize(context.actor, "LogSourceRead");
  if (!isUuid(id)) throw receiptNotFound(id);
  const receipt = await context.store.receipts.get(id, "REPROCESS", context.clock());
  if (!(await context.loaders.contentAccess()).seesWorkOf(receipt.actor)) throw receiptNotFound(id);
  return receipt;
}

/** Of one source, or of all; the newest first. */
export async function listReprocessings(context: RequestContext, sourceId: string | undefined): Promise<Receipt[]> {
  authorize(context.actor, "LogSourceRead");
  const receipts = await context.store.receipts.list("REPROCESS", listed, context.clock());
  const { seesWorkOf } = await context.loaders.contentAccess();
  return receipts.filter(
    ({ actor, result }) =>
      seesWorkOf(actor) && (sourceId === undefined || (result as { readonly sourceId?: string }).sourceId === sourceId),
  );
}

export function reprocessingOf({ id, status, error, result, createdAt, completedAt }: Receipt) {
  const { underWay, done, failed } = statuses;
  return {
    receiptId: id,
    status: [underWay, done].find((known) => known === status) ?? failed,
    error,
    ...(result as ReprocessCounts),
    startedAt: createdAt,
    completedAt: completedAt ?? null,
  };
}
