type Members = Readonly<Record<string, unknown>>;

/** Finds the value of one path in an object; undefined when there is none. */
export type PathReader = (value: unknown) => unknown;

/**
 * Reads a dotted path; keys may have dots themselves (`id.orig_h`), so the longest key that fits is taken first.
 * All ways to cut the path are known beforehand.
 */
export function pathReader(path: string): PathReader {
  const ends = [...path.matchAll(/(?<!^)\./g)].map(({ index }) => index).toReversed();
  const cuts = ends.map((dot) => ({ key: path.slice(0, dot), rest: path.slice(dot + 1) }));
  const readers = new Map<string, PathReader>();
  const restReader = (rest: string) => {
    const known = readers.get(rest) ?? pathReader(rest);
    readers.set(rest, known);
    return known;
  };
  return (value) => {
    if (typeof value !== "object" || value === null) return undefined;
    const members = value as Members;
    if (Object.hasOwn(members, path)) return members[path];
    for (const { key, rest } of cuts) {
      const found = Object.hasOwn(members, key) ? restReader(rest)(members[key]) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
