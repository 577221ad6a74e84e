import type { BucketPrefix } from "@pharos/domain";

/** Returns the prefixes that cover all rows, in the order of keys, from the one that a listing has reached. */
export function prefixesToList(prefixes: readonly BucketPrefix[], after?: string): string[] {
  const all = [...new Set(prefixes.map(({ prefix }) => prefix))];
  const covering = all.filter((prefix) => !all.some((other) => other !== prefix && prefix.startsWith(other)));
  return covering
    .sort(order)
    .filter((prefix) => after === undefined || after.startsWith(prefix) || order(prefix, after) > 0);
}

/** Keys are listed in the order of their bytes in UTF-8. */
export function order(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
