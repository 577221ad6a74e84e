/**
 * Reads the values at a path: members by dots, `[]` for every element of a list, an index for one. `[]` alone takes the
 * elements of the value itself. A member whose name has dots is written as `["odata.next"]`.
 */
export function readPath(value: unknown, path: string): unknown[] {
  let found: unknown[] = [value];
  for (const part of parsePath(path)) {
    found = found.flatMap((one) => {
      if (part === "[]") return Array.isArray(one) ? one : [];
      if (one === null || typeof one !== "object") return [];
      // What every object inherits is no member of the answer.
      if (!Object.hasOwn(one, part)) return [];
      const member = (one as Readonly<Record<string, unknown>>)[part];
      return member === undefined ? [] : [member];
    });
  }
  return found;
}

/** Returns the first value as text; undefined where there is none, or it is empty. */
export function readText(value: unknown, path: string): string | undefined {
  const [first] = readPath(value, path);
  if (first === undefined || first === null || first === "") return undefined;
  // Cursors of several parts go back joined by commas.
  if (Array.isArray(first) && first.length > 0)
    return first.map((one) => (isRawNumber(one) ? one.rawJSON : String(one))).join(",");
  // A number as the provider wrote it, of whatever size.
  if (typeof first === "object" && !isRawNumber(first)) return undefined;
  return isRawNumber(first) ? first.rawJSON : String(first);
}

function parsePath(path: string): string[] {
  return [...path.matchAll(/\["([^"]+)"\]|(\[\])|([^.[\]]+)/g)].map(
    ([, quoted, list, plain]) => quoted ?? list ?? plain ?? "",
  );
}

/** @see parseJson */
export function isRawNumber(value: unknown): value is { readonly rawJSON: string } {
  return value !== null && typeof value === "object" && "rawJSON" in value && Object.getPrototypeOf(value) === null;
}
