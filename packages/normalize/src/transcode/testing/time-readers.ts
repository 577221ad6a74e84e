import { parseExactly } from "../../exact-numbers/exact-json.ts";
import { timestampParser } from "../../timestamps/timestamp-parser.ts";
import { RowHost } from "../row-host.ts";
import { instantiateRowModule, type RowModule } from "../row-module.ts";
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

/** What the rows need of it only inside. */
interface TimeModule extends RowModule {
  readTime(format: number, start: number, end: number, isNumber: boolean, out: number): number;
  epochMsOf(text: number): number;
}
export const readGenerally: ReadTime = (format, { written, isNumber }) =>
  timestampParser([format])(isNumber ? (parseExactly(written) as number | bigint) : written, 0);

const roomBytes = 256;
const timeLength = 29;
/** Around what is read and written, so that a step too far shows. */
const filler = 0x37;

/** The WebAssembly module, which finds a seven before and after everything. */
export function loadQuickTimes(): QuickTimes {
  const module = instantiateRowModule(new RowHost()) as TimeModule;
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
