import { convertTo, engineType, isJsonType } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import {
  anyType,
  arrayOf,
  doubleType,
  type FlowType,
  intType,
  timespanType,
  timestampType,
} from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { elementType, heldElement, listParameter, listSql } from "./list-argument.ts";

/** Elements at most that a call makes. */
const elementsMax = 1_048_576;

/** What is computed over elements of unknown types is computed over numbers. */
function numberType([list]: readonly FlowType[]): FlowType {
  return elementType(list).kind === "int" ? intType : doubleType;
}

function orderedType([list]: readonly FlowType[]): FlowType {
  const element = elementType(list);
  return isJsonType(element) || element.kind === "array" ? doubleType : element;
}

function reduced(aggregate: string) {
  return ([list]: readonly SqlArgument[], type: FlowType): string =>
    list ? `arrayReduce('${aggregate}', CAST(${listSql(list, type)}, '${engineType(arrayOf(type))}'))` : "NULL";
}

function rangeType([from, to, step]: readonly FlowType[]): FlowType {
  if (from?.kind === "timestamp") return arrayOf(timestampType);
  if (from?.kind === "timespan") return arrayOf(timespanType);
  return arrayOf([from, to, step].every((type) => type === undefined || isWhole(type)) ? intType : doubleType);
}

function isWhole({ kind }: FlowType): boolean {
  return kind === "int" || kind === "null";
}

function rangeSql([from, to, step]: readonly SqlArgument[], type: FlowType): string {
  if (from === undefined || to === undefined) return "[]";
  const element = elementType(type);
  const isTime = element.kind === "timestamp";
  const number = ({ value }: SqlArgument) =>
    isTime ? `toUnixTimestamp64Nano(${convertTo(value, element)})` : convertTo(value, element);
  const by = step?.isGiven ? convertTo(step.value, isTime ? timespanType : element) : "1";
  const count = `least(greatest(ifNull(floor((${number(to)} - ${number(from)}) / nullIf(${by}, 0)) + 1, 0), 0), ${elementsMax})`;
  const item = `${number(from)} + toInt64(i) * ${by}`;
  return `arrayMap(i -> ${isTime ? `fromUnixTimestamp64Nano(${item}, 'UTC')` : item}, range(toUInt64(${count})))`;
}

/** Lists within lists have no null, which shorter lists need. */
function zippedElement(types: readonly FlowType[]): FlowType {
  const element = heldElement(types);
  return element.kind === "array" ? anyType : element;
}

export const numberFunctions: readonly FunctionDefinition[] = [
  {
    name: "arrays.sum",
    aliases: ["array_sum"],
    use: "scalar",
    summary: "The sum of the elements that are numbers; null without any.",
    parameters: [listParameter],
    result: numberType,
    sql: reduced("sum"),
    examples: [
      {
        flow: "print a = arrays.sum([1, 2]), b = arrays.sum([1.5, 'x', 2]), c = arrays.sum([])",
        gives: [[3, 3.5, null]],
      },
    ],
    refuses: [{ flow: "print a = arrays.sum(1)", code: "wrong_type" }],
  },
  {
    name: "arrays.avg",
    use: "scalar",
    summary: "The mean of the elements that are numbers; null without any.",
    parameters: [listParameter],
    result: doubleType,
    sql: reduced("avg"),
    examples: [{ flow: "print a = arrays.avg([1, 2]), b = arrays.avg(['x'])", gives: [[1.5, null]] }],
    refuses: [{ flow: "print a = arrays.avg(1)", code: "wrong_type" }],
  },
  {
    name: "arrays.min",
    use: "scalar",
    summary: "The least element; of elements of different types the least number. Null without any.",
    parameters: [listParameter],
    result: orderedType,
    sql: reduced("min"),
    examples: [
      {
        flow: "print a = arrays.min([2, 1]), b = arrays.min(['b', 'a']), c = arrays.min([null])",
        gives: [[1, "a", null]],
      },
    ],
    refuses: [{ flow: "print a = arrays.min(1)", code: "wrong_type" }],
  },
  {
    name: "arrays.max",
    use: "scalar",
    summary: "The greatest element; of elements of different types the greatest number. Null without any.",
    parameters: [listParameter],
    result: orderedType,
    sql: reduced("max"),
    examples: [{ flow: "print a = arrays.max([2, 10]), b = arrays.max([1, 'x', 3.5])", gives: [[10, 3.5]] }],
    refuses: [{ flow: "print a = arrays.max(1)", code: "wrong_type" }],
  },
  {
    name: "arrays.range",
    aliases: ["range"],
    use: "scalar",
    summary: `Values from the first up to and with the last, by a step of 1 or another; ${elementsMax.toLocaleString("en")} at most.`,
    parameters: [
      { name: "from", type: anyType },
      { name: "to", type: anyType },
      { name: "step", type: anyType, isOptional: true },
    ],
    result: rangeType,
    sql: rangeSql,
    examples: [
      {
        flow: "print a = arrays.range(1, 6, 2), b = arrays.range(3, 1, -1), c = arrays.range(0, 1, 0.5), d = arrays.range(1, 5, 0)",
        gives: [[[1, 3, 5], [3, 2, 1], [0, 0.5, 1], []]],
      },
      {
        flow: "print a = arrays.range(datetime(2024-01-01), datetime(2024-01-02), 12h)",
        gives: [
          [["2024-01-01T00:00:00.000000000Z", "2024-01-01T12:00:00.000000000Z", "2024-01-02T00:00:00.000000000Z"]],
        ],
      },
    ],
    refuses: [{ flow: "print a = arrays.range(1)", code: "too_few_arguments" }],
  },
  {
    name: "arrays.zip",
    aliases: ["zip"],
    use: "scalar",
    summary: "Lists of the first elements of each list, of the second, and so on; null where a list has ended.",
    parameters: [listParameter, { ...listParameter, name: "other", isRepeated: true }],
    result: (types) => arrayOf(arrayOf(zippedElement(types))),
    sql: ([first, second]) => {
      if (first === undefined) return "[]";
      const args = [first, ...(second?.more ?? [])];
      const element = zippedElement(args.map(({ type }) => type));
      const items = args.map((_list, index) => `tupleElement(z, ${index + 1})`);
      return `arrayMap(z -> [${items.join(", ")}], arrayZipUnaligned(${args.map((list) => listSql(list, element)).join(", ")}))`;
    },
    examples: [
      {
        flow: "print a = arrays.zip([1, 2], [3, 4]), b = arrays.zip(['a', 'b'], [1])",
        gives: [
          [
            [
              [1, 3],
              [2, 4],
            ],
            [
              ["a", 1],
              ["b", null],
            ],
          ],
        ],
      },
    ],
    refuses: [{ flow: "print a = arrays.zip([1])", code: "too_few_arguments" }],
  },
];
