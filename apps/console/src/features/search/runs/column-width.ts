const characterPx = 7.3;
const headCharacterPx = 6.8;
/** Of the padding of a cell; of the arrow of a sorted head besides. */
const paddingPx = 24;
const arrowPx = 18;
const leastPx = 90;
const mostPx = 420;
/** Where there are more columns than that, each gets less. */
const fewColumns = 6;
const mostOfManyPx = 240;

/** As wide as its texts need, within limits. `head` is the name with its type. */
export function columnWidth(head: string, texts: readonly string[], columns: number): number {
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  const wanted = Math.max(longest * characterPx, head.length * headCharacterPx + arrowPx) + paddingPx;
  return Math.round(Math.min(Math.max(wanted, leastPx), columns > fewColumns ? mostOfManyPx : mostPx));
}
