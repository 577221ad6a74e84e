import { isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import type { Report } from "../yaml/read-fields.ts";
import { type ConditionName, type OperandKind, operandKindOf } from "./condition-names.ts";
import type { Expression, Scalar } from "./expression.ts";
import { parseIpAddress, parseNetwork } from "./ip-address.ts";

type Operand = Extract<Expression, { kind: "test" }>["operand"];

/** What single values of each kind must be, and how that is called. */
const checks: Readonly<
  Record<Exclude<OperandKind, "none" | "list">, { is: (value: unknown) => boolean; name: string }>
> = {
  scalar: { is: isScalarValue, name: "text, a number or a boolean" },
  text: { is: (value) => typeof value === "string", name: "text" },
  number: { is: (value) => typeof value === "number", name: "a number" },
  network: { is: (value) => parseNetwork(value) !== undefined, name: "a network such as 10.0.0.0/8" },
  addresses: { is: (value) => parseIpAddress(value) !== undefined, name: "an IP address" },
  marker: { is: (value) => value === true, name: "true, or be left out" },
};

/** Reads `Value` or `Values` as the condition wants it; undefined for a condition that takes none. */
export function readOperand(map: YAMLMap, condition: ConditionName, report: Report): Operand {
  const kind = operandKindOf(condition);
  const [value, values] = [map.get("Value", true), map.get("Values", true)] as [Node | undefined, Node | undefined];
  if (kind === "none") {
    for (const node of [value, values]) if (node !== undefined) report(`${condition} takes no value`, node);
    return undefined;
  }
  if (kind === "list" || (kind === "addresses" && values !== undefined)) {
    if (value !== undefined) report(`${condition} takes Values, a list, instead of Value`, value);
    return readValues(map, values, condition, kind === "list" ? "scalar" : kind, report);
  }
  if (values !== undefined) report(`${condition} takes one Value instead of Values`, values);
  if (value === undefined) {
    if (kind !== "marker") report(`${condition} needs Value`, map);
    return undefined;
  }
  return readValue(value, condition, kind, report);
}

function readValues(
  map: YAMLMap,
  node: Node | undefined,
  condition: ConditionName,
  kind: keyof typeof checks,
  report: Report,
): readonly Scalar[] | undefined {
  if (!isSeq(node)) {
    report(`${condition} needs Values, a list`, node ?? map);
    return undefined;
  }
  return (node.items as Node[]).flatMap((item) => readValue(item, condition, kind, report) ?? []);
}

function readValue(
  node: Node,
  condition: ConditionName,
  kind: keyof typeof checks,
  report: Report,
): Scalar | undefined {
  const value = isScalar(node) ? node.value : undefined;
  if (isScalarValue(value) && checks[kind].is(value)) return value;
  report(`the value of ${condition} must be ${checks[kind].name}`, node);
  return undefined;
}

function isScalarValue(value: unknown): value is Scalar {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
