import { convertTo, isJsonType } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { anyType, arrayOf, commonTypeOf, doubleType, type FlowType, isNumber } from "../../types/flow-type.ts";

/** A list, or text that holds one as JSON; what is neither is an empty list. */
export const listParameter = { name: "list", type: arrayOf(anyType) } as const;

/** Of a list's elements; any where that is not known. */
export function elementType(type: FlowType | undefined): FlowType {
  return type?.kind === "array" ? type.element : anyType;
}

/** The type of a list of the same elements. */
export function sameList([list]: readonly FlowType[]): FlowType {
  return arrayOf(elementType(list));
}

/** The type that holds the elements of all lists as they are. */
export function heldElement(types: readonly FlowType[]): FlowType {
  const element = commonTypeOf(types.map(elementType));
  return element.kind === "null" ? anyType : element;
}

/** The type in which elements of lists are compared: what one list does not know, another may. */
export function comparedElement(types: readonly FlowType[]): FlowType {
  const [first = anyType, ...rest] = types.map(elementType);
  return rest.reduce((common, type) => {
    if (common.kind === type.kind && common.kind !== "array") return common;
    if (isNumber(common) && isNumber(type)) return doubleType;
    if (common.kind === "any" && isScalar(type)) return type;
    return type.kind === "any" && isScalar(common) ? common : anyType;
  }, first);
}

function isScalar(type: FlowType): boolean {
  return !isJsonType(type) && type.kind !== "array" && type.kind !== "null";
}

/** A list argument with elements of one type. */
export function listSql({ value }: SqlArgument, element: FlowType): string {
  return convertTo(value, arrayOf(element));
}
