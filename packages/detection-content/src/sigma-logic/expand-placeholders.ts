import { SigmaProblem, type SigmaValue } from "./sigma-value.ts";

/** Name → what stands in its place, wildcards and all. */
export type Placeholders = Readonly<Record<string, readonly string[]>>;

/** Placeholders multiply: this many texts are no longer a rule but a table. */
const textsMax = 1_000;

/** Puts every value in the place of `%name%`; `\%` is a percent sign. */
export function expandPlaceholders(text: string, placeholders: Placeholders): readonly SigmaValue[] {
  let texts = [""];
  let at = 0;
  for (const match of text.matchAll(/\\%|%([\w.-]+)%/g)) {
    const [written, name] = match;
    const values = name === undefined ? ["%"] : valuesOf(name, placeholders);
    const before = text.slice(at, match.index);
    at = match.index + written.length;
    texts = texts.flatMap((start) => values.map((value) => start + before + value));
    if (texts.length > textsMax)
      throw new SigmaProblem(`the placeholders expand to more than ${textsMax} values`, true);
  }
  return texts.map((start) => ({ kind: "text", text: start + text.slice(at) }));
}

function valuesOf(name: string, placeholders: Placeholders): readonly string[] {
  const values = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;
  if (values !== undefined) return values;
  throw new SigmaProblem(
    `the placeholder %${name}% has no values: list them under placeholders in a mapping file`,
    true,
  );
}
