import * as Code from "./codes/error-code.ts";
import * as NodeKind from "./codes/node-kind.ts";
import * as Kind from "./codes/token-kind.ts";
import { accept, advance, expect, kind, missing, skipped, start, word } from "./cursor.ts";
import { expression } from "./grammar.ts";
import { name } from "./names.ts";
import { addNode, append, wrap } from "./nodes.ts";
import { operators, pipeline } from "./pipelines.ts";
import { isTypedLambdaAhead, typedLambda } from "./primary.ts";
import { isPipelineHere } from "./sources.ts";
import { textLength } from "./text.ts";
import * as Word from "./word.ts";

/** All statements of the text: the last node, whatever the text. */
export function query(): i32 {
  const node = addNode(NodeKind.Query, 0, 0, textLength());
  while (kind() !== Kind.EndOfText) {
    if (accept(Kind.Semicolon)) continue;
    append(node, word() === Word.Let ? letStatement() : pipeline());
    append(node, skipped(Code.Unexpected));
    if (kind() !== Kind.EndOfText && kind() !== Kind.Semicolon) append(node, missing(Kind.Semicolon));
  }
  return node;
}

function letStatement(): i32 {
  const node = addNode(NodeKind.Let, 0, start(), start());
  advance();
  append(node, name());
  expect(node, Kind.Assign);
  if (isTypedLambdaAhead()) append(node, typedLambda());
  else append(node, kind() === Kind.Pipe || isPipelineHere() ? pipeline() : valueOrPipeline());
  return node;
}

/** An expression; with a pipe behind it, what a pipeline reads. */
function valueOrPipeline(): i32 {
  const value = expression();
  if (kind() !== Kind.Pipe) return value;
  const node = wrap(NodeKind.Pipeline, 0, value);
  operators(node);
  return node;
}
