/** A value that the address can carry: filters, sort, page, tab, open sheet. */
type SearchValue = string | number | boolean | readonly (string | number | boolean)[];
export type Search = Record<string, SearchValue>;

/**
 * `?status[]=OPEN&status[]=TRIAGED&page=2`: lists have brackets, numbers and booleans are recognised.
 * An empty list is written `status[]=`, since "none chosen" differs from "not said".
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === "") continue;
    if (Array.isArray(value)) {
      const items = value.length > 0 ? value : [""];
      for (const item of items) parts.push(`${encodeURIComponent(key)}[]=${encodeValue(item)}`);
    } else {
      parts.push(`${encodeURIComponent(key)}=${encodeValue(value)}`);
    }
  }
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

export function parseSearch(text: string): Search {
  const search: Record<string, SearchValue> = {};
  for (const [rawKey, rawValue] of new URLSearchParams(text)) {
    if (!rawKey.endsWith("[]")) {
      search[rawKey] = parseValue(rawValue);
      continue;
    }
    const key = rawKey.slice(0, -2);
    const before = search[key];
    const items = Array.isArray(before) ? before : [];
    search[key] = rawValue === "" ? items : [...items, parseValue(rawValue)];
  }
  return search;
}

/** Only what reads back as the same text becomes a number, so `007` and a 20-digit id stay text. */
function parseValue(text: string): string | number | boolean {
  if (text === "true") return true;
  if (text === "false") return false;
  const number = Number(text);
  return text !== "" && Number.isFinite(number) && String(number) === text ? number : text;
}

/** Colons and commas stay readable; the rest is escaped. */
const encodeValue = (value: unknown) =>
  encodeURIComponent(String(value)).replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%20", "+");

/** For a route whose page reads the address by itself, so that its reader comes with the page. */
export const unreadSearch = (search: Record<string, unknown>): Record<string, unknown> => search;

// Readers for a route's `validateSearch`: each takes whatever the address held.

/** The members of a list that are among the allowed; undefined when the address says nothing. */
export function listOf<T extends string>(value: unknown, allowed?: readonly T[]): T[] | undefined {
  if (value === undefined) return undefined;
  const items = (Array.isArray(value) ? value : [value]).map(String) as T[];
  return allowed ? items.filter((item) => allowed.includes(item)) : items;
}

export function textOf(value: unknown): string | undefined {
  return value === undefined || value === "" || Array.isArray(value) ? undefined : String(value);
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

export function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((item) => item === value);
}

/** Without the members that are undefined, as exact optional types want it. */
export function defined<T extends Record<string, unknown>>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
