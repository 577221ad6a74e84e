import type { RuleSet } from "../rules/engine-options.ts";
import type { RuleOutage } from "../rules/rule-outage.ts";
import { type InterpreterUse, isResetDue } from "./interpreter-use.ts";
import { type LoadOptions, loadRules } from "./load-rules.ts";
import { putWithin } from "./put-within.ts";
import type { PythonSession } from "./python-session.ts";
import type { SandboxProcess, SandboxRequest } from "./sandbox-process.ts";

/** A process that holds one set of rules: loaded again into a fresh one whenever the process is gone. */
export interface Interpreter extends PythonSession {
  /** Rejects with SandboxLost where the process is lost or takes longer than `timeMsMax`. */
  put(request: Pick<SandboxRequest, "kind" | "payload" | "calls" | "answerCache">, timeMsMax: number): Promise<Buffer>;
  /** Something odd was seen in an answer: a fresh process is due soon. */
  noteOddity(): void;
  /** To be called between batches: ends the process where a fresh one is due. */
  resetWhenDue(): Promise<void>;
}

export interface InterpreterOptions extends LoadOptions {
  readonly session: PythonSession;
  readonly ruleSet: RuleSet;
  /** Hears what could not be loaded, each time that the rules were loaded. */
  readonly onLoaded: (outages: readonly RuleOutage[]) => void;
}

export function createInterpreter({ session, ruleSet, onLoaded, ...options }: InterpreterOptions): Interpreter {
  const { nowMs } = options;
  let holds: { readonly process: SandboxProcess; use: InterpreterUse } | undefined;

  async function ready(): Promise<SandboxProcess> {
    const startedAtMs = nowMs();
    const process = await session.ready();
    if (holds?.process === process) return process;
    onLoaded(await loadRules(session, ruleSet, options));
    const loaded = await session.ready();
    holds = { process: loaded, use: { startedAtMs, startMs: nowMs() - startedAtMs, busyMs: 0, isOdd: false } };
    return loaded;
  }

  async function discard(): Promise<void> {
    holds = undefined;
    await session.discard();
  }

  return {
    ready,
    discard,
    async put(request, timeMsMax) {
      await ready();
      const used = holds;
      const startMs = nowMs();
      try {
        return await putWithin(session, request, timeMsMax);
      } finally {
        if (used) used.use = { ...used.use, busyMs: used.use.busyMs + nowMs() - startMs };
      }
    },
    noteOddity() {
      if (holds) holds.use = { ...holds.use, isOdd: true };
    },
    async resetWhenDue() {
      if (holds && isResetDue(holds.use, nowMs())) await discard();
    },
  };
}
