import { readFileSync } from "node:fs";
import type { RowHost } from "./row-host.ts";

/** What row-transcoder.wasm exports; all that is not a count, a flag or a time is an address in its memory. */
export interface RowModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Memory that stays taken. */
  allocate(bytes: number): number;
  /** Puts a key into a table of `mask + 1` entries; answers its entry. */
  addKey(table: number, mask: number, start: number, length: number): number;
  setTail(address: number, length: number, digits: number): void;
  setTimes(text: number, at: number, from: number, to: number): void;
  setEnds(address: number, count: number): void;
  /** Whether records are the elements of a list from now on, or a line each. */
  setList(isOne: boolean): void;
  /** How reading over the objects of a list ended: a number of list-end.ts. */
  skipObjects(start: number, end: number): number;
  skippedTo(): number;
  /** Whether the next object of a list ends before the end. */
  endsWithin(start: number, end: number): number;
  setGlance(address: number): void;
  setGlanced(flags: number): void;
  /** How many rows were written. */
  writeRows(
    program: number,
    start: number,
    end: number,
    isLast: boolean,
    firstIndex: number,
    out: number,
    outEnd: number,
  ): number;
  readTo(): number;
  /** Objects since the beginning, of records and within them; 32 bits, as a signed number. */
  objectsRead(): number;
  isOutOfRoom(): number;
  /** Ends the list of what somebody looks at; answers its end. */
  endGlance(): number;
  minEventTime(): number;
  maxEventTime(): number;
}

/** The types of Node leave it out. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}
const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyApi };

const wasm = new URL("../../dist/row-transcoder.wasm", import.meta.url);
let compiled: object | undefined;

/** A module with memory of its own: programs and buffers stay in it as long as it is used. */
export function instantiateRowModule(host: RowHost): RowModule {
  compiled ??= new WebAssembly.Module(readFileSync(wasm));
  const { exports } = new WebAssembly.Instance(compiled, { host: host.functions });
  const module = exports as RowModule;
  host.memory = () => module.memory.buffer;
  return module;
}
