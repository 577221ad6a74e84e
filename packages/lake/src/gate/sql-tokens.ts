export type SqlTokenKind = "word" | "quoted" | "string" | "space" | "comment" | "symbol";
export interface SqlToken {
  readonly kind: SqlTokenKind;
  readonly text: string;
}

/** In order of trial. A string or comment that never ends runs to the end of the text: the engine refuses it. */
const patterns: readonly (readonly [SqlTokenKind, RegExp])[] = [
  ["space", /\s+/y],
  ["comment", /--[^\n]*|#[ !][^\n]*|\/\*.*?(?:\*\/|$)/sy],
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
