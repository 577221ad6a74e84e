import { countDue } from "@pharos/pipeline";
import type { RecurringWorkStatus } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

export interface RecurringWork {
  readonly name: string;
  readonly title: string;
  readonly state: "WAITING" | "RUNNING" | "FAILING";
  readonly everySeconds: number;
  readonly lastRunAt: Date | undefined;
  readonly nextRunAt: Date | undefined;
  readonly failedAt: Date | undefined;
  readonly failure: string | undefined;
}

/** As far as the reader may see it. */
export interface ShownWork extends RecurringWork {
  readonly dueCount: number | undefined;
}

export async function listRecurringWorks({ store, actor, clock }: RequestContext): Promise<ShownWork[]> {
  authorize(actor, "GeneralSettingsRead");
  const now = clock();
  const works = (await store.recurringWorks.listStatus()).map((work) => describeWork(work, now));
  // An error may name tables and rules of any log type.
  if (actor.logTypeAccess) return works.map((work) => ({ ...work, failure: undefined, dueCount: undefined }));
  const due = await countDue(store, now);
  return works.map((work) => ({ ...work, dueCount: due.get(work.name) }));
}

export function describeWork(work: RecurringWorkStatus, now: Date): RecurringWork {
  const { name, title, everyMs, lastRunAt, heldUntil, isHeld, failure } = work;
  const isRunning = isHeld && heldUntil !== undefined && heldUntil > now;
  return {
    name,
    title,
    state: isRunning ? "RUNNING" : failure === undefined ? "WAITING" : "FAILING",
    everySeconds: Math.round(everyMs / 1000),
    lastRunAt,
    nextRunAt: isRunning ? undefined : nextRunOf(work, now),
    failedAt: failure?.at,
    failure: failure?.message,
  };
}

/** Work that is overdue is due now. */
function nextRunOf({ lastRunAt, everyMs, heldUntil, failure }: RecurringWorkStatus, now: Date): Date {
  const due = failure === undefined ? lastRunAt && new Date(lastRunAt.getTime() + everyMs) : heldUntil;
  return due !== undefined && due > now ? due : now;
}
