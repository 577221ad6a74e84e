/** What spreadsheets begin a formula with, in narrow and in wide writing. */
const formulaCharacters = "=+\\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212";
/** What they skip before it: spaces, quotes, control and invisible characters. */
const skipped = '[\\s"\\u0000-\\u001f\\u200b-\\u200f\\u2060\\ufeff]*';
/** The same without the separators themselves, each of which begins a cell anew. */
const skippedInLine = '(?:[^\\S\\t\\r\\n]|["\\u0000-\\u0008\\u000e-\\u001f\\u200b-\\u200f\\u2060])*';
const plainNumber = /^[+-]?\d+(\.\d+)?$/;
const beginning = new RegExp(`^(?:[\\t\\r\\n]|${skipped}[${formulaCharacters}])`);
/** Where semicolons or tabs separate cells, a text with one of them becomes several cells. */
const furtherCell = new RegExp(`([;\\t\\r\\n]${skippedInLine})(?=[${formulaCharacters}])`, "g");

/**
 * The text as a cell that no spreadsheet runs as a formula, whichever separator it takes: an apostrophe makes it a
 * text. A number is no formula.
 */
export function spreadsheetText(text: string): string {
  if (plainNumber.test(text)) return text;
  const inside = text.replace(furtherCell, "$1'");
  return beginning.test(text) ? `'${inside}` : inside;
}
