import type { BucketPrefix } from "./bucket.ts";

/**
 * Returns the row with the longest prefix of the key, the later of two that are equal; undefined where there is none or
 * where the row excludes the key. `*` in an excluded prefix stands for one segment of the path.
 */
export function matchPrefix<Row extends BucketPrefix>(prefixes: readonly Row[], key: string): Row | undefined {
  let longest: Row | undefined;
  for (const row of prefixes) {
    if (key.startsWith(row.prefix) && row.prefix.length >= (longest?.prefix.length ?? 0)) longest = row;
  }
  return longest?.excludedPrefixes.some((excluded) => startsWithPattern(key, excluded)) ? undefined : longest;
}

function startsWithPattern(key: string, pattern: string): boolean {
  const source = pattern
    .split("*")
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"))
    .join("[^/]*");
  return new RegExp(`^${source}`).test(key);
}
