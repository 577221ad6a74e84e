import { type EventRow, summaryColumn } from "./event-row.ts";
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

/**
 * An event on a line or a few: what tells it first, then where the search hit, then the rest.
 * @param shown paths that have a column of their own, which may cut a hit off
 */
export function summaryFields(row: EventRow, hits: readonly SearchHit[], shown: ReadonlySet<string>): SummaryField[] {
  const fields = orderedFields(row)
    .map(({ path, text }) => ({ path, parts: excerpt(shortParts(text, path, hits), beforeHit) }))
    .filter((field) => !shown.has(field.path) || isHit(field));
  // The first field says whose row it is, unless columns say so.
  const headCount = leadsByColumns(shown) ? 0 : 1;
  const head = fields.slice(0, headCount);
  const rest = fields.slice(headCount);
  return [...head, ...rest.filter(isHit), ...rest.filter((field) => !isHit(field))].slice(0, fieldsMax);
}

const leadsByColumns = (shown: ReadonlySet<string>) =>
  [...shown].some((name) => name !== summaryColumn && !name.startsWith("p_"));
const isHit = ({ parts }: SummaryField) => parts.some((part) => part.isHit);

/** Of an ARN, accounts and services are in fields of their own: its last part says who or what. */
const arnStart = /^arn:[^:]*:[^:]*:[^:]*:[^:]*:(?=.)/;

function shortParts(text: string, path: string, hits: readonly SearchHit[]): TextPart[] {
  const parts = markedParts(text, path, hits);
  return parts.some((part) => part.isHit) ? parts : [{ text: text.replace(arnStart, ""), isHit: false }];
}

/** A long value about its first hit, with so many characters before it. */
export function excerpt(parts: readonly TextPart[], before: number): TextPart[] {
  const [first, ...rest] = parts;
  const isFar = first && !first.isHit && rest.length > 0 && first.text.length > before;
  return cut(isFar ? [{ text: `…${first.text.slice(-before)}`, isHit: false }, ...rest] : parts);
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
