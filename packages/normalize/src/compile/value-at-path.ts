/**
 * The value at a dotted path; keys may have dots themselves (`id.orig_h`), so the longest key that fits is taken
 * first. Undefined when there is none.
 */
export function valueAtPath(value: unknown, path: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  const members = value as Readonly<Record<string, unknown>>;
  if (Object.hasOwn(members, path)) return members[path];
  for (let dot = path.lastIndexOf("."); dot > 0; dot = path.lastIndexOf(".", dot - 1)) {
    const key = path.slice(0, dot);
    if (!Object.hasOwn(members, key)) continue;
    const found = valueAtPath(members[key], path.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}
