import { inRange } from "../syntax-tree/literals.ts";
import type { FlowType } from "../types/flow-type.ts";
import type { Constant } from "./definition/function-definition.ts";

type Operator = "+" | "-" | "*" | "/" | "%";

const whole: Readonly<Record<Exclude<Operator, "/">, (a: bigint, b: bigint) => bigint | undefined>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "%": (a, b) => (b === 0n ? undefined : a % b),
};

const fractional: Readonly<Record<Operator, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
};

/** What is written out: times, so that the bounds of a search are known, and texts, so that they may be patterns. */
export function foldArithmetic(operator: Operator, before?: bigint) {
  return (constants: readonly Constant[], _now: bigint, type: FlowType): Constant | undefined => {
    const [a, b] = before === undefined ? constants : [before, ...constants];
    if (operator === "+" && typeof a === "string" && typeof b === "string" && type.kind === "string") return a + b;
    if (!isNumeric(a) || !isNumeric(b)) return undefined;
    if (typeof a === "bigint" && typeof b === "bigint" && operator !== "/") {
      const value = whole[operator](a, b);
      if (value === undefined) return undefined;
      // Numbers of 64 bits begin again beyond their end, as they do in the engine; times do not.
      return type.kind === "int" ? BigInt.asIntN(64, value) : inRange(value);
    }
    const value = fractional[operator](Number(a), Number(b));
    if (!Number.isFinite(value)) return undefined;
    return type.kind === "timespan" ? inRange(BigInt(Math.round(value))) : value;
  };
}

function isNumeric(constant: Constant | undefined): constant is number | bigint {
  return typeof constant === "number" || typeof constant === "bigint";
}
