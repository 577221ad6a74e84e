import type { BindOptions } from "../../bind/binder.ts";
import type { BoundQuery } from "../../bind/bound-query.ts";
import { bindQuery } from "../../bind/query/bind-query.ts";
import type { FlowParser } from "../../syntax-tree/flow-parser.ts";
import type { SyntaxTree } from "../../syntax-tree/syntax-tree.ts";

/** A text and what it means: what every service of the editor works on. */
export interface FlowDocument {
  readonly text: string;
  readonly tree: SyntaxTree;
  readonly bound: BoundQuery;
  readonly options: BindOptions;
}

/** @throws flow.too_long */
export function openDocument(parser: FlowParser, text: string, options: BindOptions): FlowDocument {
  const tree = parser.parse(text);
  return { text, tree, bound: bindQuery(tree, options), options };
}
