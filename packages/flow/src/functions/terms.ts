import { quoteText } from "../sql/sql-text.ts";

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

/** A pattern that finds the text as a whole term; an end that is no letter or digit needs no separator. */
export function termPattern(term: string, { begins, ends }: TermEnds): string {
  const characters = [...term];
  const before = begins && letter.test(characters[0] ?? "") ? `(?:^|${separators})` : "";
  const after = ends && letter.test(characters.at(-1) ?? "") ? `(?:$|${separators})` : "";
  return `${before}${characters.map(escapeCharacter).join("")}${after}`;
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
