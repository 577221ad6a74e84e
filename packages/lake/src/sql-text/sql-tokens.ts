export type SqlTokenKind = "word" | "quoted" | "string" | "space" | "comment" | "symbol";
export interface SqlToken {
  readonly kind: SqlTokenKind;
  readonly text: string;
}

type Pattern = readonly [SqlTokenKind, RegExp];

/** A string or comment that never ends runs to the end of the text: the engine refuses it. */
const space: Pattern = ["space", /\s+/y];
const comment: Pattern = ["comment", /--[^\n]*|\/\/[^\n]*|#[ !][^\n]*|\/\*.*?(?:\*\/|$)/sy];
const string: Pattern = ["string", /'(?:[^'\\]|\\.|'')*(?:'|$)|\$(\w*)\$.*?(?:\$\1\$|$)/sy];
const quoted: Pattern = ["quoted", /`(?:[^`\\]|\\.|``)*(?:`|$)|"(?:[^"\\]|\\.|"")*(?:"|$)/sy];
const word: Pattern = ["word", /[\p{L}\p{N}_]+/uy];
/** Most words: an expression without regard to other alphabets is quicker. */
const plainWord: Pattern = ["word", /\w+(?![\w\x80-\uffff])/y];
const symbol: Pattern = ["symbol", /./suy];

/** In order of trial, by a token's first character: half of a long query's time goes into its tokens. */
const patternsOf = Array.from({ length: 128 }, (_, code) => {
  const first = String.fromCharCode(code);
  return [space, comment, string, quoted, plainWord, word].filter(([kind]) => mayBegin(kind, first));
});
const otherPatterns = [space, word, symbol];

function mayBegin(kind: SqlTokenKind, first: string): boolean {
  if (kind === "space") return /\s/.test(first);
  if (kind === "word") return /\w/.test(first);
  return { comment: "-/#", string: "'$", quoted: '`"', symbol: "" }[kind].includes(first);
}

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
  for (const [kind, pattern] of patternsOf[sql.charCodeAt(at)] ?? otherPatterns) {
    pattern.lastIndex = at;
    if (pattern.test(sql)) return { kind, text: sql.slice(at, pattern.lastIndex) };
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
