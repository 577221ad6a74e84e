interface RawJson {
  parse(text: string, revive: (key: string, value: unknown, context: { readonly source?: string }) => unknown): unknown;
  rawJSON(text: string): unknown;
}
const json = JSON as unknown as RawJson;

/** Parses JSON whose numbers come out of `JSON.stringify` as they were, of whatever size. @throws SyntaxError */
export function parseJson(text: string): unknown {
  // Only long numbers lose digits, and they are rare.
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  return json.parse(text, (_key, value, { source }) =>
    typeof value === "number" && source !== undefined && String(value) !== source ? json.rawJSON(source) : value,
  );
}
