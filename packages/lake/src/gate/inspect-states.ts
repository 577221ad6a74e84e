import { sqlRefused } from "../errors/errors.ts";
import type { AllowedFunctions } from "./allowed-functions.ts";
import type { SyntaxNode } from "./syntax-tree.ts";

/** Which argument names a type; -1 is the last. In small letters, without the endings of `JSONExtract…`. */
const typeArguments: Readonly<Record<string, number>> = {
  cast: 1,
  _cast: 1,
  accuratecast: 1,
  accuratecastornull: 1,
  accuratecastordefault: 1,
  reinterpret: 1,
  dynamicelement: 1,
  variantelement: 1,
  getsubcolumn: 1,
  defaultvalueoftypename: 0,
  jsonextract: -1,
  jsonextractcaseinsensitive: -1,
  jsonextractkeysandvalues: -1,
  jsonextractkeysandvaluescaseinsensitive: -1,
  // The structure of its rows.
  values: 0,
};

/** Their first argument names an aggregate function. */
const namesAggregate = new Set(["arrayreduce", "arrayreduceinranges"]);

/**
 * Refuses a call that could read the state of an aggregate function from bytes: the engine trusts such bytes, and some
 * make it read beyond its memory. So a type is always written as text, and never one of a state. @throws sqlRefused
 */
export function inspectStates(call: SyntaxNode, functions: AllowedFunctions): void {
  const name = call.detail.toLowerCase();
  const values = call.children[0]?.children ?? [];
  const typeAt = typeArguments[name];
  // A table made of values alone names no types.
  if (typeAt !== undefined && !(name === "values" && values[0]?.kind !== "Literal")) {
    const type = textOf(values.at(typeAt));
    if (type === undefined) throw sqlRefused(`Write the result type of ${call.detail} as a string, such as 'String'`);
    if (/aggregatefunction/i.test(type)) {
      throw sqlRefused("States of aggregate functions are not allowed. Use the function itself, such as sum(x)");
    }
  }
  if (!namesAggregate.has(name)) return;
  const aggregate = /^\w+/.exec(textOf(values[0])?.trim() ?? "")?.[0];
  if (aggregate === undefined)
    throw sqlRefused(`Write the first argument of ${call.detail} as a string, such as 'sum'`);
  if (!functions.allows(aggregate)) throw sqlRefused(`The function ${aggregate} is not allowed`);
}

/** Without its quotes; undefined for anything but text. What stands behind it must not be mistaken for an alias. */
function textOf(node: SyntaxNode | undefined): string | undefined {
  return node?.kind === "Literal" ? /^'(.*)'$/s.exec(node.detail)?.[1] : undefined;
}
