import { isObject } from "@pharos/domain";
/** Names under which vendors deliver a list of events beside a few scalars (a page token, a type). */
export const envelopeNames: readonly string[] = ["Records", "records", "value"];
/** Names that say "list of events" only when nothing stands beside them. */
export const bareEnvelopeNames: readonly string[] = ["events", "Events", "items", "entries", "logs", "data", "results"];

function isListOfObjects(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every(isObject);
}

/**
 * The events inside an envelope, undefined when the object is an event itself: a member called `Records`, `records`
 * or `value` is a list of objects and the others are scalars, or the only member is one and has a collective name.
 */
export function envelopedEvents(object: Readonly<Record<string, unknown>>): unknown[] | undefined {
  let members = 0;
  let lists = 0;
  let name = "";
  let only: unknown;
  for (const key in object) {
    const value = object[key];
    members++;
    if (typeof value !== "object" || value === null) continue;
    lists++;
    // Nearly every event leaves here: it has an object among its members, or a second list.
    if (lists > 1 || !Array.isArray(value)) return undefined;
    only = value;
    name = key;
  }
  if (lists !== 1 || !isListOfObjects(only)) return undefined;
  return envelopeNames.includes(name) || (members === 1 && bareEnvelopeNames.includes(name)) ? only : undefined;
}
