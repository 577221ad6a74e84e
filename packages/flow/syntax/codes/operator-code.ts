// What an operator's node carries: a token's kind, or a word with these marks. Read by both sides.
export const WordMark = 256;
/** Written with `!` or `not` before the word. */
export const NegatedMark = 512;
/** Written with `~` after the word. */
export const AnyCaseMark = 1024;
/** The token's kind or the word. */
export const CodeMask = 255;
