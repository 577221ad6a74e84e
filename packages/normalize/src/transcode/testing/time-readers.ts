import { readFile } from "node:fs/promises";
import { parseExactly } from "../../streams/exact-json.ts";
import { timestampParser } from "../../timestamps/timestamp-parser.ts";
import { timeFormatNumber } from "../time-formats.ts";

/** A value as it stands in JSON: a text without escapes, or a number. */
export interface TimeValue {
  readonly written: string;
  readonly isNumber: boolean;
}

/** The stored text; undefined when the format reads no such value. */
type ReadTime = (format: string, value: TimeValue) => string | undefined;

export interface QuickTimes {
  /** `cannotTell` when it is left to the general way. */
  readonly read: (format: string, value: TimeValue) => string | undefined | typeof cannotTell;
  readonly epochMsOf: (text: string) => number;
}

export const cannotTell: unique symbol = Symbol("cannot tell");

interface TimeModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  allocate(bytes: number): number;
  readTime(format: number, start: number, end: number, isNumber: boolean, out: number): number;
  epochMsOf(text: number): number;
}
/** The types of Node leave it out. */
interface WebAssemblyApi {
  instantiate(bytes: Uint8Array, imports: unknown): Promise<{ readonly instance: { readonly exports: unknown } }>;
}

export const readGenerally: ReadTime = (format, { written, isNumber }) =>
  timestampParser([format])(isNumber ? (parseExactly(written) as number | bigint) : written, 0);

const roomBytes = 256;
const timeLength = 29;
/** Around what is read and written, so that a step too far shows. */
const filler = 0x37;

async function loadModule(): Promise<TimeModule> {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyApi };
  const bytes = await readFile(new URL("../../../dist/row-transcoder.wasm", import.meta.url));
  const imports = new Proxy({}, { get: () => new Proxy({}, { get: () => () => 0 }) });
  return (await WebAssembly.instantiate(bytes, imports)).instance.exports as TimeModule;
}

/** The WebAssembly module, which finds a seven before and after everything. */
export async function loadQuickTimes(): Promise<QuickTimes> {
  const module = await loadModule();
  const room = module.allocate(roomBytes);
  const out = module.allocate(roomBytes);
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  function put(text: string, at: number): number {
    const memory = new Uint8Array(module.memory.buffer);
    memory.fill(filler, at - 1, at + roomBytes - 1);
    return at + encoder.encodeInto(text, memory.subarray(at)).written;
  }
  return {
    read(format, { written, isNumber }) {
      const end = put(written, room + 1);
      put("", out + 1);
      const length = module.readTime(timeFormatNumber(format) ?? 0, room + 1, end, isNumber, out + 1);
      const memory = new Uint8Array(module.memory.buffer);
      if (memory[out] !== filler || memory[out + 1 + timeLength] !== filler) throw new Error("wrote beyond its room");
      if (length === timeLength) return decoder.decode(memory.subarray(out + 1, out + 1 + length));
      return length === 0 ? undefined : cannotTell;
    },
    epochMsOf(text) {
      put(text, out + 1);
      return module.epochMsOf(out + 1);
    },
  };
}
