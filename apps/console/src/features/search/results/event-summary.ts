import type { EventRow } from "./event-row.ts";
import { orderedFields } from "./ordered-fields.ts";
import { markedParts, type SearchHit, type TextPart } from "./search-hits.ts";

export interface SummaryField {
  readonly path: string;
  readonly parts: readonly TextPart[];
}

const fieldsMax = 40;
const valueLengthMax = 160;
/** What is shown before a hit that lies deep in a long value. */
const beforeHit = 40;
/** Fields that come before those with hits, so that rows can still be compared. */
const headCount = 3;

/**
 * An event on a line or a few: what tells it first, then where the search hit, then the rest.
 * @param shown paths that have a column of their own
 */
export function summaryFields(row: EventRow, hits: readonly SearchHit[], shown: ReadonlySet<string>): SummaryField[] {
  const fields = orderedFields(row)
    .filter(({ path }) => !shown.has(path))
    .map(({ path, text }) => ({ path, parts: excerpt(markedParts(text, path, hits)) }));
  const head = fields.slice(0, headCount);
  const rest = fields.slice(headCount);
  const isHit = ({ parts }: SummaryField) => parts.some((part) => part.isHit);
  return [...head, ...rest.filter(isHit), ...rest.filter((field) => !isHit(field))].slice(0, fieldsMax);
}

/** A long value about its first hit. */
function excerpt(parts: readonly TextPart[]): TextPart[] {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= valueLengthMax) return [...parts];
  const [first, ...rest] = parts;
  if (first && !first.isHit && rest.length > 0 && first.text.length > beforeHit)
    return cut([{ text: `…${first.text.slice(-beforeHit)}`, isHit: false }, ...rest]);
  return cut(parts);
}

function cut(parts: readonly TextPart[]): TextPart[] {
  const kept: TextPart[] = [];
  let room = valueLengthMax;
  for (const { text, isHit } of parts) {
    if (room <= 0) break;
    kept.push({ text: text.length > room ? `${text.slice(0, room)}…` : text, isHit });
    room -= text.length;
  }
  return kept;
}
