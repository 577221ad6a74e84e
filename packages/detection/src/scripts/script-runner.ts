import { createPythonHost, type PythonHost } from "../interpreter/python-host.ts";
import { createPythonSession, type PythonSession, putUntilAnswered } from "../interpreter/python-session.ts";
import { createSessionQueue, type SessionQueue } from "../interpreter/session-queue.ts";
import { callTimeoutMsDefault, memoryBytesMaxDefault, type RuleEngineOptions } from "../rules/engine-options.ts";
import { engineClosed } from "../sandbox/errors.ts";

/** What a script made of a text: the JSON of an object, or why it made none. */
export type ScriptAnswer = { readonly json: string } | { readonly problem: string };

/** Runs parsers written in Python, each in a sandboxed process of its own that starts when it is first needed. */
export interface ScriptRunner {
  /** An answer for each text, in their order. Rejects where no Python process starts. */
  run(script: string, texts: readonly string[]): Promise<ScriptAnswer[]>;
  /** Why the script cannot be loaded; undefined when it can. */
  check(script: string): Promise<string | undefined>;
  close(): Promise<void>;
}

export type ScriptRunnerOptions = Pick<
  RuleEngineOptions,
  "cacheFolder" | "callTimeoutMs" | "memoryBytesMax" | "layers" | "account" | "notice"
>;

/** The time of a batch, in times that one text may take: what is left then is refused. */
const batchCallsMax = 5;
/** So many lost processes within the window, and a script rests: each of them holds up all others. */
const lossesMax = 3;
const restMs = 10 * 60_000;
/** Processes of scripts that are idle are kept up to so many; one more starts in a few tenths of a second. */
const processesMax = 3;
const heapSizeBytes = 4;
const resting = "the script stopped Python several times and rests for ten minutes";
const lostReasons = {
  timeout: "the script ran longer than it may and did not stop when told",
  exit: "the script ended the process that ran it",
  misbehaviour: "the script ended the process that ran it",
} as const;

export function startScriptRunner(options: ScriptRunnerOptions = {}): ScriptRunner {
  const { callTimeoutMs = callTimeoutMsDefault, memoryBytesMax = memoryBytesMaxDefault } = options;
  const { cacheFolder, layers, account, notice = () => undefined } = options;
  const host = createPythonHost({ layers, account, callTimeoutMs, memoryBytesMax, cacheFolder, notice });
  const losses = new Map<string, number[]>();
  // By script, in the order of their last use: no two scripts ever share an interpreter.
  const processes = new Map<string, ScriptProcess>();
  let isClosed = false;

  async function withProcess<T>(script: string, work: (session: PythonSession) => Promise<T>): Promise<T> {
    if (isClosed) throw engineClosed();
    const process = processes.get(script) ?? openProcess(host);
    processes.delete(script);
    processes.set(script, process);
    process.jobs += 1;
    endIdleProcesses();
    try {
      return await process.queue.enqueue(() => work(process.session));
    } finally {
      process.jobs -= 1;
    }
  }

  function endIdleProcesses(): void {
    const surplus = [...processes]
      .filter(([, { jobs }]) => jobs === 0)
      .slice(0, Math.max(0, processes.size - processesMax));
    for (const [script, { queue }] of surplus) {
      processes.delete(script);
      void queue.close();
    }
  }

  function isResting(script: string): boolean {
    const recent = (losses.get(script) ?? []).filter((atMs) => performance.now() - atMs < restMs);
    if (recent.length === 0) losses.delete(script);
    else losses.set(script, recent);
    return recent.length >= lossesMax;
  }

  async function answersOf(session: PythonSession, script: string, texts: readonly string[]): Promise<Answers> {
    if (isResting(script)) return { loading: resting, texts: texts.map(() => resting) };
    const lost = new Map<number, string>();
    const answer = await putUntilAnswered(session, {
      kind: "S",
      calls: texts.length + 1,
      answerCache: async () => new Uint8Array(),
      encode: (skipped, careful) =>
        Buffer.from(
          JSON.stringify({ script, texts, skipped, careful, seconds: (batchCallsMax * callTimeoutMs) / 1_000 }),
        ),
      blame(call, cause) {
        notice(`A parser's script stopped the Python process, which is started again: ${cause.message}`);
        losses.set(script, [...(losses.get(script) ?? []), performance.now()]);
        lost.set(call, lostReasons[cause.cause]);
        if (!isResting(script)) return [call];
        const rest = texts.map((_, at) => at + firstCall).filter((later) => later > call);
        for (const later of rest) lost.set(later, resting);
        return [call, ...rest];
      },
    });
    if (answer.readUInt32LE(0) > memoryBytesMax / 2) await session.discard();
    return readAnswers(answer.toString("utf8", heapSizeBytes), texts.length, lost);
  }

  return {
    async run(script, texts) {
      if (texts.length === 0) return [];
      const { texts: answers } = await withProcess(script, (session) => answersOf(session, script, texts));
      return answers.map((found) => (typeof found === "string" ? { problem: found } : found));
    },
    async check(script) {
      return (await withProcess(script, (session) => answersOf(session, script, []))).loading;
    },
    async close() {
      isClosed = true;
      await Promise.all([...processes.values()].map(({ queue }) => queue.close()));
    },
  };
}

interface ScriptProcess {
  readonly session: PythonSession;
  readonly queue: SessionQueue;
  jobs: number;
}

function openProcess(host: PythonHost): ScriptProcess {
  const session = createPythonSession(host);
  return { session, queue: createSessionQueue(session), jobs: 0 };
}

/** The loading of the script is call 1. */
const firstCall = 2;

interface Answers {
  /** Why the script cannot be loaded. */
  readonly loading: string | undefined;
  /** For each text the JSON of an object, or a reason. */
  readonly texts: readonly (string | { readonly json: string })[];
}

function readAnswers(answer: string, texts: number, lost: ReadonlyMap<number, string>): Answers {
  const [loaded = "null", ...lines] = answer.split("\n");
  const loading = loaded === "true" ? undefined : (lost.get(1) ?? String(JSON.parse(loaded)));
  return {
    loading,
    texts: Array.from({ length: texts }, (_, at) => {
      const line = loading === undefined ? lines[at] : undefined;
      if (line?.startsWith("{")) return { json: line };
      if (line?.startsWith('"')) return String(JSON.parse(line));
      return loading ?? lost.get(at + firstCall) ?? lostReasons.exit;
    }),
  };
}
