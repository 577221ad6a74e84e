import { randomUUID } from "node:crypto";
import { DeliveryWorker, lookingJobs, noteRuns, sendDueMail } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import type { Logger } from "pino";
import type { Mailer } from "./create-mailer.ts";
import type { Sender } from "./create-sender.ts";

const lookForMailMs = 3_000;
const clock = () => new Date();

/** Alerts to destinations, and mail to people. */
export function startDeliveries(
  store: Store,
  { send, paceOf }: Sender,
  mailer: Mailer,
  logger: Logger,
): AsyncDisposable {
  const onProblem = (what: string, error: unknown) => logger.error({ err: error }, what);
  const stack = new AsyncDisposableStack();
  stack.use(new DeliveryWorker({ store, send, paceOf, holder: randomUUID(), clock, onProblem }).start());
  stack.use(startMail(store, mailer, (error) => onProblem("Mail waits", error)));
  return stack;
}

/** A look that takes longer than the time to the next one is not begun again. */
function startMail(store: Store, { sendMail }: Mailer, onProblem: (error: unknown) => void): AsyncDisposable {
  const stopping = new AbortController();
  const job = noteRuns(
    { store, holder: randomUUID(), clock },
    {
      name: lookingJobs.mail,
      title: "Send mail",
      everyMs: lookForMailMs,
      run: (_now, signal) => sendDueMail({ store, sendMail, clock }, signal),
    },
  );
  let running: Promise<unknown> | undefined;
  const look = () => {
    running ??= job
      .run(clock(), stopping.signal)
      .catch(onProblem)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, lookForMailMs);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
