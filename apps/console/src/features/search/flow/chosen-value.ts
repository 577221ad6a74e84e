import type { ChosenValue } from "@pharos/flow/editor";

/**
 * Where a value stands that was chosen in the tree of a row, whose paths leave out positions in lists: which parts of
 * the path are columns and keys, and whether a list is on the way. Undefined where a filter could not name it.
 */
export function chosenValue(
  row: Readonly<Record<string, unknown>>,
  path: string,
  value: unknown,
): ChosenValue | undefined {
  const isPlain = value === null || ["string", "number", "boolean"].includes(typeof value);
  if (!isPlain) return undefined;
  const found = walk(row, path, []);
  if (found === undefined) return undefined;
  return { path: found.path, value: value as ChosenValue["value"], listAt: found.listAt };
}

interface Walked {
  readonly path: readonly string[];
  readonly listAt: number | undefined;
}

/** Keys may have dots in them, so that the longest key that is there goes first. */
function walk(value: unknown, rest: string, path: readonly string[], listAt?: number): Walked | undefined {
  if (Array.isArray(value)) {
    // Lists within lists have no filter.
    if (listAt !== undefined) return undefined;
    const at = path.length;
    if (rest === "") return { path, listAt: at };
    for (const item of value) {
      const found = walk(item, rest, path, at);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (rest === "") return { path, listAt };
  if (typeof value !== "object" || value === null) return undefined;
  const keys = Object.keys(value).filter((key) => rest === key || rest.startsWith(`${key}.`));
  for (const key of keys.sort((a, b) => b.length - a.length)) {
    const member = (value as Record<string, unknown>)[key];
    const found = walk(member, rest.slice(key.length + 1), [...path, key], listAt);
    if (found !== undefined) return found;
  }
  return undefined;
}
