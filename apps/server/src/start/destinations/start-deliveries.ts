import { randomUUID } from "node:crypto";
import {
  DeliveryWorker,
  lookingJobs,
  noteRuns,
  type RecurringTask,
  sendDueMail,
  settleBoomerangs,
} from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { Logger } from "pino";
import type { Mailer } from "./create-mailer.ts";
import type { Sender } from "./create-sender.ts";

const lookForMailMs = 3_000;
/** People wait for what their press of a button does. */
const lookForBoomerangsMs = 2_000;
const clock = () => new Date();

/** Alerts to destinations, questions and mail to people. */
export function startDeliveries(
  store: Store,
  { send, paceOf, boomerangs }: Sender,
  mailer: Mailer,
  logger: Logger,
): AsyncDisposable {
  const onProblem = (what: string, error: unknown) => logger.error({ err: error }, what);
  const stack = new AsyncDisposableStack();
  stack.use(new DeliveryWorker({ store, send, paceOf, holder: randomUUID(), clock, onProblem }).start());
  const mail = noteRuns(
    { store, holder: randomUUID(), clock },
    {
      name: lookingJobs.mail,
      title: "Send mail",
      everyMs: lookForMailMs,
      run: (_now, signal) => sendDueMail({ store, sendMail: mailer.sendMail, clock }, signal),
    },
  );
  stack.use(lookAgain(mail, (error) => onProblem("Mail waits", error)));
  const questions = {
    everyMs: lookForBoomerangsMs,
    run: (now: Date, signal: AbortSignal) => settleBoomerangs({ store, sender: boomerangs }, now, signal),
  };
  stack.use(lookAgain(questions, (error) => onProblem("Questions to people wait", error)));
  return stack;
}

/** A look that takes longer than the time to the next one is not begun again. */
function lookAgain(job: Pick<RecurringTask, "everyMs" | "run">, onProblem: (error: unknown) => void): AsyncDisposable {
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  const look = () => {
    running ??= job
      .run(clock(), stopping.signal)
      .catch(onProblem)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, job.everyMs);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
