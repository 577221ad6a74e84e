import type { PyodideAPI } from "pyodide";
import type { PyBuffer, PyCallable, PyProxy } from "pyodide/ffi";
import type { CallProgress, CallWatch } from "./call-watch.ts";
import { type Frame, readFrameSync, writeFrameSync } from "./frames.ts";
import { lockFiles, type PythonFiles } from "./lock-files.ts";

/** What of Emscripten's module is used: its memory, whose views are replaced when it grows. */
interface PythonMemory {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
}

const clockReadsPerTick = 8;

/** Serves the engine's frames until it closes the channel. */
export function servePython(python: PyodideAPI, channel: number, watch: CallWatch, harden: boolean): void {
  const memory = (python as unknown as { _module: PythonMemory })._module;
  const address = (python.runPython("import pharos_serve; pharos_serve.progress_address()") as number) >>> 2;
  // Called, not run as text: what runs text is taken apart by the hardening.
  const serve = (python.runPython("pharos_serve.start") as PyCallable)(harden) as PyCallable;
  const progress = (): CallProgress => ({ call: memory.HEAPU32[address] ?? 0, step: memory.HEAPU32[address + 1] ?? 0 });
  connectChannel(python, channel, progress);
  if (harden) lockFiles((python as unknown as { FS: PythonFiles }).FS);
  python.setInterruptBuffer(interruptsFrom(watch, channel, progress) as unknown as Uint8Array);
  writeFrameSync(channel, "R", new Uint8Array());
  for (;;) {
    const frame = readFrameSync(channel);
    if (frame === undefined) return;
    writeFrameSync(channel, "R", withHeapSize(answer(python, serve, frame), memory.HEAPU8.length));
  }
}

const cpuUsage = process.cpuUsage.bind(process);

function processorMs(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}

/** Pyodide reads element 0 every few dozen of Python's instructions: 2 is SIGINT, 0 goes on. */
function interruptsFrom(watch: CallWatch, channel: number, progress: () => CallProgress): object {
  let reads = 0;
  return {
    get 0(): number {
      if (++reads % clockReadsPerTick !== 0) return 0;
      const nowMs = performance.now();
      const now = progress();
      if (watch.isHeartbeatDue(now, nowMs)) writeFrameSync(channel, "P", u32(now.call));
      return watch.isOverdue(now, { nowMs, processorMs }) ? 2 : 0;
    },
    set 0(_value: number) {
      // Pyodide resets what it has read.
    },
  };
}

/** Python's descriptors 1 and 0: `P` reports progress, `K…` asks the engine and leaves the answer to be read. */
function connectChannel(python: PyodideAPI, channel: number, progress: () => CallProgress): void {
  let unread: Uint8Array = new Uint8Array();
  python.setStdout({
    write(bytes) {
      if (bytes[0] === 0x50) writeFrameSync(channel, "P", u32(progress().call));
      if (bytes[0] === 0x4b) {
        writeFrameSync(channel, "K", Buffer.concat([u32(progress().call), bytes.subarray(1)]));
        const payload = readFrameSync(channel)?.payload ?? new Uint8Array();
        unread = Buffer.concat([u32(payload.length), payload]);
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
function answer(python: PyodideAPI, serve: PyCallable, frame: Frame): Uint8Array {
  // A plain Uint8Array: Pyodide does not know Node's Buffer.
  const { buffer, byteOffset, length } = frame.payload;
  const request = python.toPy(new Uint8Array(buffer, byteOffset, length)) as PyProxy;
  const response = serve(frame.kind, request) as PyProxy & { getBuffer(type: "u8"): PyBuffer };
  const view = response.getBuffer("u8");
  try {
    return Buffer.from(view.data as Uint8Array);
  } finally {
    view.release();
    response.destroy();
    request.destroy();
  }
}

function withHeapSize(payload: Uint8Array, heapBytes: number): Buffer {
  return Buffer.concat([u32(heapBytes), payload]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
