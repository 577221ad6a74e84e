/** The engine copies what is shorter; longer parts are views of the whole text. */
const copiedLengthMax = 12;

/**
 * `text.slice(from, to)` as a text of its own: `JSON.stringify` leaves its fast path for an object that has one view
 * of another text in it, and a view keeps the whole text in memory. Joining two parts always copies them.
 */
export function flatSlice(text: string, from: number, to: number): string {
  if (to - from <= copiedLengthMax || (from === 0 && to === text.length)) return text.slice(from, to);
  return [text.slice(from, from + 1), text.slice(from + 1, to)].join("");
}
