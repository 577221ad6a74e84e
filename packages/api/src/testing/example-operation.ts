import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";

/** A document that asks for one root field, with made-up arguments wherever one is required. */
export function exampleOperation(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter((argument) => isNonNullType(argument.type));
  const list = required.map((argument) => `${argument.name}: ${exampleValue(argument.type)}`).join(", ");
  const selection = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  return `${kind} { ${field.name}${list === "" ? "" : `(${list})`}${selection} }`;
}

const scalars: Readonly<Record<string, string>> = {
  Boolean: "true",
  DateTime: '"2026-03-01T00:00:00Z"',
  Float: "1",
  ID: '"018f0000-0000-7000-8000-000000000000"',
  Int: "1",
  JSON: "{}",
  String: '"x"',
};

function exampleValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return exampleValue(type.ofType);
  if (isListType(type)) return `[${exampleValue(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${exampleValue(field.type)}`).join(", ")} }`;
  }
  return scalars[type.name] ?? "null";
}
