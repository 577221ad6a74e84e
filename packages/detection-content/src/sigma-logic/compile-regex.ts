import { RE2JS } from "re2js";
import type { TextTest } from "./compile-pattern.ts";

/** Of Sigma's sub-modifiers. */
const flagBits: Readonly<Record<string, number>> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

/** Finds the pattern anywhere in the text, with RE2, whose time grows with the text and nothing else. Throws an Error for what it does not know. */
export function compileRegex(source: string, flags: string): TextTest {
  const bits = [...flags].reduce((sum, flag) => sum | (flagBits[flag] ?? 0), 0);
  const pattern = RE2JS.compile(source, bits);
  return (text) => pattern.matcher(text).find();
}
