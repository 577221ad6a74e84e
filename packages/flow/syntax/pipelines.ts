import * as Code from "./codes/error-code.ts";
import * as NodeKind from "./codes/node-kind.ts";
import * as Kind from "./codes/token-kind.ts";
import { accept, kind, skipped, start } from "./cursor.ts";
import { definePipeline } from "./grammar.ts";
import { addNode, append } from "./nodes.ts";
import { operator } from "./operators.ts";
import { isPipelineHere, source } from "./sources.ts";

/** A source and its operators; without a source where a pipe stands first: the form says what is read. */
export function pipeline(): i32 {
  const node = addNode(NodeKind.Pipeline, 0, start(), start());
  if (kind() !== Kind.Pipe) {
    append(node, source());
    append(node, skipped(Code.Unexpected));
  }
  operators(node);
  return node;
}

/** The operators behind each pipe that stands here. */
export function operators(node: i32): void {
  while (accept(Kind.Pipe)) append(node, operator());
}

/** Tells the grammar what a pipeline is; once, before the first text. */
export function definePipelines(): void {
  definePipeline(pipeline, isPipelineHere);
}
