import type { Expression, NamedExpression, Relation, RelationColumn } from "../../plan/plan.ts";
import { convertTo, toJson } from "../../sql-values/convert-value.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import { anyType, arrayOf, type FlowType, intType, typeName } from "../../types/flow-type.ts";
import { typeOfWord } from "../../types/type-word.ts";
import type { Binder } from "../binder.ts";
import { readCount } from "./limit.ts";
import { bindAssignments, distinctNames, extended } from "./parts/assignments.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { clauseOf, ownParts } from "./parts/operator-parts.ts";
import { ownCall } from "./parts/own-call.ts";
import { choiceOf, parametersOf } from "./parts/parameters.ts";

export const expandOperator: OperatorDefinition = {
  name: "mv-expand",
  aliases: ["expand"],
  syntax:
    "mv-expand [with_itemindex = name] [bagexpansion = bag|array] [name =] list, … [to typeof(type)] [limit number]",
  summary:
    "A row for each element of a list, in place of the list; several lists go side by side. A row whose list is empty is left out, and what is not a list is its own element. An object gives an object, or with bagexpansion=array a list, of each key and value.",
  bind: (binder, node, input) => bindExpansion(binder, node, input).expanded,
  examples: [
    {
      flow: "print a = 1, tags = ['x', 'y'] | mv-expand with_itemindex=i tags",
      gives: [
        [1, "x", 0],
        [1, "y", 1],
      ],
    },
    { flow: "print n = ['1', 'b'] | mv-expand number = n to typeof(long) limit 1 | project number", gives: [[1]] },
    { flow: "print o = {'k': 1, 'l': 'z'} | mv-expand o", gives: [[{ k: 1 }], [{ l: "z" }]] },
  ],
  refuses: [
    { flow: "print a = 1 | mv-expand a", code: "lists_expected" },
    { flow: "print a = [1] | mv-expand bagexpansion=map a", code: "unknown_kind" },
    { flow: "print a = [1] | mv-expand b", code: "unknown_column" },
  ],
};

interface Expansion {
  readonly expanded: Relation;
  /** Columns of the input in whose place elements stand. */
  readonly replaced: readonly string[];
}

/** What `mv-expand` and `mv-apply` have in common; `prepare` gives the rows, which have the columns of the input at least. */
export function bindExpansion(
  binder: Binder,
  node: FlowNode,
  input: Relation,
  prepare: (lists: readonly NamedExpression[]) => Relation = () => input,
): Expansion {
  const parameters = parametersOf(binder, node, ["with_itemindex", "bagexpansion", "kind"]);
  const bag = choiceOf(binder, parameters.get("bagexpansion") ?? parameters.get("kind"), ["bag", "array"]) ?? "bag";
  const index = parameters.get("with_itemindex");
  const limit = readCount(binder, node, clauseOf(node, "limit")?.[0]);
  const [typeNode] = clauseOf(node, "to") ?? [];
  const type = typeNode === undefined ? undefined : typeOfWord(binder.text(typeNode));
  const assigned = bindAssignments(binder, ownParts(node), { relation: input });
  // A list's own name is the name of its elements: they stand in its place.
  const others = input.columns.filter(
    ({ name }) => !assigned.some(({ expression }) => expression.kind === "column" && expression.name === name),
  );
  const named = distinctNames(
    binder,
    assigned,
    others.map(({ name }) => name),
  );
  const lists = named.map(({ name, expression }, at) => {
    const place = assigned[at]?.node ?? node;
    return { name, expression: listOf(binder, place, expression, bag) };
  });
  const position = index && binder.nameOf(index);
  const expanded = unnested(prepare(lists), lists, position, limit);
  const typed = type === undefined ? expanded : withTypes(expanded, lists, type);
  const replaced = lists.map(({ name }) => name).filter((name) => input.columns.some((column) => column.name === name));
  return { expanded: typed, replaced };
}

/** The expression as a list of elements. */
function listOf(binder: Binder, place: FlowNode, expression: Expression, bag: "bag" | "array"): Expression {
  const { kind } = expression.type;
  if (kind === "array") return expression;
  if (!["any", "object", "null", "string"].includes(kind)) {
    binder.report("lists_expected", place, typeName(expression.type));
  }
  const type = arrayOf(anyType);
  if (kind === "string")
    return ownCall([expression], { type, sql: ([text]) => (text ? convertTo(text.value, type) : "[]") });
  return ownCall([expression], { type, sql: ([value]) => (value ? elementsSql(toJson(value.value).sql, bag) : "[]") });
}

/** The elements of JSON text: null has one, which is null. */
function elementsSql(json: string, bag: "bag" | "array"): string {
  const pair =
    bag === "bag" ? "concat('{', toJSONString(p.1), ':', p.2, '}')" : "concat('[', toJSONString(p.1), ',', p.2, ']')";
  const text = `assumeNotNull(${json})`;
  const pairs = `arrayMap(p -> toNullable(${pair}), JSONExtractKeysAndValuesRaw(${text}))`;
  const elements = `arrayMap(e -> nullIf(e, 'null'), JSONExtractArrayRaw(${text}))`;
  return `multiIf(isNull(${json}), [CAST(NULL, 'Nullable(String)')], startsWith(${text}, '['), ${elements}, startsWith(${text}, '{'), ${pairs}, [toNullable(${text})])`;
}

export function unnested(
  input: Relation,
  lists: readonly NamedExpression[],
  position: string | undefined,
  limit?: number,
): Relation {
  const types = new Map(
    lists.map(({ name, expression: { type } }) => [name, type.kind === "array" ? type.element : anyType]),
  );
  if (position !== undefined) types.set(position, intType);
  const own: RelationColumn[] = input.columns.map(({ name, type }) => ({ name, type: types.get(name) ?? type }));
  const names = new Set(own.map(({ name }) => name));
  const added = [...types].filter(([name]) => !names.has(name)).map(([name, type]) => ({ name, type }));
  const { isOpen } = input;
  return { kind: "unnest", input, lists, position, keepsEmpty: false, limit, columns: [...own, ...added], isOpen };
}

function withTypes(expanded: Relation, lists: readonly NamedExpression[], type: FlowType): Relation {
  const names = new Set(lists.map(({ name }) => name));
  const columns = expanded.columns.filter(({ name }) => names.has(name));
  const values = columns.map((column) => ({
    name: column.name,
    expression: converted({ kind: "column", ...column }, type),
  }));
  return extended(expanded, values);
}

/** The value as this type; null where it is no such value. */
export function converted(expression: Expression, type: FlowType): Expression {
  return ownCall([expression], { type, sql: ([value]) => (value ? convertTo(value.value, type) : "NULL") });
}
