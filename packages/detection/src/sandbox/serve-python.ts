import type { PyodideAPI } from "pyodide";
import type { PyBuffer, PyCallable, PyProxy } from "pyodide/ffi";
import type { CallProgress, CallWatch } from "./call-watch.ts";
import { type BlockingPipe, type Frame, readFrameSync, writeFrameSync } from "./frames.ts";
import { lockFiles, type PythonFiles } from "./lock-files.ts";
import { writeFiles } from "./write-files.ts";

/** What of Emscripten's module is used: its memory, whose views are replaced when it grows. */
interface PythonMemory {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
}

type ToPython = PyodideAPI["toPy"];

const clockReadsPerTick = 8;

/** Serves the engine's frames until it closes the pipe. Files come before the request that needs them, and get no answer. */
export function servePython(
  python: PyodideAPI,
  pipe: BlockingPipe,
  watch: CallWatch,
  processorMs: () => number,
  harden: boolean,
): void {
  const memory = (python as unknown as { _module: PythonMemory })._module;
  const address = (python.runPython("import pharos_serve; pharos_serve.progress_address()") as number) >>> 2;
  // Called, not run as text: what runs text is taken apart by the hardening.
  const serve = (python.runPython("pharos_serve.start") as PyCallable)(harden) as PyCallable;
  const progress = (): CallProgress => ({ call: memory.HEAPU32[address] ?? 0, step: memory.HEAPU32[address + 1] ?? 0 });
  connectChannel(python, pipe, progress);
  const files = (python as unknown as { FS: PythonFiles }).FS;
  const unlocked = harden ? lockFiles(files) : (write: () => void) => write();
  python.setInterruptBuffer(interruptsFrom(watch, pipe, progress, processorMs) as unknown as Uint8Array);
  const toPython: ToPython = python.toPy.bind(python);
  // Whoever gets hold of Pyodide's own object finds nothing in it that leads to the module or its files.
  if (harden) for (const name of Object.getOwnPropertyNames(python)) Reflect.deleteProperty(python, name);
  writeFrameSync(pipe, "R", new Uint8Array());
  for (;;) {
    const frame = readFrameSync(pipe);
    if (frame === undefined) return;
    if (frame.kind === "F") {
      unlocked(() => writeFiles(files, frame.payload));
      continue;
    }
    const payload = answer(toPython, serve, frame);
    writeFrameSync(pipe, "R", joined(u32(memory.HEAPU8.length), payload));
  }
}

/** Pyodide reads element 0 every few dozen of Python's instructions: 2 is SIGINT, 0 goes on. */
function interruptsFrom(
  watch: CallWatch,
  pipe: BlockingPipe,
  progress: () => CallProgress,
  processorMs: () => number,
): object {
  let reads = 0;
  return {
    get 0(): number {
      if (++reads % clockReadsPerTick !== 0) return 0;
      const nowMs = performance.now();
      const now = progress();
      if (watch.isHeartbeatDue(now, nowMs)) writeFrameSync(pipe, "P", u32(now.call));
      return watch.isOverdue(now, { nowMs, processorMs }) ? 2 : 0;
    },
    set 0(_value: number) {
      // Pyodide resets what it has read.
    },
  };
}

/** Python's descriptors 1 and 0: `P` reports progress, `K…` asks the engine and leaves the answer to be read. */
function connectChannel(python: PyodideAPI, pipe: BlockingPipe, progress: () => CallProgress): void {
  let unread: Uint8Array = new Uint8Array();
  python.setStdout({
    write(bytes) {
      if (bytes[0] === 0x50) writeFrameSync(pipe, "P", u32(progress().call));
      if (bytes[0] === 0x4b) {
        writeFrameSync(pipe, "K", joined(u32(progress().call), bytes.subarray(1)));
        const payload = readFrameSync(pipe)?.payload ?? new Uint8Array();
        unread = joined(u32(payload.length), payload);
      }
      return bytes.length;
    },
    isatty: false,
  });
  python.setStdin({
    read(buffer) {
      const part = unread.subarray(0, buffer.length);
      buffer.set(part);
      unread = unread.subarray(part.length);
      return part.length;
    },
    isatty: false,
  });
  python.setStderr({ write: (bytes) => bytes.length, isatty: false });
}

/** One call into Python a frame; the bytes are copied into and out of its memory, no JavaScript object crosses. */
function answer(toPython: ToPython, serve: PyCallable, frame: Frame): Uint8Array {
  const request = toPython(frame.payload) as PyProxy;
  const response = serve(frame.kind, request) as PyProxy & { getBuffer(type: "u8"): PyBuffer };
  const view = response.getBuffer("u8");
  try {
    return (view.data as Uint8Array).slice();
  } finally {
    view.release();
    response.destroy();
    request.destroy();
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}
