import * as NodeKind from "../../syntax/codes/node-kind.ts";
import * as TokenKind from "../../syntax/codes/token-kind.ts";
import type { FlowDiagnostic } from "../diagnostics/flow-diagnostic.ts";
import type { FlowNode } from "./flow-node.ts";
import type { FlowToken } from "./flow-token.ts";
import { namesOf } from "./names-of.ts";
import { operatorSpelling } from "./operator-spelling.ts";
import { syntaxDiagnostics } from "./syntax-diagnostics.ts";

/** Numbers in a record of the module's memory (syntax/nodes.ts, syntax/tokens.ts). */
const nodeWidth = 8;
const tokenWidth = 4;
const nodeKinds = namesOf(NodeKind);
const tokenKinds = namesOf(TokenKind);

/** A parsed text. It stays as it is when the parser reads the next one; nodes become objects when somebody asks. */
export class SyntaxTree {
  readonly text: string;
  readonly #nodes: Int32Array;
  readonly #tokens: Int32Array;
  readonly #rootNumber: number;
  #root: FlowNode | undefined;
  #lists: { readonly tokens: readonly FlowToken[]; readonly errors: readonly FlowDiagnostic[] } | undefined;

  constructor(text: string, nodes: Int32Array, tokens: Int32Array, rootNumber: number) {
    this.text = text;
    this.#nodes = nodes;
    this.#tokens = tokens;
    this.#rootNumber = rootNumber;
  }

  get root(): FlowNode {
    this.#root ??= this.#node(this.#rootNumber);
    return this.#root;
  }

  /** Every token and comment; the end of the text is not one. */
  get tokens(): readonly FlowToken[] {
    return this.#told().tokens;
  }

  /** What is wrong with the syntax, in the order of the text. */
  get errors(): readonly FlowDiagnostic[] {
    return this.#told().errors;
  }

  textOf(part: { readonly start: number; readonly end: number }): string {
    return this.text.slice(part.start, part.end);
  }

  #node(number: number): FlowNode {
    const at = number * nodeWidth;
    const kind = this.#nodes[at] ?? NodeKind.None;
    const detail = this.#nodes[at + 1] ?? 0;
    const children: FlowNode[] = [];
    for (let child = this.#nodes[at + 4] ?? 0; child !== 0; child = this.#nodes[child * nodeWidth + 6] ?? 0) {
      children.push(this.#node(child));
    }
    return {
      kind: nodeKinds[kind] ?? "None",
      start: this.#nodes[at + 2] ?? 0,
      end: this.#nodes[at + 3] ?? 0,
      children,
      detail,
      operator: operatorSpelling(kind, detail),
    };
  }

  #told() {
    if (this.#lists === undefined) {
      const tokens = this.#readTokens();
      this.#lists = { tokens, errors: syntaxDiagnostics(this.text, tokens, this.#errorNodes()) };
    }
    return this.#lists;
  }

  #readTokens(): FlowToken[] {
    const tokens: FlowToken[] = [];
    for (let at = 0; at + tokenWidth < this.#tokens.length; at += tokenWidth) {
      const kind = tokenKinds[this.#tokens[at] ?? 0] ?? "UnknownCharacter";
      tokens.push({ kind, start: this.#tokens[at + 1] ?? 0, end: this.#tokens[at + 2] ?? 0 });
    }
    return tokens;
  }

  #errorNodes(): FlowNode[] {
    const errors: FlowNode[] = [];
    for (let at = nodeWidth; at < this.#nodes.length; at += nodeWidth) {
      if (this.#nodes[at] === NodeKind.ErrorNode) errors.push(this.#node(at / nodeWidth));
    }
    return errors;
  }
}
