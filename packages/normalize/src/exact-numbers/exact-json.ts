import { parseWithDigits } from "@pharos/domain";

/** Parses JSON so that whole numbers a double would round come out as big integers. Slow: only where one occurs. */
export function parseExactly(text: string): unknown {
  return parseWithDigits(text, (rounded, digits) => (Number.isInteger(rounded) ? BigInt(digits) : rounded));
}
