/** Raw number text inside `JSON.stringify` (a newer part of the language than the library types know). */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/** One row: the event as rules see it and as JSON text. */
export interface EventJson {
  readonly event: Record<string, unknown>;
  readonly json: string;
}

/**
 * The JSON text of an event. Halves of surrogate pairs, which UTF-8 cannot carry, become replacement characters,
 * in the event too.
 */
export function eventJson(event: Record<string, unknown>): EventJson {
  const json = JSON.stringify(event);
  return json.includes("\\ud") ? withoutLoneSurrogates(event, json) : { event, json };
}

/** For an event with big integers: all digits in the text, the nearest double in the event. */
export function exactEventJson(exact: Record<string, unknown>): EventJson {
  const json = JSON.stringify(exact, (_, value: unknown) =>
    typeof value === "bigint" ? rawJSON(String(value)) : value,
  );
  const event = JSON.parse(json) as Record<string, unknown>;
  return json.includes("\\ud") ? withoutLoneSurrogates(event, json) : { event, json };
}

function withoutLoneSurrogates(event: Record<string, unknown>, json: string): EventJson {
  // Walks over whole escapes, so that a backslash before "ud8…" in the text itself is not mistaken for one.
  const repaired = json.replace(/\\(?:ud[89a-f][0-9a-f]{2}|[\s\S])/g, (found) => (found.length > 2 ? "\ufffd" : found));
  return repaired === json
    ? { event, json }
    : { event: JSON.parse(repaired) as Record<string, unknown>, json: repaired };
}
