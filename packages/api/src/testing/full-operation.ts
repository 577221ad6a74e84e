import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  visit,
} from "graphql";

const depthMax = 7;
/** As many as a document may name. */
const fieldsMax = 500;

/** Of an interface or a union, the one member that a document asks for. */
interface Member {
  readonly of: string;
  readonly name: string;
}

/**
 * Documents that ask for one root field with everything below it, as deep as one document may; every required text or id
 * in them is a variable of `handleVariables`. What is left out is asked for where it is nearer to the root. Where
 * everything is too much for one document, there is one for each member of the interface that has the most.
 */
export function fullOperations(
  schema: GraphQLSchema,
  kind: "query" | "mutation",
  field: GraphQLField<unknown, unknown>,
): string[] {
  const render = (depth: number, member?: Member) =>
    declareVariables(kind, renderField(schema, field, [], depth, member));
  const isAllowed = (document: string) => countFields(document) <= fieldsMax;
  const whole = render(depthMax);
  if (isAllowed(whole)) return [whole];
  const widest = schema
    .toConfig()
    .types.filter(isAbstractType)
    .map((type) => ({ of: type.name, names: schema.getPossibleTypes(type).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 1 && names.every((name) => whole.includes(`... on ${name} {`)))
    .sort((one, other) => other.names.length - one.names.length)[0];
  const members = widest?.names.map((name): Member => ({ of: widest.of, name })) ?? [undefined];
  return members.map((member) => {
    for (let depth = depthMax; ; depth--) {
      const document = render(depth, member);
      if (depth === 1 || isAllowed(document)) return document;
    }
  });
}

/** The variables that make every required text or id of a document this handle. */
export function handleVariables(handle: string): Readonly<Record<string, string>> {
  return { ID: handle, String: handle };
}

/** A variable has the name of its type. */
function declareVariables(kind: "query" | "mutation", selection: string): string {
  const used = [...new Set(selection.match(/\$\w+/g))].map((variable) => `${variable}: ${variable.slice(1)}!`);
  return `${kind} ${used.length === 0 ? "" : `(${used.join(", ")}) `}{ ${selection} }`;
}

function countFields(document: string): number {
  let count = 0;
  visit(parse(document), {
    SelectionSet: ({ selections }) => {
      count += selections.length;
    },
  });
  return count;
}

/** Whether its documents have variables of `handleVariables`. */
export function takesHandle({ args }: GraphQLField<unknown, unknown>): boolean {
  const takes = (type: GraphQLInputType): boolean => {
    if (isNonNullType(type) || isListType(type)) return takes(type.ofType);
    if (isInputObjectType(type))
      return Object.values(type.getFields()).some(({ type: inner }) => isNonNullType(inner) && takes(inner));
    return "name" in type && (type.name === "ID" || type.name === "String");
  };
  return args.some(({ type }) => isNonNullType(type) && takes(type));
}

function renderField(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  path: readonly string[],
  depth: number,
  member: Member | undefined,
): string {
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const list = required.map((argument) => `${argument.name}: ${literalOf(argument)}`).join(", ");
  return `${field.name}${list === "" ? "" : `(${list})`}${selectionOf(schema, field.type, path, depth, member)}`;
}

function selectionOf(
  schema: GraphQLSchema,
  output: GraphQLOutputType,
  path: readonly string[],
  depth: number,
  member: Member | undefined,
): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return "";
  // What all members have tells who acted; the members themselves are asked for where they are at home.
  if (isInterfaceType(type) && Object.values(type.getFields()).every((field) => isLeafType(getNamedType(field.type))))
    return ` { __typename ${Object.keys(type.getFields()).join(" ")} }`;
  const all = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
  const objects = type.name === member?.of ? all.filter(({ name }) => name === member.name) : all;
  const parts = objects.map(
    (object) => `... on ${object.name} { __typename ${fieldsOf(schema, object, path, depth, member)} }`,
  );
  return ` { ${parts.join(" ")} }`;
}

/** A type inside itself says nothing new. */
function fieldsOf(
  schema: GraphQLSchema,
  object: GraphQLObjectType,
  path: readonly string[],
  depth: number,
  member: Member | undefined,
): string {
  const inner = [...path, object.name];
  const isShown = (field: GraphQLField<unknown, unknown>) => {
    const type = getNamedType(field.type);
    if (isLeafType(type)) return true;
    // What a comment is about stands beside it.
    if (type.name === "AlertCommentEntity") return false;
    const names = isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [type.name];
    return inner.length < depth && !names.some((name) => inner.includes(name));
  };
  // Fields of the same name may have other types in other members of a union.
  return Object.values(object.getFields())
    .filter(isShown)
    .map((field) => `${object.name}_${field.name}: ${renderField(schema, field, inner, depth, member)}`)
    .join(" ");
}

function literalOf({ name, type }: Pick<GraphQLArgument | GraphQLInputField, "name" | "type">): string {
  if (isNonNullType(type)) return literalOf({ name, type: type.ofType });
  if (isListType(type)) return `[${literalOf({ name, type: type.ofType })}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field)}`).join(", ")} }`;
  }
  if (type.name === "DateTime")
    return /^(to|end|until)/i.test(name) ? '"2026-03-02T00:00:00Z"' : '"2026-03-01T00:00:00Z"';
  if (type.name === "Int" || type.name === "Float") return name.startsWith("interval") ? "60" : "10";
  if (type.name === "Boolean") return "true";
  if (type.name === "JSON") return "{}";
  return name === "key" ? '"door"' : `$${type.name}`;
}
