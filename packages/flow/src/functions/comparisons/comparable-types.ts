import { type FlowType, isNumber, typeName } from "../../types/flow-type.ts";
import type { Finding, KnownArgument } from "../definition/function-definition.ts";

/** Whether values of two types can be equal at all: text is read as what it is compared with. */
export function areComparable(a: FlowType, b: FlowType): boolean {
  const isOpen = ({ kind }: FlowType) => kind === "any" || kind === "null" || kind === "string";
  return isOpen(a) || isOpen(b) || a.kind === b.kind || (isNumber(a) && isNumber(b));
}

/** Warns of a comparison that no value can meet. */
export function checkComparable([first, ...others]: readonly KnownArgument[]): Finding | undefined {
  if (first === undefined) return undefined;
  const never = others.find((other) => isNever(first, other) || isNever(other, first));
  return never && { code: "never_equal", parts: [typeName(first.type), typeName(never.type)] };
}

/** As checkComparable, of a value and a list. */
export function checkMember([value, list]: readonly KnownArgument[]): Finding | undefined {
  if (list?.type.kind !== "array" || value === undefined) return undefined;
  return checkComparable([value, { type: list.type.element, constant: undefined }]);
}

function isNever(a: KnownArgument, b: KnownArgument): boolean {
  if (!areComparable(a.type, b.type)) return true;
  return typeof a.constant === "string" && a.constant !== "" && a.type.kind === "string" && !isRead(a.constant, b.type);
}

/** Whether a text that is written out spells a value of the type. */
function isRead(text: string, { kind }: FlowType): boolean {
  if (kind === "int" || kind === "double") return Number.isFinite(Number(text)) && text.trim() !== "";
  if (kind === "boolean") return /^(true|false|0|1)$/i.test(text);
  // Text that spells a time was read as one before.
  return kind !== "timestamp" && kind !== "timespan";
}
