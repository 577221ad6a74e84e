import type {
  FunctionDefinition,
  FunctionExample,
  FunctionParameter,
} from "../../functions/definition/function-definition.ts";
import { typeName } from "../../types/flow-type.ts";

/** `text: string`, `digits?: int`, `keys…: string`, `each: fn` */
export function parameterText({ name, type, isOptional, isRepeated, lambda }: FunctionParameter): string {
  const mark = isRepeated ? "…" : isOptional ? "?" : "";
  return `${name}${mark}: ${lambda === undefined ? typeName(type) : "fn"}`;
}

/** `strings.contains(text: string, part: string) → boolean` */
export function signatureText(definition: FunctionDefinition): string {
  return `${definition.name}(${definition.parameters.map(parameterText).join(", ")})${resultText(definition)}`;
}

/** ` → boolean`; empty where the result depends on the arguments. */
export function resultText({ result }: FunctionDefinition): string {
  return typeof result === "function" ? "" : ` → ${typeName(result)}`;
}

/** What the function does, what it may be given and an example, in Markdown. */
export function functionText(definition: FunctionDefinition): string {
  const { summary, aliases = [], parameters, examples } = definition;
  const choices = parameters.flatMap(({ name, choices: words }) =>
    words === undefined ? [] : [`\`${name}\` is one of ${words.map((word) => `\`${word}\``).join(", ")}.`],
  );
  const [example] = examples;
  return [
    summary,
    ...choices,
    ...(aliases.length > 0 ? [`Also written ${aliases.map((name) => `\`${name}\``).join(", ")}.`] : []),
    ...(example ? [exampleText(example)] : []),
  ].join("\n\n");
}

const rowsMax = 3;

/** The query of an example and its first rows. */
export function exampleText({ flow, gives }: FunctionExample): string {
  const rows = gives.slice(0, rowsMax).map((row) => `// ${row.map((value) => JSON.stringify(value)).join(", ")}`);
  return ["```pharosflow", flow, ...rows, "```"].join("\n");
}
