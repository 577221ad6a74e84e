import type { IndicatorName } from "@pharos/domain";
import { IndicatorCollector } from "../../indicators/indicator-collector.ts";
import { scannerOf } from "../../indicators/scanners.ts";
import { RowHost } from "../row-host.ts";
import { instantiateRowModule, type RowModule } from "../row-module.ts";
import { scannerCodes } from "../scanner-codes.ts";

/** A scanner and the value that it looks at. */
export type Look = readonly [name: IndicatorName, value: string];

/** The JSON of the `p_any_*` fields of a record; nothing where the general way has to find them. */
export type FindIndicators = (looks: readonly Look[]) => string | undefined;

/** What the rows need of it only inside. */
interface IndicatorModule extends RowModule {
  beginIndicators(): void;
  scanIndicator(scanner: number, start: number, end: number): number;
  indicatorBytes(): number;
  writeIndicators(out: number): number;
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

/** The WebAssembly module, which is given each value as it stands between the quotes of its JSON. */
export function loadQuickFinder(): FindIndicators {
  const module = instantiateRowModule(new RowHost()) as IndicatorModule;
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
