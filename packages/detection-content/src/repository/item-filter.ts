type ItemRoot = Readonly<Record<string, unknown>>;

/** Says of an item's YAML whether it is wanted. */
export interface ItemFilter {
  /** The key that it looks at, in lower case. */
  readonly key: string;
  readonly isWanted: (root: ItemRoot) => boolean;
}

/**
 * Reads `KEY=V1,V2` or `KEY!=V1,V2`: case-insensitive, on any top-level key; of a list one element must be equal.
 * Undefined where the text is neither.
 */
export function parseItemFilter(text: string): ItemFilter | undefined {
  const [, key, negation, list] = /^([^!=]+)(!?)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || list === undefined) return undefined;
  const name = key.trim().toLowerCase();
  const wanted = new Set(list.split(",").map((value) => value.trim().toLowerCase()));
  const isWanted = (root: ItemRoot) => {
    const member = Object.entries(root).find(([candidate]) => candidate.toLowerCase() === name)?.[1];
    const values = Array.isArray(member) ? member : member === undefined || member === null ? [] : [member];
    return values.some((value) => wanted.has(String(value).toLowerCase())) !== (negation === "!");
  };
  return { key: name, isWanted };
}

/** What a `Status` of these means is left out unless a person asks for it. */
const unfinished = new Set(["experimental", "deprecated"]);

export const isFinished = (root: ItemRoot): boolean => !unfinished.has(String(root.Status).toLowerCase());
