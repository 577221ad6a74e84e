import { isJsonType } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { elementType, listParameter, sameList } from "./list-argument.ts";

/** By kind first (true and false, numbers, text, lists, objects), since JSON text alone would put 10 before 9. */
const jsonOrder =
  "transform(JSONType(ifNull(e, '')), ['Bool', 'Int64', 'UInt64', 'Double', 'String', 'Array'], [1, 2, 2, 2, 3, 4], 5), ifNull(toFloat64OrNull(e), 0), ifNull(JSONExtract(e, 'Nullable(String)'), '')";

function sortedSql(list: SqlArgument | undefined, isDescending: boolean): string {
  if (list === undefined) return "[]";
  const sort = isDescending ? "arrayReverseSort" : "arraySort";
  if (!isJsonType(elementType(list.type))) return `${sort}(${list.sql})`;
  return `${sort}(e -> (${isDescending ? "isNotNull" : "isNull"}(e), ${jsonOrder}), ${list.sql})`;
}

export const orderFunctions: readonly FunctionDefinition[] = [
  {
    name: "arrays.sort",
    aliases: ["array_sort_asc"],
    use: "scalar",
    summary: "The elements from the least to the greatest, nulls last; of different kinds numbers before text.",
    parameters: [listParameter],
    result: sameList,
    sql: ([list]) => sortedSql(list, false),
    examples: [
      {
        flow: "print a = arrays.sort([3, 1, 2]), b = arrays.sort(['b', 10, 9, null, 'a', true])",
        gives: [
          [
            [1, 2, 3],
            [true, 9, 10, "a", "b", null],
          ],
        ],
      },
    ],
    refuses: [{ flow: "print a = arrays.sort(1)", code: "wrong_type" }],
  },
  {
    name: "arrays.sort_desc",
    aliases: ["array_sort_desc"],
    use: "scalar",
    summary: "The elements from the greatest to the least, nulls last.",
    parameters: [listParameter],
    result: sameList,
    sql: ([list]) => sortedSql(list, true),
    examples: [
      {
        flow: "print a = arrays.sort_desc([3, 1, 2]), b = arrays.sort_desc(['b', 10, 9, null])",
        gives: [
          [
            [3, 2, 1],
            ["b", 10, 9, null],
          ],
        ],
      },
    ],
    refuses: [{ flow: "print a = arrays.sort_desc(1)", code: "wrong_type" }],
  },
];
