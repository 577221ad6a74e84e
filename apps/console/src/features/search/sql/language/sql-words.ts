/** A piece of a text that is no space and no comment. */
export interface SqlWord {
  readonly kind: "word" | "quoted" | "string" | "symbol";
  readonly start: number;
  readonly end: number;
  /** Of what is quoted: without its quotes. */
  readonly text: string;
}

const pattern =
  /(?<skipped>\s+|--[^\n]*|\/\/[^\n]*|\/\*.*?(?:\*\/|$))|(?<string>'(?:[^'\\]|\\.|'')*(?:'|$))|(?<quoted>`[^`]*(?:`|$)|"[^"]*(?:"|$))|(?<word>[\p{L}\p{N}_]+)|./gsu;

/** The pieces of a text in SQL; a string or comment that never ends takes the rest. */
export function sqlWords(sql: string): SqlWord[] {
  const words: SqlWord[] = [];
  for (const match of sql.matchAll(pattern)) {
    const { skipped, string, quoted, word } = match.groups ?? {};
    if (skipped !== undefined) continue;
    const kind =
      string !== undefined ? "string" : quoted !== undefined ? "quoted" : word !== undefined ? "word" : "symbol";
    const text = kind === "quoted" ? match[0].replace(/^.|.$/gs, "") : match[0];
    words.push({ kind, start: match.index, end: match.index + match[0].length, text });
  }
  return words;
}

export interface SqlName {
  readonly start: number;
  readonly end: number;
  /** Its parts without quotes, in lower case: `pharos_logs`, `public`, `aws_alb`. */
  readonly parts: readonly string[];
}

/** Names joined by points, a single one being a name as well. */
export function sqlNames(words: readonly SqlWord[]): SqlName[] {
  const names: SqlName[] = [];
  const isName = (word: SqlWord | undefined) => word?.kind === "word" || word?.kind === "quoted";
  for (let i = 0; i < words.length; i++) {
    const first = words[i];
    if (first === undefined || !isName(first)) continue;
    const parts = [first.text.toLowerCase()];
    while (words[i + 1]?.text === "." && isName(words[i + 2])) {
      parts.push(words[i + 2]?.text.toLowerCase() ?? "");
      i += 2;
    }
    names.push({ start: first.start, end: words[i]?.end ?? first.end, parts });
  }
  return names;
}
