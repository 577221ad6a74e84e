/** `JSON.parse` with the source text of each number (a newer part of the language than the library types know). */
type SourceReviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/**
 * Parses JSON in which whole numbers that a double may round are what `keep` makes of the double and of the digits that
 * were written. Slow: only where one occurs. @throws SyntaxError
 */
export function parseWithDigits(text: string, keep: (rounded: number, digits: string) => unknown): unknown {
  const revive: SourceReviver = (_, value, { source = "" }) =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? keep(value, source) : value;
  return JSON.parse(text, revive as (key: string, value: unknown) => unknown);
}
