import { quoteText } from "../sql/sql-text.ts";

/**
 * What ends a term: everything of ASCII but letters and digits, and the spaces, punctuation and symbols of Unicode.
 * Once by character for RE2, and once by byte, since the engine's search for many patterns knows bytes alone.
 */
const separators =
  "[\\x00-/:-@\\[-`{-\\x{a9}\\x{ab}-\\x{b1}\\x{b4}\\x{b6}-\\x{b8}\\x{bb}\\x{bf}\\x{d7}\\x{f7}\\x{2000}-\\x{206f}\\x{2190}-\\x{245f}\\x{2500}-\\x{26ff}\\x{3000}-\\x{3004}\\x{3008}-\\x{3020}\\x{feff}\\x{ff01}-\\x{ff0f}\\x{ff1a}-\\x{ff20}\\x{1f300}-\\x{1faff}]";
const separatorsAfter =
  "[\\x00-/:-@\\[-`{-\\x7f]|\\xc2[\\x80-\\xa9\\xab-\\xb1\\xb4\\xb6-\\xb8\\xbb\\xbf]|\\xc3[\\x97\\xb7]|\\xe2(?:[\\x80\\x87-\\x90\\x94-\\x9b][\\x80-\\xbf]|\\x81[\\x80-\\xaf]|\\x86[\\x90-\\xbf]|\\x91[\\x80-\\x9f])|\\xe3\\x80[\\x80-\\x84\\x88-\\xa0]|\\xef(?:\\xbb\\xbf|\\xbc[\\x81-\\x8f\\x9a-\\xa0])|\\xf0\\x9f(?:[\\x8c-\\xab][\\x80-\\xbf])";

/** Which ends of the text that is searched for must be the ends of a term. */
export interface TermEnds {
  readonly begins: boolean;
  readonly ends: boolean;
}

const letter = /[\p{L}\p{N}\p{M}]/u;

/** A pattern, in bytes, that finds the text as a whole term; an end that is no letter or digit needs no separator. */
export function termBytes(term: string, { begins, ends }: TermEnds): string {
  const characters = [...term];
  const before = begins && letter.test(characters[0] ?? "") ? `(?:^|${separatorsAfter})` : "";
  const after = ends && letter.test(characters.at(-1) ?? "") ? `(?:$|${separatorsAfter})` : "";
  return `${before}${byteLiteral(term)}${after}`;
}

function byteLiteral(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  return bytes
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[0-9A-Za-z _]/.test(character) ? character : `\\x${byte.toString(16).padStart(2, "0")}`;
    })
    .join("");
}

/** The same for a term that comes from a row: SQL of a pattern for RE2. */
export function termPatternSql(term: string, { begins, ends }: TermEnds): string {
  const edge = (isWanted: boolean, anchor: string, at: string) =>
    isWanted ? `if(match(${term}, ${quoteText(at)}), ${quoteText(`(?:${anchor}|${separators})`)}, '')` : "''";
  const before = edge(begins, "^", "^[\\pL\\pN\\pM]");
  const after = edge(ends, "$", "[\\pL\\pN\\pM]$");
  return `concat(${before}, regexpQuoteMeta(${term}), ${after})`;
}
