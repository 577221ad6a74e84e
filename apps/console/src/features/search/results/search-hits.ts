import type { EventSearch } from "../event-search.ts";
import { conditionGroups } from "../filters/condition.ts";

/** A text that the search asks for; of one field, or of any. */
export interface SearchHit {
  readonly text: string;
  readonly key?: string;
}

/** Operators that ask for a text itself, rather than for its absence or its place in an order. */
const textOperators = new Set([
  "EQUALS",
  "IN",
  "CONTAINS",
  "STARTS_WITH",
  "ENDS_WITH",
  "HAS_ANY",
  "ROW_CONTAINS",
  "HAS_INDICATOR",
]);

export function searchHits({ q, filter = [] }: Pick<EventSearch, "q" | "filter">): SearchHit[] {
  const ofFilters = conditionGroups(filter)
    .flat()
    .filter(({ operator }) => textOperators.has(operator))
    .flatMap(({ key, value }) => {
      const texts = typeof value === "object" ? value.map(String) : value === undefined ? [] : [String(value)];
      // Indicators were taken from any field.
      const place = key === "" || key.startsWith("p_any_") ? {} : { key };
      return texts.map((text) => ({ text, ...place }));
    });
  const ofText = q?.trim() ? [{ text: q.trim() }] : [];
  return [...ofText, ...ofFilters].filter(({ text }) => text !== "");
}

export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** The text in parts, those that the search asked for marked, whatever their capitals. */
export function markedParts(text: string, path: string, hits: readonly SearchHit[]): TextPart[] {
  const wanted = hits.filter(({ key }) => key === undefined || isWithin(path, key)).map((hit) => escaped(hit.text));
  if (wanted.length === 0) return [{ text, isHit: false }];
  const parts = text.split(new RegExp(`(${wanted.join("|")})`, "gi"));
  return parts.map((part, index) => ({ text: part, isHit: index % 2 === 1 })).filter((part) => part.text !== "");
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isWithin = (path: string, key: string) =>
  path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`);
