import { type ChildProcess, spawn } from "node:child_process";
import type { Duplex } from "node:stream";
import { type FrameKind, frameHeader } from "../sandbox/frames.ts";
import type { LaunchCommand } from "../sandbox/launch-command.ts";
import type { SandboxSetup } from "../sandbox/sandbox-setup.ts";
import { createFrameReader } from "./frame-reader.ts";

/** Why a request got no answer: the process ended by itself, or made no progress and was ended. */
export class SandboxLost extends Error {
  override readonly name = "SandboxLost";
  override readonly cause: "exit" | "silence";
  /** The call that ran last, as far as it was reported; 0 for none. */
  readonly call: number;

  constructor(cause: "exit" | "silence", call: number, detail: string) {
    super(`the sandbox process was lost (${cause}): ${detail}`);
    this.cause = cause;
    this.call = call;
  }
}

export interface SandboxRequest {
  readonly kind: FrameKind;
  readonly payload: Uint8Array;
  /** Longest time without an answer or a sign of progress. */
  readonly silenceMsMax: number;
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

const startMsMax = 30_000;

/** Starts the process and waits until Python is ready. */
export async function startSandboxProcess(
  command: LaunchCommand,
  setup: SandboxSetup,
): Promise<{ process: SandboxProcess; greeting: Buffer }> {
  const process = createSandboxProcess(command);
  const payload = Buffer.from(JSON.stringify(setup));
  try {
    const greeting = await process.request({ kind: "L", payload, silenceMsMax: startMsMax, answerCache: noCache });
    return { process, greeting };
  } catch (error) {
    await process.end();
    throw error;
  }
}

async function noCache(): Promise<Uint8Array> {
  return new Uint8Array();
}

interface Waiting extends SandboxRequest {
  readonly resolve: (payload: Buffer) => void;
  readonly reject: (error: SandboxLost) => void;
}

function createSandboxProcess(command: LaunchCommand): SandboxProcess {
  const child: ChildProcess = spawn(command.program, command.args, {
    env: {},
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const channel = child.stdio[3] as Duplex;
  let waiting: Waiting | undefined;
  let lastCall = 0;
  let silence: NodeJS.Timeout | undefined;
  let complaint = "";

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
  channel.on("error", () => undefined);

  function listen(): void {
    clearTimeout(silence);
    if (waiting === undefined) return;
    silence = setTimeout(() => lose("silence", "no progress"), waiting.silenceMsMax);
  }

  function lose(cause: "exit" | "silence", detail: string): void {
    clearTimeout(silence);
    if (cause === "silence") child.kill("SIGKILL");
    const lost = waiting;
    waiting = undefined;
    lost?.reject(new SandboxLost(cause, lastCall, detail));
  }

  function send(kind: FrameKind, payload: Uint8Array): void {
    channel.cork();
    channel.write(frameHeader(kind, payload.length));
    channel.write(payload);
    channel.uncork();
  }

  async function answerCache(request: Waiting, call: number, body: Uint8Array): Promise<void> {
    clearTimeout(silence);
    const answer = await request.answerCache(call, body);
    if (waiting !== request) return;
    send("A", answer);
    listen();
  }

  const frames = createFrameReader(({ kind, payload }) => {
    const request = waiting;
    if (request === undefined) return;
    if (kind === "P") {
      lastCall = payload.readUInt32LE(0);
      listen();
    } else if (kind === "K") {
      lastCall = payload.readUInt32LE(0);
      void answerCache(request, lastCall, payload.subarray(4));
    } else {
      clearTimeout(silence);
      waiting = undefined;
      request.resolve(payload);
    }
  });
  channel.on("data", frames);

  return {
    request: (request) =>
      new Promise((resolve, reject) => {
        if (!isAlive()) return reject(new SandboxLost("exit", 0, complaint));
        waiting = { ...request, resolve, reject };
        lastCall = 0;
        send(request.kind, request.payload);
        listen();
      }),
    async end() {
      child.kill("SIGKILL");
      await exited;
    },
    get pid() {
      return child.pid;
    },
    isAlive,
  };

  function isAlive(): boolean {
    return child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  }
}
