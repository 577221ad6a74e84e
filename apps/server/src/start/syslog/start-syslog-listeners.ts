import { setTimeout } from "node:timers/promises";
import { SyslogListeners } from "@pharos/pipeline";
import type { Logger } from "pino";
import type { Configuration } from "../../configuration/configuration.ts";
import type { Engines } from "../engines.ts";

/** Listens for the syslog of sources as long as it is not disposed. */
export function startSyslogListeners(
  { store, intake: pipeline }: Pick<Engines, "store" | "intake">,
  { host, syslogHost = host }: Pick<Configuration, "host" | "syslogHost">,
  findIntakeProblem: () => string | undefined,
  logger: Logger,
): AsyncDisposable {
  if (!pipeline) return new AsyncDisposableStack();
  return new SyslogListeners({
    host: syslogHost,
    store,
    pipeline,
    clock: () => new Date(),
    findIntakeProblem,
    onProblem: (what, error) => logger.error({ err: error }, what),
    wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
  }).start();
}
