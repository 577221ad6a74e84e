import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import type { Binder } from "../../binder.ts";

/** The values of `name=value` parameters, by name in small letters; others than `known` are reported. */
export function parametersOf(
  binder: Binder,
  node: { readonly children: readonly FlowNode[]; readonly operator: string },
  known: readonly string[],
): ReadonlyMap<string, FlowNode> {
  const found = new Map<string, FlowNode>();
  for (const { kind, children } of node.children) {
    const [name, value] = children;
    if (kind !== "Parameter" || name === undefined || value === undefined || value.kind === "ErrorNode") continue;
    const text = binder.nameOf(name).toLowerCase();
    if (text === "hint") continue;
    if (known.includes(text)) found.set(text, value);
    else binder.report("unknown_parameter", name, node.operator, text);
  }
  return found;
}

/** One of these words; undefined, and reported, for another. */
export function choiceOf<Choice extends string>(
  binder: Binder,
  value: FlowNode | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (value === undefined) return undefined;
  const text = binder.nameOf(value).toLowerCase();
  const found = choices.find((choice) => choice === text);
  if (found === undefined) binder.report("unknown_kind", value, text, choices.join(", "));
  return found;
}

/** `true` or `1`; without a value, false. */
export function isTrue(binder: Binder, name: string, value: FlowNode | undefined): boolean {
  if (value === undefined) return false;
  const text = binder.text(value);
  if (!["true", "false", "0", "1"].includes(text)) binder.report("wrong_parameter", value, name, "true or false");
  return text === "true" || text === "1";
}

/** Text that is written out. */
export function textOf(binder: Binder, name: string, value: FlowNode | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (value.kind === "StringLiteral" || value.kind === "Identifier") return binder.nameOf(value);
  binder.report("wrong_parameter", value, name, "a text");
  return undefined;
}
