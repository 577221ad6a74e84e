import { describeError, repeatWhile } from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { RecurringTask } from "./do-due-works.ts";

export interface NoteOptions {
  readonly store: Pick<Store, "recurringWorks">;
  /** This process. */
  readonly holder: string;
  readonly clock: () => Date;
}

/** Runs that succeed are noted so often: most of them find nothing to do, many times a minute. */
const noteEveryMs = 60_000;
/** A run that takes longer is shown as running. */
const longMs = 5_000;
const holdMs = 3 * longMs;

/**
 * The task, whose runs are noted for people who look at the background work. It is not held: any number of processes do
 * it, and each knows by the store what is due.
 */
export function noteRuns({ store, holder, clock }: NoteOptions, task: RecurringTask): RecurringTask {
  const { recurringWorks } = store;
  let notedAt: Date | undefined;
  const later = (ms: number) => new Date(clock().getTime() + ms);
  // A note that fails is made up by the next one; the work goes on.
  const note = (status: Parameters<typeof recurringWorks.note>[1]) =>
    recurringWorks.note(task, status).catch(() => undefined);

  const run = async (now: Date, signal: AbortSignal) => {
    const noteRunning = () => {
      notedAt = undefined;
      return note({ heldUntil: later(holdMs), holder });
    };
    try {
      await repeatWhile(() => task.run(now, signal), noteRunning, longMs);
    } catch (error) {
      notedAt = undefined;
      const failedAt = clock();
      await note({ failedAt, failure: describeError(error), heldUntil: later(task.everyMs), holder: null });
      throw error;
    }
    if (notedAt && now.getTime() - notedAt.getTime() < noteEveryMs) return;
    notedAt = now;
    await note({ lastRunAt: now, failedAt: null, failure: null, heldUntil: null, holder: null });
  };
  return { ...task, run };
}
