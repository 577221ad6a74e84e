import { type DeliveryOutcome, type Mail, settleMail } from "@pharos/domain";
import type { Store } from "@pharos/store";

export interface MailWork {
  readonly store: Store;
  readonly sendMail: (mail: Mail) => Promise<DeliveryOutcome>;
  readonly clock: () => Date;
  /** Between 0 and 1. */
  readonly random?: () => number;
}

/** Longer than a mail takes; whoever dies while sending is taken over after it. */
const holdMs = 5 * 60_000;
const atOnce = 20;

/** Sends what is due; returns how many were tried. Any number of processes may do it. */
export async function sendDueMail({ store, sendMail, clock, random = Math.random }: MailWork, signal?: AbortSignal) {
  await store.mails.expire(clock());
  let tried = 0;
  while (!signal?.aborted) {
    const now = clock();
    const due = await store.mails.claim(now, new Date(now.getTime() + holdMs), atOnce);
    if (due.length === 0) break;
    await Promise.all(
      due.map(async (one) => {
        const outcome = await sendMail(one.mail);
        const settledAt = clock();
        const settled = settleMail(one, outcome, settledAt, random());
        await store.mails.settle(one.id, settled, outcome.kind === "delivered" ? "" : outcome.message, settledAt);
      }),
    );
    tried += due.length;
  }
  return tried;
}
