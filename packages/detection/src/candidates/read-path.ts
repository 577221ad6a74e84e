/** The value at the path as a rule's `deep_get` finds it: the exact key, else the first in other capitals. */
export function readPath(event: Readonly<Record<string, unknown>>, path: readonly string[]): unknown {
  let value: unknown = event;
  for (const key of path) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    value = readMember(value as Readonly<Record<string, unknown>>, key);
  }
  return value;
}

export function readMember(object: Readonly<Record<string, unknown>>, key: string): unknown {
  if (Object.hasOwn(object, key)) return object[key];
  const wanted = key.toLowerCase();
  for (const name in object) {
    if (name.length === wanted.length && name.toLowerCase() === wanted) return object[name];
  }
  return undefined;
}
