/** Names under which vendors deliver a list of events beside a few scalars (a page token, a type). */
export const envelopeNames: readonly string[] = ["Records", "records", "value"];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOfObjects(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every(isObject);
}

/**
 * The events inside an envelope, undefined when the object is an event itself: the object's only member is a
 * list of objects, or a member called `Records`, `records` or `value` is one and the others are scalars.
 */
export function envelopedEvents(object: Readonly<Record<string, unknown>>): unknown[] | undefined {
  let members = 0;
  let lists = 0;
  let only: unknown;
  for (const key in object) {
    const value = object[key];
    members++;
    if (typeof value !== "object" || value === null) continue;
    lists++;
    // Nearly every event leaves here: it has an object among its members, or a second list.
    if (lists > 1 || !Array.isArray(value)) return undefined;
    only = value;
  }
  if (lists !== 1 || !isListOfObjects(only)) return undefined;
  const isNamed = envelopeNames.some((name) => object[name] === only);
  return isNamed || (members === 1 && only.length > 0) ? only : undefined;
}
