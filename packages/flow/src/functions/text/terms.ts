import { quoteText } from "../../sql-values/sql-text.ts";

/**
 * What ends a term: everything of ASCII but letters and digits, and the spaces, punctuation and symbols of Unicode.
 * Characters of their own, since the engine takes \x{2000} in a pattern for an endless repetition.
 */
const separators =
  "[\\x00-/:-@\\[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u245f\u2500-\u26ff\u3000-\u3004\u3008-\u3020\ufeff\uff01-\uff0f\uff1a-\uff20\u{1f300}-\u{1faff}]";

/** Which ends of the text that is searched for must be the ends of a term. */
export interface TermEnds {
  readonly begins: boolean;
  readonly ends: boolean;
}

const letter = /[\p{L}\p{N}\p{M}]/u;

/**
 * Patterns that between them find any of the texts as a whole term, at most four: an end that is no letter or digit
 * needs no separator, and those that need the same are one pattern.
 */
export function termPatterns(terms: readonly string[], { begins, ends }: TermEnds): readonly string[] {
  const byEdges = new Map<string, string[]>();
  for (const term of terms) {
    const characters = [...term];
    const isLetter = (character = "") => letter.test(character);
    const edges = `${begins && isLetter(characters[0])} ${ends && isLetter(characters.at(-1))}`;
    byEdges.set(edges, [...(byEdges.get(edges) ?? []), characters.map(escapeCharacter).join("")]);
  }
  return [...byEdges].map(([edges, texts]) => {
    const [before, after] = edges.split(" ");
    const any = texts.length === 1 ? texts[0] : `(?:${texts.join("|")})`;
    return `${before === "true" ? `(?:^|${separators})` : ""}${any}${after === "true" ? `(?:$|${separators})` : ""}`;
  });
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const isLiteral = code > 0x7f || /[0-9A-Za-z _]/.test(character);
  return isLiteral ? character : `\\x${code.toString(16).padStart(2, "0")}`;
}

/** The same for a term that comes from a row: SQL of a pattern for RE2. */
export function termPatternSql(term: string, { begins, ends }: TermEnds): string {
  const edge = (isWanted: boolean, anchor: string, at: string) =>
    isWanted ? `if(match(${term}, ${quoteText(at)}), ${quoteText(`(?:${anchor}|${separators})`)}, '')` : "''";
  const before = edge(begins, "^", "^[\\pL\\pN\\pM]");
  const after = edge(ends, "$", "[\\pL\\pN\\pM]$");
  return `concat(${before}, regexpQuoteMeta(${term}), ${after})`;
}
