import type { PythonHost } from "../interpreter/python-host.ts";
import { createPythonSession } from "../interpreter/python-session.ts";
import { createSessionQueue } from "../interpreter/session-queue.ts";
import { type Analyse, analyseRules } from "./analyse-rules.ts";
import { withStartFailures } from "./domain-runner.ts";

/** Reads the conditions of changed rules in a process that never runs content, and remembers what it has read. */
export interface Analyst {
  readonly analyse: Analyse;
  /** Makes sure that its process runs. */
  prepare(): void;
  close(): Promise<void>;
}

/** Changes come in bursts; what was read is worth keeping for the next one. */
const idleMsMax = 60_000;

export function createAnalyst(host: PythonHost): Analyst {
  const session = createPythonSession(withStartFailures(host));
  const { enqueue, close } = createSessionQueue(session);
  let idleTimer: NodeJS.Timeout | undefined;

  function endWhenIdle(): void {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(() => void enqueue(() => session.discard()).catch(() => undefined), idleMsMax).unref();
  }

  return {
    analyse: (rules) => enqueue(() => analyseRules(session, rules)).finally(endWhenIdle),
    prepare: () =>
      void enqueue(() => session.ready())
        .catch(() => undefined)
        .finally(endWhenIdle),
    async close() {
      await close();
      clearTimeout(idleTimer);
    },
  };
}
