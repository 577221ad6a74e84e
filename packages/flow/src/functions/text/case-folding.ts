/**
 * Without regard to capitals, two texts are the same when their small letters are (Unicode's, one character at a time,
 * with both small sigmas alike). The engine's own searches are many times faster than folding every row, and agree on
 * the letters that most patterns have.
 */
export function foldText(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ");
}

/** `foldText` in SQL. */
export function foldSql(sql: string): string {
  return `replaceAll(lowerUTF8(${sql}), 'ς', 'σ')`;
}

/** How a pattern that is written out can be searched for. */
type CaseForm = "ascii" | "simple" | "folded";

/** `simple`: letters of Latin-1, Latin Extended-A and Cyrillic, which have one small form of the same length. */
export function caseForm(pattern: unknown): CaseForm {
  if (typeof pattern !== "string") return "folded";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every character of ASCII, these among them
  if (/^[\x00-\x7f]*$/.test(pattern)) return "ascii";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  return /^[\x00-\x7f\xa0-\xb4\xb6-\xde\xe0-\xfe\u0100-\u012f\u0132-\u0148\u014a-\u017e\u0400-\u04ff\u2000-\u206f\u3000-\u9fff]*$/.test(
    pattern,
  )
    ? "simple"
    : "folded";
}
