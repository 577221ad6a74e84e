import { convertTo } from "../sql/convert-value.ts";
import type { SqlArgument } from "../sql/sql-argument.ts";
import {
  anyType,
  doubleType,
  type FlowType,
  intType,
  stringType,
  timespanType,
  timestampType,
} from "../types/flow-type.ts";
import type { Constant, FunctionDefinition } from "./function-definition.ts";

const left = { name: "left", type: anyType } as const;
const right = { name: "right", type: anyType } as const;

/** Of a sum or difference: times move by time spans, two texts are joined, everything else is a number. */
function sumType(operator: "+" | "-"): (types: readonly FlowType[]) => FlowType {
  return ([a = anyType, b = anyType]) => {
    if (a.kind === "timestamp") return operator === "-" && b.kind === "timestamp" ? timespanType : timestampType;
    if (b.kind === "timestamp") return operator === "+" ? timestampType : timespanType;
    if (a.kind === "timespan" || b.kind === "timespan") return timespanType;
    if (operator === "+" && isText(a, b)) return stringType;
    return a.kind === "int" && b.kind === "int" ? intType : doubleType;
  };
}

/** Text and what may be text; text and a number is a number, if it is one. */
function isText(a: FlowType, b: FlowType): boolean {
  const kinds = [a.kind, b.kind];
  return kinds.includes("string") && kinds.every((kind) => kind === "string" || kind === "any");
}

function sumSql(operator: "+" | "-") {
  return ([a, b]: readonly SqlArgument[], result: FlowType): string => {
    if (a === undefined || b === undefined) return "NULL";
    const as = ({ value }: SqlArgument, type: FlowType) => convertTo(value, type);
    if (result.kind === "string") return `concat(${as(a, stringType)}, ${as(b, stringType)})`;
    if (result.kind === "timestamp") {
      const [time, span] = a.type.kind === "timespan" ? [b, a] : [a, b];
      return `(${as(time, timestampType)} ${operator} toIntervalNanosecond(${as(span, timespanType)}))`;
    }
    if (result.kind === "timespan" && (a.type.kind === "timestamp" || b.type.kind === "timestamp")) {
      return `(toUnixTimestamp64Nano(${as(a, timestampType)}) - toUnixTimestamp64Nano(${as(b, timestampType)}))`;
    }
    return `(${as(a, result)} ${operator} ${as(b, result)})`;
  };
}

/** Times and time spans that are written out, so that the bounds of a search are known. */
function foldSum(operator: "+" | "-"): (constants: readonly Constant[]) => Constant | undefined {
  return ([a, b]) => {
    if (typeof a !== "bigint" || typeof b !== "bigint") return undefined;
    return operator === "+" ? a + b : a - b;
  };
}

export const arithmetic: readonly FunctionDefinition[] = [
  {
    name: "+",
    use: "scalar",
    summary: "The sum; a time later by a time span; two texts joined.",
    parameters: [left, right],
    result: sumType("+"),
    sql: sumSql("+"),
    fold: foldSum("+"),
    examples: [
      {
        flow: "print a = 1 + 2, b = 1 + 0.5, c = 'a' + 'b', d = 1h + 30m, e = datetime(2024-01-01) + 1d > datetime(2024-01-01)",
        gives: [[3, 1.5, "ab", "01:30:00", true]],
      },
    ],
    refuses: [{ flow: "print a = missing + 1", code: "unknown_name" }],
  },
  {
    name: "-",
    use: "scalar",
    summary: "The difference; a time earlier by a time span; the time span between two times.",
    parameters: [left, right],
    result: sumType("-"),
    sql: sumSql("-"),
    fold: foldSum("-"),
    examples: [
      { flow: "print a = 3 - 2, b = datetime(2024-01-02) - datetime(2024-01-01)", gives: [[1, "1.00:00:00"]] },
    ],
    refuses: [{ flow: "print a = missing - 1", code: "unknown_name" }],
  },
];
