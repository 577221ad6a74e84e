import { arrayElement, convertTo } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { arrayOf, booleanType, type FlowType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { comparedElement, elementType, heldElement, listParameter, listSql, sameList } from "./list-argument.ts";

const others = { ...listParameter, name: "other", isRepeated: true } as const;

function heldList(types: readonly FlowType[]): FlowType {
  return arrayOf(heldElement(types));
}

/** All lists in one type that holds their elements. */
function heldLists(args: readonly SqlArgument[]): string {
  const element = heldElement(args.map(({ type }) => type));
  return args.map((list) => listSql(list, element)).join(", ");
}

/** Elements of the first list, each once, by whether the others have them. */
function chosen([first, second]: readonly SqlArgument[], condition: (found: readonly string[]) => string): string {
  if (first === undefined || second === undefined) return "[]";
  const element = comparedElement([first, ...second.more].map(({ type }) => type));
  const own = convertTo(arrayElement("e", elementType(first.type)), element);
  const found = second.more.map((list) => `has(${listSql(list, element)}, ${own})`);
  return `arrayDistinct(arrayFilter(e -> ${condition(found)}, ${first.sql}))`;
}

export const setFunctions: readonly FunctionDefinition[] = [
  {
    name: "arrays.concat",
    aliases: ["array_concat"],
    use: "scalar",
    summary: "The elements of all lists, one list after the other.",
    parameters: [{ ...listParameter, isRepeated: true }],
    result: heldList,
    sql: ([first]) => `arrayConcat(${heldLists(first?.more ?? [])})`,
    examples: [
      {
        flow: "print a = arrays.concat([1], [2, 1]), b = arrays.concat(['a'], [1])",
        gives: [
          [
            [1, 2, 1],
            ["a", 1],
          ],
        ],
      },
    ],
    refuses: [{ flow: "print a = arrays.concat([1], 2)", code: "wrong_type" }],
  },
  {
    name: "arrays.distinct",
    use: "scalar",
    summary: "Each element once, in the order of their first place, without nulls.",
    parameters: [listParameter],
    result: sameList,
    sql: ([list]) => `arrayDistinct(${list?.sql})`,
    examples: [{ flow: "print a = arrays.distinct(['b', 'a', 'b', null])", gives: [[["b", "a"]]] }],
    refuses: [{ flow: "print a = arrays.distinct(1)", code: "wrong_type" }],
  },
  {
    name: "arrays.union",
    aliases: ["set_union"],
    use: "scalar",
    summary: "What stands in any of the lists, each once, without nulls.",
    parameters: [listParameter, others],
    result: heldList,
    sql: ([first, second]) =>
      first ? `arrayDistinct(arrayConcat(${heldLists([first, ...(second?.more ?? [])])}))` : "[]",
    examples: [{ flow: "print a = arrays.union([1, 2], [2, 3], [1])", gives: [[[1, 2, 3]]] }],
    refuses: [{ flow: "print a = arrays.union([1])", code: "too_few_arguments" }],
  },
  {
    name: "arrays.intersection",
    aliases: ["set_intersect"],
    use: "scalar",
    summary: "What stands in all of the lists, each once, without nulls.",
    parameters: [listParameter, others],
    result: sameList,
    sql: (args) => chosen(args, (found) => found.join(" AND ")),
    examples: [
      {
        flow: "print a = arrays.intersection([3, 2, 1], [1, 2, 4], [2, 3, 1]), b = arrays.intersection(['a'], ['b'])",
        gives: [[[2, 1], []]],
      },
    ],
    refuses: [{ flow: "print a = arrays.intersection([1], 1)", code: "wrong_type" }],
  },
  {
    name: "arrays.difference",
    aliases: ["set_difference"],
    use: "scalar",
    summary: "What stands in the first list and in none of the others, each once, without nulls.",
    parameters: [listParameter, { ...others, name: "excluded" }],
    result: sameList,
    sql: (args) => chosen(args, (found) => `NOT (${found.join(" OR ")})`),
    examples: [{ flow: "print a = arrays.difference(['a', 'b', 'c', 'a'], ['b'])", gives: [[["a", "c"]]] }],
    refuses: [{ flow: "print a = arrays.difference([1], 1)", code: "wrong_type" }],
  },
  {
    name: "arrays.overlap",
    use: "scalar",
    summary: "Whether any element stands in both lists.",
    parameters: [listParameter, { ...listParameter, name: "other" }],
    result: booleanType,
    sql: (args) => {
      const element = comparedElement(args.map(({ type }) => type));
      return `hasAny(${args.map((list) => listSql(list, element)).join(", ")})`;
    },
    examples: [
      {
        flow: "print a = arrays.overlap(['a', 'b'], ['b']), b = arrays.overlap([1], [2.0]), c = arrays.overlap([], ['x'])",
        gives: [[true, false, false]],
      },
    ],
    refuses: [{ flow: "print a = arrays.overlap(['a'], 1)", code: "wrong_type" }],
  },
];
