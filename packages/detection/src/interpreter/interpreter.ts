import type { SerialQueue } from "@pharos/domain";
import type { RuleSet } from "../rules/engine-options.ts";
import type { RuleOutage } from "../rules/rule-outage.ts";
import { engineClosed } from "../sandbox/errors.ts";
import { type InterpreterUse, isResetDue } from "./interpreter-use.ts";
import { type LoadOptions, loadRules } from "./load-rules.ts";
import { putWithin } from "./put-within.ts";
import type { PythonHost } from "./python-host.ts";
import { type AdoptingPythonSession, createPythonSession, type PythonSession } from "./python-session.ts";
import type { SandboxProcess, SandboxRequest } from "./sandbox-process.ts";

/** A process that holds one set of rules: loaded again into a fresh one whenever the process is gone. */
export interface Interpreter extends PythonSession {
  /** Rejects with SandboxLost where the process is lost or takes longer than `timeMsMax`. */
  put(request: Pick<SandboxRequest, "kind" | "payload" | "calls" | "answerCache">, timeMsMax: number): Promise<Buffer>;
  /** Something odd was seen in an answer: a fresh process is due soon. */
  noteOddity(): void;
  /**
   * To be called between batches: replaces the process where a fresh one is due. Where something odd was seen it ends at
   * once; else it works on until its successor has loaded the rules.
   */
  resetWhenDue(): Promise<void>;
}

export interface InterpreterOptions extends LoadOptions {
  readonly session: AdoptingPythonSession;
  readonly ruleSet: RuleSet;
  /** Hears what could not be loaded, each time that the rules were loaded. */
  readonly onLoaded: (outages: readonly RuleOutage[]) => void;
  /** Where successors come from; without it nobody works while a fresh process is started and loaded. */
  readonly successors?: Successors;
}

/** Starts what is to replace interpreters, one at a time, so that many that are due together take little memory. */
export interface Successors {
  readonly host: PythonHost;
  readonly queue: SerialQueue;
}

interface Loaded {
  readonly process: SandboxProcess;
  readonly outages: readonly RuleOutage[];
  use: InterpreterUse;
}

/** A fresh process that loads the rules while the old one works. */
interface Successor {
  readonly end: () => Promise<void>;
  state: "coming" | "failed" | Loaded;
}

export function createInterpreter(options: InterpreterOptions): Interpreter {
  const { session, ruleSet, onLoaded, nowMs, successors } = options;
  let holds: Loaded | undefined;
  let successor: Successor | undefined;

  async function load(into: PythonSession): Promise<Loaded> {
    const startedAtMs = nowMs();
    await into.ready();
    const outages = await loadRules(into, ruleSet, options);
    const process = await into.ready();
    return { process, outages, use: { startedAtMs, startMs: nowMs() - startedAtMs, busyMs: 0, isOdd: false } };
  }

  async function ready(): Promise<SandboxProcess> {
    const process = await session.ready();
    if (holds?.process === process) return process;
    holds = await load(session);
    onLoaded(holds.outages);
    return holds.process;
  }

  async function discard(): Promise<void> {
    holds = undefined;
    const gone = successor;
    successor = undefined;
    await Promise.all([session.discard(), gone?.end()]);
  }

  function prepareSuccessor({ host, queue }: Successors): void {
    let isEnded = false;
    const own = createPythonSession({
      async start() {
        if (isEnded) throw engineClosed();
        const process = await host.start();
        if (!isEnded) return process;
        await process.end();
        throw engineClosed();
      },
    });
    const mine: Successor = {
      state: "coming",
      async end() {
        isEnded = true;
        await own.discard();
      },
    };
    successor = mine;
    const loading = queue.run(async () => {
      mine.state = await load(own);
    });
    loading.catch(async () => {
      mine.state = "failed";
      await mine.end();
    });
  }

  async function takeOver(loaded: Loaded): Promise<void> {
    successor = undefined;
    // The clock of its life begins with its work: it may have waited for it.
    holds = { ...loaded, use: { ...loaded.use, startedAtMs: nowMs() } };
    onLoaded(loaded.outages);
    await session.adopt(loaded.process);
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
      const state = successor?.state;
      if (typeof state === "object") return takeOver(state);
      if (!holds || !isResetDue(holds.use, nowMs())) return;
      if (holds.use.isOdd || state === "failed" || successors === undefined) return discard();
      if (state === undefined) prepareSuccessor(successors);
    },
  };
}
