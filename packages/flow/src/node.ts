import { readFile } from "node:fs/promises";
import { FlowParser } from "./syntax-tree/flow-parser.ts";

/** Where the build left the module (`npm run build -w packages/flow`). */
export const flowWasm = new URL("../dist/pharos-flow.wasm", import.meta.url);

/** The parser, from the module on disk. */
export async function loadFlowParser(): Promise<FlowParser> {
  return FlowParser.load(await readFile(flowWasm));
}
