/** What a value may be. An object's fields are known where a query made it (a join's destination, a literal). */
export type FlowType =
  | { readonly kind: ScalarKind | "any" | "null" }
  | { readonly kind: "array"; readonly element: FlowType }
  | { readonly kind: "object"; readonly fields?: ReadonlyMap<string, FlowType> };

export type ScalarKind = "int" | "double" | "string" | "boolean" | "timestamp" | "timespan";

export const anyType: FlowType = { kind: "any" };
export const nullType: FlowType = { kind: "null" };
export const intType: FlowType = { kind: "int" };
export const doubleType: FlowType = { kind: "double" };
export const stringType: FlowType = { kind: "string" };
export const booleanType: FlowType = { kind: "boolean" };
export const timestampType: FlowType = { kind: "timestamp" };
export const timespanType: FlowType = { kind: "timespan" };
export const objectType: FlowType = { kind: "object" };

export function arrayOf(element: FlowType): FlowType {
  return { kind: "array", element };
}

/** `array<string>`, `object`, `any`: as people read it. */
export function typeName(type: FlowType): string {
  return type.kind === "array" ? `array<${typeName(type.element)}>` : type.kind;
}

export function isNumber(type: FlowType): boolean {
  return type.kind === "int" || type.kind === "double";
}

/** The type that holds values of both: any where they have nothing in common. */
export function commonType(a: FlowType, b: FlowType): FlowType {
  if (a.kind === "null") return b;
  if (b.kind === "null") return a;
  if (isNumber(a) && isNumber(b)) return a.kind === "int" ? b : a;
  if (a.kind === "array" && b.kind === "array") return arrayOf(commonType(a.element, b.element));
  if (a.kind === "object" && b.kind === "object") return commonObject(a.fields, b.fields);
  return a.kind === b.kind ? a : anyType;
}

type Fields = ReadonlyMap<string, FlowType> | undefined;

/** What only one of them knows may be anything in the other. */
function commonObject(a: Fields, b: Fields): FlowType {
  if (a === undefined || b === undefined) return objectType;
  const shared = [...a].flatMap(([name, type]) => {
    const other = b.get(name);
    return other === undefined ? [] : [[name, commonType(type, other)] as const];
  });
  return { kind: "object", fields: new Map(shared) };
}

export function commonTypeOf(types: readonly FlowType[]): FlowType {
  return types.reduce(commonType, nullType);
}

/** Whether a value of one type may stand where another is asked for, with a conversion that keeps its meaning. */
export function isAssignable(from: FlowType, to: FlowType): boolean {
  if (from.kind === "any" || from.kind === "null" || to.kind === "any" || from.kind === to.kind) return true;
  // Logs hold numbers, times and lists as text, so text is read as what is asked for; what is no such value is null.
  if (from.kind === "string") return to.kind !== "boolean" && to.kind !== "null";
  if (to.kind === "string") return from.kind !== "object" && from.kind !== "array";
  if (to.kind === "double") return from.kind === "int";
  if (to.kind === "int") return from.kind === "double";
  return false;
}
