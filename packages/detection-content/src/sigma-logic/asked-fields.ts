import type { Rule } from "@pharos/domain";
import type { SigmaExpression } from "./sigma-expression.ts";

/** A field that a rule asks for, and where in events it may be: paths with dots. */
export interface AskedField {
  readonly name: string;
  readonly paths: readonly string[];
}

/** The fields that a Sigma rule looks at, each once; none of any other rule. */
export function askedFields({ sigma }: Pick<Rule, "sigma">): AskedField[] {
  const asked = new Map<string, AskedField>();
  // Only `readSigmaRule` makes it.
  if (sigma !== undefined) collect(sigma.expression as SigmaExpression, asked);
  return [...asked.values()];
}

function collect(expression: SigmaExpression, asked: Map<string, AskedField>): void {
  switch (expression.kind) {
    case "and":
    case "or":
    case "several":
      for (const part of expression.parts) collect(part, asked);
      return;
    case "not":
      collect(expression.part, asked);
      return;
    case "keyword":
      return;
    default: {
      const { field, paths } = expression;
      asked.set(field, { name: field, paths: paths.map((path) => path.join(".")) });
    }
  }
}
