import { type ChildProcess, spawn } from "node:child_process";
import { type FrameKind, frameHeader } from "../sandbox/frames.ts";
import { type LaunchCommand, launchEnvironment } from "../sandbox/launch-command.ts";
import type { SandboxSetup } from "../sandbox/sandbox-setup.ts";
import { createFrameReader } from "./frame-reader.ts";
import { findInnermostChild, readProcessorMs } from "./processor-time.ts";
import { createRequestWatch, type OutsideClock, type RequestLimits, type RequestWatch } from "./request-watch.ts";

/** It ended by itself, took longer than it may, or sent what it may not. */
export type LossCause = "exit" | "timeout" | "misbehaviour";

/** Why a request got no answer. The process is gone. */
export class SandboxLost extends Error {
  override readonly name = "SandboxLost";
  override readonly cause: LossCause;
  /** The call that ran last, as the process told; 0 for none. */
  readonly call: number;

  constructor(cause: LossCause, call: number, detail: string) {
    super(`the sandbox process was lost (${cause}): ${detail}`);
    this.cause = cause;
    this.call = call;
  }
}

export interface SandboxRequest {
  readonly kind: FrameKind;
  readonly payload: Uint8Array;
  /** Files that Python is to find when it reads the payload, as `splitLibraries` gives them. */
  readonly files?: Uint8Array | undefined;
  /** How many calls it has, which are numbered from 1: the time that it gets follows from them. */
  readonly calls: number;
  /** Answers the key-value cache for the call with this number. */
  readonly answerCache: (call: number, request: Uint8Array) => Promise<Uint8Array>;
}

export interface SandboxProcess {
  /** One at a time. Rejects with SandboxLost. */
  request(request: SandboxRequest): Promise<Buffer>;
  /** Ends it and waits until it is gone. */
  end(): Promise<void>;
  readonly pid: number | undefined;
  isAlive(): boolean;
}

/** How much longer than one call may take the process gets, before it is ended: five times that, at most two seconds. */
const graceCalls = 5;
const graceMsMax = 2_000;
/** A call that waits for a processor is not to blame, up to so many times its time. */
const wallShare = 10;
/** The time of a request, in times that one call may take. */
const totalCallsMax = 60;
/** Processor time of a start: a machine that has none to give is waited for. */
const startMsMax = 120_000;
/** A start that does nothing at all ends as well. */
const startWallMsMax = 15 * 60_000;
const watchEveryMs = 100;
const answerBytesMin = 4 * 1024 * 1024;
const answerBytesPerCall = 512 * 1024;
const questionBytesMax = 4 * 1024 * 1024;
/** More than any rule has a reason to ask the cache for with one event. */
const questionsPerCallMax = 1_000;
const tooManyQuestions = Buffer.from(
  JSON.stringify({ error: `a detection may ask ${questionsPerCallMax} times while it looks at one event` }),
);

/** Starts the process and waits until Python is ready. */
export async function startSandboxProcess(
  command: LaunchCommand,
  setup: Omit<SandboxSetup, "hasImage">,
  image: Uint8Array | undefined,
): Promise<{ process: SandboxProcess; greeting: Buffer }> {
  const { process, greet } = createSandboxProcess(command, setup);
  try {
    return { process, greeting: await greet({ ...setup, hasImage: image !== undefined }, image) };
  } catch (error) {
    await process.end();
    throw error;
  }
}

interface Waiting extends Pick<SandboxRequest, "answerCache"> {
  readonly watch: RequestWatch;
  readonly answerBytesMax: number;
  readonly resolve: (payload: Buffer) => void;
  readonly reject: (error: SandboxLost) => void;
}

type Question = Pick<SandboxRequest, "kind" | "payload" | "files" | "answerCache"> & {
  readonly limits: RequestLimits;
  readonly answerBytesMax: number;
};

function createSandboxProcess(command: LaunchCommand, setup: Pick<SandboxSetup, "callTimeoutMs" | "memoryBytesMax">) {
  const child: ChildProcess = spawn(command.program, command.args, {
    cwd: "/",
    env: launchEnvironment,
    stdio: ["pipe", "pipe", "pipe"],
    // A group of its own: Ctrl-C in the terminal must not stop Python in the middle of what is being finished.
    detached: true,
  });
  let waiting: Waiting | undefined;
  let ticking: NodeJS.Timeout | undefined;
  let questions = { call: 0, count: 0 };
  let complaint = "";
  let pythonPid: number | undefined;

  const exited = new Promise<void>((resolve) => {
    child.once("error", (error) => {
      lose("exit", error.message);
      resolve();
    });
    child.once("close", (code, signal) => {
      lose("exit", `code ${code}, signal ${signal} ${complaint}`);
      resolve();
    });
  });
  child.stderr?.on("data", (bytes: Buffer) => {
    complaint = (complaint + bytes.toString()).slice(-1000);
  });
  // A write to a process that has just died; `close` tells the waiting request.
  child.stdin?.on("error", () => undefined);

  function settle(): Waiting | undefined {
    clearInterval(ticking);
    const settled = waiting;
    waiting = undefined;
    return settled;
  }

  function lose(cause: LossCause, detail: string): void {
    if (cause !== "exit") child.kill("SIGKILL");
    const lost = settle();
    lost?.reject(new SandboxLost(cause, lost.watch.call(), detail));
  }

  function clock(): OutsideClock {
    return {
      nowMs: performance.now(),
      processorMs: () => {
        const pid = pythonPid ?? (child.pid === undefined ? undefined : findInnermostChild(child.pid));
        return pid === undefined ? undefined : readProcessorMs(pid);
      },
    };
  }

  function tick(): void {
    const overrun = waiting?.watch.findOverrun(clock());
    if (overrun !== undefined) lose("timeout", overrun);
  }

  function send(kind: FrameKind, payload: Uint8Array): void {
    child.stdin?.cork();
    child.stdin?.write(frameHeader(kind, payload.length));
    child.stdin?.write(payload);
    child.stdin?.uncork();
  }

  async function answerQuestion(request: Waiting, body: Uint8Array): Promise<void> {
    const call = request.watch.call();
    questions = { call, count: questions.call === call ? questions.count + 1 : 1 };
    if (questions.count > questionsPerCallMax) return send("A", tooManyQuestions);
    request.watch.pause(performance.now());
    const answer = await request.answerCache(call, body);
    if (waiting !== request) return;
    request.watch.resume(performance.now());
    send("A", answer);
  }

  function put({ kind, payload, files, answerCache, limits, answerBytesMax }: Question): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (!isAlive()) return reject(new SandboxLost("exit", 0, complaint));
      const watch = createRequestWatch(limits, performance.now());
      waiting = { answerCache, watch, answerBytesMax, resolve, reject };
      questions = { call: 0, count: 0 };
      if (files !== undefined) send("F", files);
      send(kind, payload);
      ticking = setInterval(tick, watchEveryMs);
    });
  }

  child.stdout?.on(
    "data",
    createFrameReader({
      bytesMax: (kind) => {
        if (waiting === undefined) return undefined;
        const most: Record<string, number> = { P: 4, K: 4 + questionBytesMax, R: waiting.answerBytesMax };
        return most[kind];
      },
      refuse: (reason) => lose("misbehaviour", reason),
      receive({ kind, payload }) {
        const request = waiting;
        if (request === undefined) return;
        if (kind === "R") return settle()?.resolve(payload);
        if (payload.length < 4) return lose("misbehaviour", `it sent a frame ${kind} of ${payload.length} bytes`);
        request.watch.advance(payload.readUInt32LE(0), performance.now());
        if (kind === "K") void answerQuestion(request, payload.subarray(4));
      },
    }),
  );

  function isAlive(): boolean {
    return child.exitCode === null && child.signalCode === null && !child.killed && child.pid !== undefined;
  }

  const process: SandboxProcess = {
    request: ({ calls, ...request }) =>
      put({
        ...request,
        limits: limitsOf(calls, setup.callTimeoutMs),
        answerBytesMax: Math.min(answerBytesMin + calls * answerBytesPerCall, setup.memoryBytesMax),
      }),
    async end() {
      child.kill("SIGKILL");
      await exited;
    },
    get pid() {
      return pythonPid;
    },
    isAlive,
  };

  return {
    process,
    async greet(setup: SandboxSetup, image: Uint8Array | undefined): Promise<Buffer> {
      const ready = put({
        kind: "L",
        payload: Buffer.from(JSON.stringify(setup)),
        answerCache: async () => new Uint8Array(),
        limits: startLimits,
        answerBytesMax: setup.memoryBytesMax,
      });
      if (image !== undefined) send("I", image);
      const greeting = await ready;
      pythonPid = child.pid === undefined ? undefined : findInnermostChild(child.pid);
      return greeting;
    },
  };
}

export const startLimits: RequestLimits = {
  calls: 0,
  callMs: startMsMax,
  callWallMs: startWallMsMax,
  totalMs: startMsMax,
  totalWallMs: startWallMsMax,
};

/** A call has its time and the grace in which Python can stop it by itself; all calls together have sixty times that. */
function limitsOf(calls: number, callTimeoutMs: number): RequestLimits {
  const graceMs = Math.min(graceCalls * callTimeoutMs, graceMsMax);
  const allCallsMs = callTimeoutMs * Math.min(calls, totalCallsMax);
  return {
    calls,
    callMs: callTimeoutMs + graceMs,
    callWallMs: callTimeoutMs * wallShare + graceMsMax,
    totalMs: allCallsMs + graceMs,
    totalWallMs: (allCallsMs + graceMsMax) * wallShare,
  };
}
