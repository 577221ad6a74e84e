/** `JSON.parse` with the source text of each number (a newer part of the language than the library types know). */
type SourceReviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

const keepLongIntegers: SourceReviver = (_, value, { source }) =>
  typeof value === "number" &&
  Number.isInteger(value) &&
  !Number.isSafeInteger(value) &&
  source !== undefined &&
  /^-?\d+$/.test(source)
    ? BigInt(source)
    : value;

/** Parses JSON so that whole numbers a double would round come out as big integers. Slow: only where one occurs. */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, keepLongIntegers as (key: string, value: unknown) => unknown);
}
