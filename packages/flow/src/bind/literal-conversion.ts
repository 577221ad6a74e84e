import type { Expression, Literal } from "../plan/plan.ts";
import { readInstant, readTimespan } from "../syntax-tree/literals.ts";
import { arrayOf, type FlowType, intType } from "../types/flow-type.ts";

/**
 * A literal where a value of `wanted` is needed: text becomes the time, time span or number that it spells, so that it
 * is known as one. Undefined when it spells none.
 */
export function literalAs(literal: Literal, wanted: FlowType): Literal | undefined {
  const { value } = literal;
  if (wanted.kind === "int" && typeof value === "number") {
    return Math.abs(value) < 2 ** 63 ? { kind: "literal", type: intType, value: BigInt(Math.trunc(value)) } : undefined;
  }
  if (typeof value !== "string" || literal.type.kind !== "string") return literal;
  const read = readText(value, wanted);
  return read === undefined ? undefined : read === value ? literal : { kind: "literal", type: wanted, value: read };
}

function readText(text: string, wanted: FlowType): string | number | bigint | undefined {
  switch (wanted.kind) {
    case "timestamp":
      return readInstant(text);
    case "timespan":
      return readTimespan(text);
    case "int":
      return readWhole(text);
    case "double":
      return text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : undefined;
    default:
      return text;
  }
}

/** As the engine reads text as a whole number: a fraction is cut off. */
function readWhole(text: string): bigint | undefined {
  const number = Number(text);
  if (text.trim() === "" || !(Math.abs(number) < 2 ** 63)) return undefined;
  return /^\s*-?\d+\s*$/.test(text) ? BigInt(text) : BigInt(Math.trunc(number));
}

const comparisons = new Set(["==", "!=", "<", "<=", ">", ">=", "between", "in"]);

/** What is compared with a time is read as a time, whichever side it is on; other text stays what it is. */
export function withReadTimes(operator: string, args: readonly Expression[]): readonly Expression[] {
  if (!comparisons.has(operator)) return args;
  const time = args.find(({ type }) => type.kind === "timestamp" || type.kind === "timespan");
  return time === undefined ? args : args.map((argument) => asTime(argument, time.type));
}

function asTime(argument: Expression, type: FlowType): Expression {
  if (argument.kind === "literal") return literalAs(argument, type) ?? argument;
  if (argument.kind !== "array" || argument.items.length === 0) return argument;
  const items = argument.items.map((item) => asTime(item, type));
  const isRead = items.every((item) => item.type.kind === type.kind);
  return isRead ? { kind: "array", type: arrayOf(type), items } : argument;
}
