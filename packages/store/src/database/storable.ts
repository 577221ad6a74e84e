const replacement = "\ufffd";

/** PostgreSQL's text holds every character but NUL, which logs do contain; it becomes the replacement character. */
export function storableText(value: unknown): unknown {
  if (typeof value === "string") return value.includes("\0") ? value.replaceAll("\0", replacement) : value;
  return Array.isArray(value) ? value.map(storableText) : value;
}

const unstorable = /\\u(?:0000|d[89a-f])/;
const escapes = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/g;

/** JSON text for a jsonb column, without what jsonb refuses: NUL and halves of surrogate pairs. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!unstorable.test(json)) return json;
  // Escapes are taken one by one, so that an escaped backslash before "u0000" stays what it is.
  return json.replace(escapes, (found) => (/^\\u(?:0000|d)/.test(found) ? replacement : found));
}
