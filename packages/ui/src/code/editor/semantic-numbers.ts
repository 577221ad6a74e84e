import type { CodeToken } from "./code-language.ts";

/** The kinds that the theme colours. */
export const semanticKinds = [
  "keyword",
  "operator",
  "function",
  "table",
  "column",
  "key",
  "variable",
  "parameter",
  "type",
  "string",
  "number",
  "comment",
] as const;
const numbers = new Map<string, number>(semanticKinds.map((kind, index) => [kind, index]));

/** Five numbers a token: lines and columns from the token before, length, kind, no modifiers. Longer than a line: cut. */
export function semanticNumbers(text: string, tokens: readonly CodeToken[]): Uint32Array {
  const data: number[] = [];
  let lineStart = 0;
  let lastLine = 0;
  let line = 0;
  let lastStart = 0;
  let at = 0;
  for (const { start, end, kind } of tokens) {
    const number = numbers.get(kind);
    for (; at < start; at++) {
      if (text[at] !== "\n") continue;
      line++;
      lineStart = at + 1;
    }
    if (number === undefined) continue;
    const column = start - lineStart;
    const lineEnd = text.indexOf("\n", start);
    const length = Math.min(end, lineEnd < 0 ? end : lineEnd) - start;
    data.push(line - lastLine, line === lastLine ? column - lastStart : column, length, number, 0);
    lastLine = line;
    lastStart = column;
  }
  return new Uint32Array(data);
}
