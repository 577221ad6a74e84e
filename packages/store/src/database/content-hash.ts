import { sha256 } from "./hash.ts";

/** Of all that an item says; equal for equal content, whatever the order of its members. */
export function contentHash(content: object): Buffer {
  return sha256(JSON.stringify(content, sortedKeys));
}

/** A replacer that writes members in the order of their names. */
function sortedKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
