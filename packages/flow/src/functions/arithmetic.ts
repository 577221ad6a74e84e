import { convertTo } from "../sql-values/convert-value.ts";
import type { SqlArgument } from "../sql-values/sql-argument.ts";
import {
  anyType,
  doubleType,
  type FlowType,
  intType,
  isNumber,
  stringType,
  timespanType,
  timestampType,
  typeName,
} from "../types/flow-type.ts";
import type { Finding, FunctionDefinition, KnownArgument } from "./definition/function-definition.ts";
import { boundedSql, nanosecondsSql, shiftedSql } from "./definition/time-sql.ts";
import { foldArithmetic } from "./fold-arithmetic.ts";

const left = { name: "left", type: anyType } as const;
const right = { name: "right", type: anyType } as const;

/** Which kinds an operator takes together; text and what may be anything are read as what is needed. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  "+": ["number number", "timespan timespan", "timestamp timespan", "timespan timestamp"],
  "-": ["number number", "timespan timespan", "timestamp timespan", "timestamp timestamp"],
  "*": ["number number", "timespan number", "number timespan"],
  "/": ["number number", "timespan number", "timespan timespan"],
  "%": ["number number", "timespan timespan"],
};

const isOpen = ({ kind }: FlowType) => kind === "any" || kind === "null" || kind === "string";

function fits(operator: string, a: FlowType, b: FlowType): boolean {
  const kind = (type: FlowType) => (isNumber(type) ? "number" : type.kind);
  return (pairs[operator] ?? []).some((pair) => {
    const [first, second] = pair.split(" ");
    return (isOpen(a) || kind(a) === first) && (isOpen(b) || kind(b) === second);
  });
}

function checkPair(operator: string): (args: readonly KnownArgument[]) => Finding | undefined {
  return ([a, b]) => {
    if (a === undefined || b === undefined) return undefined;
    if (!fits(operator, a.type, b.type)) {
      const wanted = isOpen(a.type) || (pairs[operator] ?? []).some((pair) => pair.startsWith(`${a.type.kind} `));
      const [wrong, argument] = wanted || isNumber(a.type) ? [b, 1] : [a, 0];
      const what = `The ${argument === 0 ? "left" : "right"} side of ${operator}`;
      return { code: "wrong_type", parts: [what, "a number or a time span that goes with it", typeName(wrong.type)] };
    }
    if (operator !== "/" && operator !== "%") return undefined;
    if (b.constant === 0 || b.constant === 0n) return { code: "division_by_zero", parts: [], argument: 1 };
    const isWhole = operator === "/" && a.type.kind === "int" && b.type.kind === "int";
    return isWhole ? { code: "integer_division", parts: [] } : undefined;
  };
}

/** Of a sum or difference: times move by time spans, two texts are joined, everything else is a number. */
function sumType(operator: "+" | "-"): (types: readonly FlowType[]) => FlowType {
  return ([a = anyType, b = anyType]) => {
    if (a.kind === "timestamp") return operator === "-" && b.kind === "timestamp" ? timespanType : timestampType;
    if (b.kind === "timestamp") return operator === "+" ? timestampType : timespanType;
    if (a.kind === "timespan" || b.kind === "timespan") return timespanType;
    if (operator === "+" && isText(a, b)) return stringType;
    return numberType([a, b]);
  };
}

/** Text and what may be text; text and a number is a number, if it is one. */
function isText(a: FlowType, b: FlowType): boolean {
  const kinds = [a.kind, b.kind];
  return kinds.includes("string") && kinds.every((kind) => kind === "string" || kind === "any");
}

function numberType(types: readonly FlowType[]): FlowType {
  return types.every(({ kind }) => kind === "int") ? intType : doubleType;
}

function sumSql(operator: "+" | "-") {
  return ([a, b]: readonly SqlArgument[], result: FlowType): string => {
    if (a === undefined || b === undefined) return "NULL";
    if (result.kind === "string") return `concat(${as(a, stringType)}, ${as(b, stringType)})`;
    if (result.kind === "timestamp") {
      const [time, span] = a.type.kind === "timespan" ? [b, a] : [a, b];
      return shiftedSql(as(time, timestampType), `${operator === "-" ? "-" : ""}toInt128(${as(span, timespanType)})`);
    }
    if (result.kind === "timespan" && (a.type.kind === "timestamp" || b.type.kind === "timestamp")) {
      return `(${nanosecondsSql(as(a, timestampType))} - ${nanosecondsSql(as(b, timestampType))})`;
    }
    return `(${as(a, result)} ${operator} ${as(b, result)})`;
  };
}

function productType(types: readonly FlowType[]): FlowType {
  return types.some(({ kind }) => kind === "timespan") ? timespanType : numberType(types);
}

function productSql([a, b]: readonly SqlArgument[], result: FlowType): string {
  if (a === undefined || b === undefined) return "NULL";
  if (result.kind !== "timespan") return `(${as(a, result)} * ${as(b, result)})`;
  const [span, by] = a.type.kind === "timespan" ? [a, b] : [b, a];
  if (by.type.kind === "int") return boundedSql(`toInt128(${as(span, timespanType)}) * ${as(by, intType)}`);
  return boundedSql(`round(${as(span, timespanType)} * ${as(by, doubleType)})`);
}

function quotientType([a = anyType, b = anyType]: readonly FlowType[]): FlowType {
  return a.kind === "timespan" && b.kind !== "timespan" ? timespanType : doubleType;
}

function quotientSql([a, b]: readonly SqlArgument[], result: FlowType): string {
  if (a === undefined || b === undefined) return "NULL";
  if (result.kind === "timespan")
    return boundedSql(`round(divideOrNull(${as(a, timespanType)}, ${as(b, doubleType)}))`);
  const type = b.type.kind === "timespan" ? timespanType : doubleType;
  return `divideOrNull(${as(a, type)}, ${as(b, type)})`;
}

function remainderType(types: readonly FlowType[]): FlowType {
  return types.some(({ kind }) => kind === "timespan") ? timespanType : numberType(types);
}

function remainderSql([a, b]: readonly SqlArgument[], result: FlowType): string {
  if (a === undefined || b === undefined) return "NULL";
  const rest = `moduloOrNull(${as(a, result)}, ${as(b, result)})`;
  // By a number that is not known the engine takes what is left of a small one for one without a sign.
  return result.kind === "double" ? rest : `toInt64(${rest})`;
}

function as({ value }: SqlArgument, type: FlowType): string {
  return convertTo(value, type);
}

function checkSign([value]: readonly KnownArgument[]): Finding | undefined {
  if (value === undefined || isOpen(value.type) || isNumber(value.type) || value.type.kind === "timespan")
    return undefined;
  return { code: "wrong_type", parts: ["What has a sign", "a number or a time span", typeName(value.type)] };
}

function signType([type = anyType]: readonly FlowType[]): FlowType {
  return type.kind === "int" || type.kind === "timespan" ? type : doubleType;
}

function infix(
  name: "+" | "-" | "*" | "/" | "%",
  rest: Pick<FunctionDefinition, "summary" | "result" | "sql" | "examples">,
): FunctionDefinition {
  return {
    name,
    use: "scalar",
    parameters: [left, right],
    fold: foldArithmetic(name),
    check: checkPair(name),
    refuses: [{ flow: `print a = true ${name} 1`, code: "wrong_type" }],
    ...rest,
  };
}

export const arithmetic: readonly FunctionDefinition[] = [
  infix("+", {
    summary: "The sum; a time later by a time span; two texts joined.",
    result: sumType("+"),
    sql: sumSql("+"),
    examples: [
      { flow: "print a = 1 + 2, b = 1 + 0.5, c = 'a' + 'b', d = 1h + 30m", gives: [[3, 1.5, "ab", "01:30:00"]] },
      { flow: "print a = datetime(2024-01-01) + 1d == datetime(2024-01-02)", gives: [[true]] },
    ],
  }),
  infix("-", {
    summary: "The difference; a time earlier by a time span; the time span between two times.",
    result: sumType("-"),
    sql: sumSql("-"),
    examples: [
      { flow: "print a = 3 - 2, b = datetime(2024-01-02) - datetime(2024-01-01)", gives: [[1, "1.00:00:00"]] },
    ],
  }),
  infix("*", {
    summary: "The product; a time span as many times.",
    result: productType,
    sql: productSql,
    examples: [{ flow: "print a = 2 * 3, b = 2 * 1.5, c = 1h * 1.5", gives: [[6, 3, "01:30:00"]] }],
  }),
  infix("/", {
    summary: "The quotient, with its fraction: 1 / 2 is 0.5. By zero it is null. A time span by another is a number.",
    result: quotientType,
    sql: quotientSql,
    examples: [
      { flow: "print a = 1 / 2, b = 1h / 2, c = 90m / 1h", gives: [[0.5, "00:30:00", 1.5]] },
      { flow: "range n from 0 to 1 step 1 | project a = 1 / n", gives: [[null], [1]] },
    ],
  }),
  infix("%", {
    summary: "What is left of a division, with the sign of the left side; null by zero.",
    result: remainderType,
    sql: remainderSql,
    examples: [{ flow: "print a = 7 % 3, b = -7 % 3, c = 90m % 1h", gives: [[1, -1, "00:30:00"]] }],
  }),
  {
    name: "unary -",
    use: "scalar",
    summary: "The number or time span below zero; of one below zero, above.",
    parameters: [{ name: "value", type: anyType }],
    result: signType,
    sql: ([value], result) => `-(${convertTo((value as SqlArgument).value, result)})`,
    fold: foldArithmetic("-", 0n),
    check: checkSign,
    examples: [{ flow: "print a = -(1 + 2), b = -1.5, c = -1h", gives: [[-3, -1.5, "-01:00:00"]] }],
    refuses: [{ flow: "print a = -[1]", code: "wrong_type" }],
  },
  {
    name: "unary +",
    use: "scalar",
    summary: "The number or time span itself.",
    parameters: [{ name: "value", type: anyType }],
    result: signType,
    sql: ([value], result) => convertTo((value as SqlArgument).value, result),
    fold: foldArithmetic("+", 0n),
    check: checkSign,
    examples: [{ flow: "print a = +5, b = +'5'", gives: [[5, 5]] }],
    refuses: [{ flow: "print a = +true", code: "wrong_type" }],
  },
];
