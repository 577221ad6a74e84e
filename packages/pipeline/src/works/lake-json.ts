const halves = /\\ud[89a-f]/;
const escapes = /\\(?:ud[89a-f][0-9a-f]{2}|.)/g;

/** JSON that the lake takes: half of a surrogate pair, which it refuses the whole insert for, becomes U+FFFD. */
export function lakeJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!halves.test(json)) return json;
  // Escapes are taken one by one, so that an escaped backslash before "ud800" stays what it is.
  return json.replace(escapes, (found) => (found.length > 2 ? "\ufffd" : found));
}
