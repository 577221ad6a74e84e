import { defined, textOf } from "../../routing/search-codec.ts";

/** The state of a list of helpers or data models, as its address holds it. */
export interface CodeSearch {
  readonly q?: string;
}

export function readCodeSearch(search: Record<string, unknown>): CodeSearch {
  return defined({ q: textOf(search.q) });
}

/** Those of which one of the texts contains what was typed. */
export function matchingItems<T>(items: readonly T[], { q = "" }: CodeSearch, textsOf: (item: T) => string[]): T[] {
  const needle = q.toLowerCase();
  return items.filter((item) => textsOf(item).join("\n").toLowerCase().includes(needle));
}

/** The page of one: another one that a new one begins as. */
export interface NewCodeSearch {
  readonly copyOf?: string;
}

export function readNewCodeSearch(search: Record<string, unknown>): NewCodeSearch {
  return defined({ copyOf: textOf(search.copyOf) });
}
