import type { Finding, KnownArgument } from "../definition/function-definition.ts";

/** The pieces of `'{} of {1}'`: texts, and positions of values. Undefined when a brace stands alone. */
export function templateParts(template: string): readonly (string | number)[] | undefined {
  const parts: (string | number)[] = [];
  let next = 0;
  for (const [piece, position] of template.matchAll(/\{\{|\}\}|\{(\d{0,4})\}|[^{}]+|[{}]/g)) {
    if (piece === "{" || piece === "}") return undefined;
    if (position === undefined) parts.push(piece === "{{" || piece === "}}" ? piece.slice(1) : piece);
    else parts.push(position === "" ? next++ : Number(position));
  }
  return parts;
}

/** What is wrong with a template and the values for it. */
export function templateFinding([template, ...values]: readonly KnownArgument[]): Finding | undefined {
  if (typeof template?.constant !== "string") return undefined;
  const parts = templateParts(template.constant);
  const wanted = (what: string): Finding => ({
    code: "wrong_argument",
    parts: ["template of strings.format", what],
    argument: 0,
  });
  if (parts === undefined) return wanted("a text whose braces are {}, {1}, {{ or }}");
  const isShort = parts.some((part) => typeof part === "number" && part >= values.length);
  return isShort ? wanted(`a text with places for the ${values.length} values that follow`) : undefined;
}
