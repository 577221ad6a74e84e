import { flowTooLong } from "./errors.ts";
import { type FlowModule, instantiateFlowModule } from "./flow-module.ts";
import { SyntaxTree } from "./syntax-tree.ts";

/** The longest text that is read, in UTF-16 units: far more than anybody writes. */
export const longestFlow = 262_144;
const nodeBytes = 32;
const tokenBytes = 16;

/** Reads queries, one after another; the same in browser and server. */
export class FlowParser {
  readonly #module: FlowModule;

  private constructor(module: FlowModule) {
    this.#module = module;
  }

  /** From the bytes of pharos-flow.wasm. */
  static async load(wasm: Uint8Array): Promise<FlowParser> {
    return new FlowParser(await instantiateFlowModule(wasm));
  }

  /**
   * The tree of any text: what is wrong is told in the tree's errors, and the rest is read.
   * @throws flow.too_long
   */
  parse(text: string): SyntaxTree {
    this.#write(text);
    return this.#tree(text, this.#module.parse());
  }

  /**
   * The text in its canonical layout, comments kept; undefined where its syntax has errors.
   * @throws flow.too_long
   */
  format(text: string): string | undefined {
    const module = this.#module;
    this.#write(text);
    const root = module.parse();
    if (this.#tree(text, root).errors.length > 0) return undefined;
    module.format(root);
    return textOf(new Uint16Array(module.memory.buffer, module.outputStart(), module.outputLength()));
  }

  #tree(text: string, root: number): SyntaxTree {
    const module = this.#module;
    const nodes = this.#copy(module.nodesStart(), module.nodeCount() * nodeBytes);
    return new SyntaxTree(text, nodes, this.#copy(module.tokensStart(), module.tokenCount() * tokenBytes), root);
  }

  #write(text: string): void {
    if (text.length > longestFlow) throw flowTooLong(text.length, longestFlow);
    const at = this.#module.allocateText(text.length);
    const units = new Uint16Array(this.#module.memory.buffer, at, text.length);
    for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index);
  }

  #copy(at: number, bytes: number): Int32Array {
    return new Int32Array(this.#module.memory.buffer.slice(at, at + bytes));
  }
}

/** Not by a decoder: it would not keep halves of pairs that stand alone. */
function textOf(units: Uint16Array): string {
  let text = "";
  for (let at = 0; at < units.length; at += 8_192) text += String.fromCharCode(...units.subarray(at, at + 8_192));
  return text;
}
