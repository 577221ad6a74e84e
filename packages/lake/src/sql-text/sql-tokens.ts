export type SqlTokenKind = "word" | "quoted" | "string" | "space" | "comment" | "symbol";
export interface SqlToken {
  readonly kind: SqlTokenKind;
  readonly text: string;
}

/** In order of trial. A string or comment that never ends runs to the end of the text: the engine refuses it. */
const patterns: readonly (readonly [SqlTokenKind, RegExp])[] = [
  ["space", /\s+/y],
  ["comment", /--[^\n]*|\/\/[^\n]*|#[ !][^\n]*|\/\*.*?(?:\*\/|$)/sy],
  ["string", /'(?:[^'\\]|\\.|'')*(?:'|$)|\$(\w*)\$.*?(?:\$\1\$|$)/sy],
  ["quoted", /`(?:[^`\\]|\\.|``)*(?:`|$)|"(?:[^"\\]|\\.|"")*(?:"|$)/sy],
  ["word", /[\p{L}\p{N}_]+/uy],
  ["symbol", /./suy],
];

/**
 * Cuts ClickHouse SQL into tokens; their texts joined are the text. Nothing is decided by it alone: what the gate
 * lets through is the engine's own rendering of the engine's own parse.
 */
export function sqlTokens(sql: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  for (let at = 0; at < sql.length; ) {
    const token = tokenAt(sql, at);
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(sql: string, at: number): SqlToken {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const text = pattern.exec(sql)?.[0];
    if (text) return { kind, text };
  }
  return { kind: "symbol", text: sql.charAt(at) };
}

/** Neither space nor comment. */
export function isCode(token: SqlToken | undefined): token is SqlToken {
  return token !== undefined && token.kind !== "space" && token.kind !== "comment";
}

/** The index of the next token that is code, going by `step` from `i`; that of no token when there is none. */
export function codeIndex(tokens: readonly SqlToken[], i: number, step: 1 | -1 = 1): number {
  let at = i + step;
  while (at >= 0 && at < tokens.length && !isCode(tokens[at])) at += step;
  return at;
}

/** `line 2, column 5` of the token, counted from 1. */
export function placeOf(tokens: readonly SqlToken[], i: number): string {
  const before = tokens
    .slice(0, i)
    .map(({ text }) => text)
    .join("");
  const lines = before.split("\n");
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
