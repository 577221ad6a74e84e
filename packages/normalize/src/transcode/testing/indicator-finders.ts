import { readFile } from "node:fs/promises";
import type { IndicatorName } from "@pharos/domain";
import { IndicatorCollector } from "../../indicators/indicator-collector.ts";
import { scannerOf } from "../../indicators/scanners.ts";
import { scannerCodes } from "../scanner-codes.ts";

/** A scanner and the value that it looks at. */
export type Look = readonly [name: IndicatorName, value: string];

/** The JSON of the `p_any_*` fields of a record; nothing where the general way has to find them. */
export type FindIndicators = (looks: readonly Look[]) => string | undefined;

interface IndicatorModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  allocate(bytes: number): number;
  beginIndicators(): void;
  scanIndicator(scanner: number, start: number, end: number): number;
  indicatorBytes(): number;
  writeIndicators(out: number): number;
}
/** The types of Node leave it out. */
interface WebAssemblyApi {
  instantiate(bytes: Uint8Array, imports: unknown): Promise<{ readonly instance: { readonly exports: unknown } }>;
}

export const findGenerally: FindIndicators = (looks) => {
  const collector = new IndicatorCollector();
  for (const [name, value] of looks) scannerOf([name])(value, collector);
  const event = {};
  collector.writeInto(event);
  return JSON.stringify(event);
};

const inputBytes = 1 << 20;
/** Copies write whole blocks. */
const slack = 64;

async function loadModule(): Promise<IndicatorModule> {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyApi };
  const bytes = await readFile(new URL("../../../dist/row-transcoder.wasm", import.meta.url));
  const imports = new Proxy({}, { get: () => new Proxy({}, { get: () => () => 0 }) });
  return (await WebAssembly.instantiate(bytes, imports)).instance.exports as IndicatorModule;
}

/** The WebAssembly module, which is given each value as it stands between the quotes of its JSON. */
export async function loadQuickFinder(): Promise<FindIndicators> {
  const module = await loadModule();
  const input = module.allocate(inputBytes + slack);
  const output = module.allocate(inputBytes + slack);
  const encoder = new TextEncoder();
  return (looks) => {
    const memory = new Uint8Array(module.memory.buffer);
    module.beginIndicators();
    let start = input;
    for (const [name, value] of looks) {
      const bytes = encoder.encode(JSON.stringify(value));
      memory.set(bytes, start);
      const end = start + bytes.length;
      if (!module.scanIndicator(scannerCodes[name], start + 1, end - 1)) return undefined;
      start = end;
    }
    const end = module.writeIndicators(output);
    if (end > output + module.indicatorBytes()) throw new Error("more bytes than it said");
    return `{${new TextDecoder().decode(memory.subarray(output + 1, end))}}`;
  };
}
