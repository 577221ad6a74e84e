import { startCursor } from "../cursor.ts";
import { startDepth } from "../depth.ts";
import { defineExpressions } from "../expressions.ts";
import { format } from "../format/format.ts";
import { outputLength, outputStart } from "../format/writer.ts";
import { lex } from "../lexer.ts";
import { aligned } from "../memory.ts";
import { nodeCount, nodesStart, startNodes } from "../nodes.ts";
import { definePipelines } from "../pipelines.ts";
import { query } from "../statements.ts";
import { allocateText, textEnd } from "../text.ts";
import { startTokens, tokenCount, tokensEnd, tokensStart } from "../tokens.ts";
import { fillWordTable } from "../word-table.ts";

fillWordTable();
defineExpressions();
definePipelines();

export { allocateText, format, nodeCount, nodesStart, outputLength, outputStart, tokenCount, tokensStart };

/** Reads the text that was written where `allocateText` said; returns the root's number. */
export function parse(): i32 {
  startTokens(textEnd());
  lex();
  startNodes(aligned(tokensEnd()));
  startCursor();
  startDepth();
  return query();
}
