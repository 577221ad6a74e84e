import { functionTable } from "../functions/function-table.ts";
import type { FlowToken } from "../syntax-tree/flow-token.ts";
import type { FlowDocument } from "./document/flow-document.ts";
import { functionText, parameterText, resultText } from "./document/function-docs.ts";

export interface SignatureHelp {
  /** `strings.contains(text: string, part: string) → boolean` */
  readonly label: string;
  /** Where each parameter stands in the label. */
  readonly parameters: readonly { readonly start: number; readonly end: number }[];
  readonly activeParameter: number;
  /** Markdown. */
  readonly documentation: string;
}

/** The function whose arguments are written at the place, however unfinished they are. */
export function signatureHelp(document: FlowDocument, offset: number): SignatureHelp | undefined {
  const call = openCall(document, offset);
  const definition = call && functionTable.find(call.name, "aggregate");
  if (definition === undefined) return undefined;
  let label = `${definition.name}(`;
  const parameters = definition.parameters.map((parameter, index) => {
    if (index > 0) label += ", ";
    const start = label.length;
    label += parameterText(parameter);
    return { start, end: label.length };
  });
  const last = Math.max(0, parameters.length - 1);
  return {
    label: `${label})${resultText(definition)}`,
    parameters,
    activeParameter: Math.min(call?.argument ?? 0, last),
    documentation: functionText(definition),
  };
}

const opening = /^Left/;
const closing = /^Right/;

/** Walks back from the place to the parenthesis that is still open and has a name before it. */
function openCall({ text, tree }: FlowDocument, offset: number): { name: string; argument: number } | undefined {
  const { tokens } = tree;
  let depth = 0;
  let argument = 0;
  for (let index = lastBefore(tokens, offset); index >= 0; index--) {
    const kind = tokens[index]?.kind ?? "Semicolon";
    if (kind === "Semicolon") return undefined;
    if (closing.test(kind)) depth++;
    else if (kind === "Comma" && depth === 0) argument++;
    else if (opening.test(kind)) {
      if (depth > 0) depth--;
      else {
        const name = kind === "LeftParenthesis" ? nameBefore(text, tokens, index) : undefined;
        if (name !== undefined && functionTable.find(name) !== undefined) return { name, argument };
        argument = 0;
      }
    }
  }
  return undefined;
}

function lastBefore(tokens: readonly FlowToken[], offset: number): number {
  return tokens.findLastIndex(({ start }) => start < offset);
}

/** The dotted name that ends right before the token. */
function nameBefore(text: string, tokens: readonly FlowToken[], index: number): string | undefined {
  const parts: string[] = [];
  for (let at = index - 1; tokens[at]?.kind === "Identifier"; at -= 2) {
    const token = tokens[at];
    if (token !== undefined) parts.unshift(text.slice(token.start, token.end));
    if (tokens[at - 1]?.kind !== "Dot") break;
  }
  return parts.length === 0 ? undefined : parts.join(".");
}
