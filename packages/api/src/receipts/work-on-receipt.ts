import { describeError, PharosError, repeatWhile } from "@pharos/domain";
import { type Receipt, type ReceiptKind, receiptRenewalMs } from "@pharos/store";
import { referenceOf } from "../access/actor-reference.ts";
import type { RequestContext } from "../context/request-context.ts";

/** How a kind of work calls its states, and what it has to tell before it has begun. */
export interface WorkStates {
  readonly underWay: string;
  readonly done: string;
  readonly failed: string;
  readonly initialResult?: unknown;
}
/** What clients of uploads and validations read. */
export const uploadStates = { underWay: "NOT_PROCESSED", done: "COMPLETED", failed: "FAILED" } as const;

/**
 * Opens a receipt and does the work behind it, whose outcome it keeps. `done` resolves after it is kept, and rejects
 * with what the work rejected with.
 * @throws uploadUnderWay
 */
export async function workOnReceipt<T>(
  context: RequestContext,
  kind: ReceiptKind,
  states: WorkStates,
  work: (receipt: Receipt) => Promise<T>,
): Promise<{ receipt: Receipt; done: Promise<T> }> {
  const { store, actor, clock } = context;
  const { underWay, initialResult } = states;
  const receipt = await store.receipts.open(kind, underWay, referenceOf(actor), clock(), initialResult);
  const complete = (outcome: { status: string; error?: string; result?: unknown }) =>
    store.receipts.complete(receipt.id, outcome, clock());
  // Where no renewal succeeds, the receipt fails by itself.
  const renew = () => store.receipts.renew(receipt.id, clock());
  const done = repeatWhile(() => work(receipt), renew, receiptRenewalMs)
    .then(async (result) => {
      await complete({ status: states.done, result });
      return result;
    })
    .catch(async (error: unknown) => {
      await complete({ status: states.failed, error: sentenceOf(error) });
      throw error;
    });
  // Whoever does not wait for it reads the receipt.
  done.catch(() => undefined);
  return { receipt, done };
}

/** Clients try again after an error that nobody expected. */
function sentenceOf(error: unknown): string {
  if (error instanceof PharosError) return error.message;
  return `An unknown error occurred: ${describeError(error)}`;
}
