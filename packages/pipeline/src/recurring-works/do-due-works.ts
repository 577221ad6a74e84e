import { describeError, repeatWhile } from "@pharos/domain";
import type { RecurringWork, Store } from "@pharos/store";
import { holdMs, isDue, type Recurrence } from "./is-due.ts";

/** Work that one process of all does, so many milliseconds after it was done last. */
export interface RecurringTask extends Recurrence {
  readonly name: string;
  /** What people read who look at the work: a verb and what it works on. */
  readonly title: string;
  /** The signal asks a long run to end at the next good place. */
  readonly run: (now: Date, signal: AbortSignal) => Promise<unknown>;
  /** It deletes what is old by the clock, so it waits while the clock is doubted. */
  readonly isForgetting?: boolean;
}

export interface DueWorkOptions {
  readonly store: Store;
  readonly tasks: readonly RecurringTask[];
  /** This process. */
  readonly holder: string;
  readonly clock: () => Date;
  /** Whether what is old by the clock may be deleted; asked before each work that does. */
  readonly mayForget?: () => Promise<boolean>;
  readonly onFailed: (name: string, error: unknown) => void;
}

/** Work that failed is tried again after so long, however seldom it comes. */
const retryMs = holdMs / 2;
const renewalMs = holdMs / 4;

/** Does what is due, one after the other; work that another process does is left to it. */
export async function doDueWorks(options: DueWorkOptions, signal: AbortSignal): Promise<void> {
  const known = await options.store.recurringWorks.list();
  for (const task of options.tasks) {
    if (signal.aborted) return;
    if (task.isForgetting && !((await options.mayForget?.()) ?? true)) continue;
    await doWhenDue(options, task, known.get(task.name), signal);
  }
}

async function doWhenDue(
  { store: { recurringWorks }, holder, clock, onFailed }: DueWorkOptions,
  task: RecurringTask,
  seen: RecurringWork | undefined,
  signal: AbortSignal,
): Promise<void> {
  const now = clock();
  const later = (ms: number) => new Date(clock().getTime() + ms);
  if (!isDue(seen, task, now) || !(await recurringWorks.take(task, seen, holder, later(holdMs)))) return;
  let failure: unknown;
  try {
    // Without any renewal the work is another's in the end.
    const hold = () => recurringWorks.hold(task.name, holder, later(holdMs));
    await repeatWhile(() => task.run(now, signal), hold, renewalMs);
  } catch (error) {
    failure = error;
    onFailed(task.name, error);
  }
  if (failure !== undefined) {
    const message = describeError(failure);
    await recurringWorks.fail(task.name, holder, { at: clock(), message, until: later(retryMs) });
  } else if (signal.aborted) await recurringWorks.hold(task.name, holder, later(0));
  else await recurringWorks.finish(task.name, holder, now, task.input);
}
