import { convertTo } from "../sql-values/convert-value.ts";
import type { SqlArgument } from "../sql-values/sql-argument.ts";
import {
  anyType,
  booleanType,
  commonTypeOf,
  doubleType,
  type FlowType,
  intType,
  typeName,
} from "../types/flow-type.ts";
import type { Finding, FunctionDefinition, KnownArgument } from "./definition/function-definition.ts";
import { boundedSql } from "./definition/time-sql.ts";

const number = { name: "number", type: doubleType } as const;

/** A function of one number whose result is a number; where there is none, null. */
function real(name: string, alias: string, call: string, summary: string, accepts: string, gives: number | null) {
  return {
    name: `math.${name}`,
    aliases: [alias],
    use: "scalar",
    summary,
    parameters: [number],
    result: doubleType,
    sql: ([x]) => finite(`${call}(${x?.sql})`),
    examples: [{ flow: `print a = math.${name}(${accepts}), b = math.${name}(null)`, gives: [[gives, null]] }],
    refuses: [{ flow: `print a = math.${name}(true)`, code: "wrong_type" }],
  } satisfies FunctionDefinition;
}

/** Infinity and what is no number are null. */
function finite(sql: string): string {
  return `ifNotFinite(${sql}, NULL)`;
}

/** A function to whole numbers, which leaves them as they are. */
function whole(name: string, alias: string | undefined, summary: string, gives: number): FunctionDefinition {
  return {
    name: `math.${name}`,
    ...(alias !== undefined && { aliases: [alias] }),
    use: "scalar",
    summary,
    parameters: [number],
    result: intType,
    sql: ([x]) => (isWhole(x) ? wholeSql(x) : boundedSql(`${name}(${x?.sql})`)),
    examples: [{ flow: `print a = math.${name}(-1.5), b = math.${name}(7)`, gives: [[gives, 7]] }],
    refuses: [{ flow: `print a = math.${name}('x')`, code: "unreadable_literal" }],
  };
}

function isWhole(argument: SqlArgument | undefined): boolean {
  return argument?.type.kind === "int";
}

function wholeSql(argument: SqlArgument | undefined): string {
  return argument === undefined ? "NULL" : convertTo(argument.value, intType);
}

const sameNumber = ([type]: readonly FlowType[]) => (type?.kind === "int" ? intType : doubleType);

function bits(name: string, alias: string, call: string, summary: string, gives: number): FunctionDefinition {
  return {
    name: `math.${name}`,
    aliases: [alias],
    use: "scalar",
    summary,
    parameters: [
      { name: "a", type: intType },
      { name: "b", type: intType },
    ],
    result: intType,
    sql: ([a, b]) => `toInt64(${call}(${a?.sql}, ${b?.sql}))`,
    examples: [{ flow: `print a = math.${name}(6, 3)`, gives: [[gives]] }],
    refuses: [{ flow: `print a = math.${name}(6)`, code: "too_few_arguments" }],
  };
}

function shift(direction: "left" | "right", call: string, gives: number): FunctionDefinition {
  return {
    name: `math.bit_shift_${direction}`,
    aliases: [`binary_shift_${direction}`],
    use: "scalar",
    summary: `The number with its bits so many places to the ${direction}; null but for 0 to 63 places.`,
    parameters: [
      { name: "number", type: intType },
      { name: "places", type: intType },
    ],
    result: intType,
    sql: ([x, by]) =>
      `if(${by?.sql} BETWEEN 0 AND 63, ${call}(toInt64(${x?.sql}), least(greatest(${by?.sql}, 0), 63)), NULL)`,
    examples: [
      {
        flow: `print a = math.bit_shift_${direction}(8, 1), b = math.bit_shift_${direction}(8, 64)`,
        gives: [[gives, null]],
      },
    ],
    refuses: [{ flow: `print a = math.bit_shift_${direction}(8, [1])`, code: "wrong_type" }],
  };
}

const ordered = new Set(["int", "double", "timestamp", "timespan", "string", "any", "null"]);

function checkOrdered(name: string): (args: readonly KnownArgument[]) => Finding | undefined {
  return (args) => {
    const argument = args.findIndex(({ type }) => !ordered.has(type.kind));
    const wrong = args[argument];
    if (wrong === undefined) return undefined;
    return {
      code: "wrong_type",
      parts: [`value of ${name}`, "a number, a time or text", typeName(wrong.type)],
      argument,
    };
  };
}

function extreme(name: "min" | "max", call: string, summary: string, gives: number): FunctionDefinition {
  return {
    name: `math.${name}`,
    aliases: [`${name}_of`],
    use: "scalar",
    summary,
    parameters: [{ name: "value", type: anyType, isRepeated: true }],
    result: (types) => {
      const type = commonTypeOf(types);
      return type.kind === "any" || type.kind === "null" ? doubleType : type;
    },
    sql: ([first], result) => `${call}(${(first?.more ?? []).map(({ value }) => convertTo(value, result)).join(", ")})`,
    check: checkOrdered(`math.${name}`),
    examples: [{ flow: `print a = math.${name}(2, 1.5, 3), b = math.${name}(null, 4)`, gives: [[gives, 4]] }],
    refuses: [{ flow: `print a = math.${name}(true, 1)`, code: "wrong_type" }],
  };
}

export const mathFunctions: readonly FunctionDefinition[] = [
  {
    name: "math.abs",
    aliases: ["abs"],
    use: "scalar",
    summary: "The number without its sign.",
    parameters: [number],
    result: sameNumber,
    sql: ([x]) => (isWhole(x) ? `toInt64(abs(${wholeSql(x)}))` : `abs(${x?.sql})`),
    examples: [{ flow: "print a = math.abs(-5), b = math.abs(-1.5)", gives: [[5, 1.5]] }],
    refuses: [{ flow: "print a = math.abs([1])", code: "wrong_type" }],
  },
  whole("ceil", "ceiling", "The least whole number that is not below.", -1),
  whole("floor", undefined, "The greatest whole number that is not above. KQL's floor is time.bin.", -2),
  {
    name: "math.round",
    aliases: ["round"],
    use: "scalar",
    summary: "The nearest number with so many digits behind the point, 0 without; halves go away from zero.",
    parameters: [number, { name: "digits", type: intType, isOptional: true }],
    result: sameNumber,
    sql: ([x, digits], result) => {
      const power = digits?.isGiven ? `pow(10, ${digits.sql})` : "1";
      const rounded = finite(`if(${x?.sql} < 0, -1, 1) * floor(abs(${x?.sql}) * ${power} + 0.5) / ${power}`);
      if (!isWhole(x) || result.kind !== "int") return rounded;
      return digits?.isGiven ? `if(${digits.sql} >= 0, ${wholeSql(x)}, ${boundedSql(rounded)})` : wholeSql(x);
    },
    examples: [
      {
        flow: "print a = math.round(2.5), b = math.round(-1.25, 1), c = math.round(1234, -2)",
        gives: [[3, -1.3, 1200]],
      },
    ],
    refuses: [{ flow: "print a = math.round(1.5, true)", code: "wrong_type" }],
  },
  real("sqrt", "sqrt", "sqrt", "The square root; null of a negative number.", "2.25", 1.5),
  real("exp", "exp", "exp", "The power of e; null where that is too large.", "0", 1),
  real("log", "log", "log", "The natural logarithm; null unless the number is above 0.", "1", 0),
  real("log2", "log2", "log2", "The logarithm to base 2; null unless the number is above 0.", "0", null),
  real("log10", "log10", "log10", "The logarithm to base 10; null unless the number is above 0.", "-1", null),
  {
    name: "math.pow",
    aliases: ["pow"],
    use: "scalar",
    summary: "The number to this power; null where that is no number.",
    parameters: [number, { name: "power", type: doubleType }],
    result: doubleType,
    sql: ([x, power]) => finite(`pow(${x?.sql}, ${power?.sql})`),
    examples: [{ flow: "print a = math.pow(2, 10), b = math.pow(-1, 0.5)", gives: [[1024, null]] }],
    refuses: [{ flow: "print a = math.pow(2)", code: "too_few_arguments" }],
  },
  {
    name: "math.sign",
    aliases: ["sign"],
    use: "scalar",
    summary: "The sign: -1 below zero, 0 at zero, 1 above.",
    parameters: [number],
    result: intType,
    sql: ([x]) => `toInt64(sign(${x?.sql}))`,
    examples: [{ flow: "print a = math.sign(-0.5), b = math.sign(0), c = math.sign(7)", gives: [[-1, 0, 1]] }],
    refuses: [{ flow: "print a = math.sign(1h)", code: "wrong_type" }],
  },
  extreme("min", "least", "The least of all values; nulls do not count.", 1.5),
  extreme("max", "greatest", "The greatest of all values; nulls do not count.", 3),
  {
    name: "math.rand",
    aliases: ["rand"],
    use: "scalar",
    summary: "A random number from 0 up to 1, another for each row; with a limit, a whole number below it.",
    parameters: [{ name: "limit", type: intType, isOptional: true }],
    result: ([limit]) => (limit === undefined || limit.kind === "null" ? doubleType : intType),
    sql: ([limit]) => (limit?.isGiven ? boundedSql(`floor(randCanonical() * ${limit.sql})`) : "randCanonical()"),
    examples: [
      { flow: "range n from 1 to 9 step 1 | where math.rand() >= 1 or math.rand(3) > 2 | count", gives: [[0]] },
    ],
    refuses: [{ flow: "print a = math.rand(1h)", code: "wrong_type" }],
  },
  bits("bit_and", "binary_and", "bitAnd", "The bits that both numbers have.", 2),
  bits("bit_or", "binary_or", "bitOr", "The bits that either number has.", 7),
  bits("bit_xor", "binary_xor", "bitXor", "The bits that only one of the numbers has.", 5),
  {
    name: "math.bit_not",
    aliases: ["binary_not"],
    use: "scalar",
    summary: "All 64 bits of the number the other way round.",
    parameters: [{ name: "number", type: intType }],
    result: intType,
    sql: ([x]) => `bitNot(toInt64(${x?.sql}))`,
    examples: [{ flow: "print a = math.bit_not(5)", gives: [[-6]] }],
    refuses: [{ flow: "print a = math.bit_not(true)", code: "wrong_type" }],
  },
  shift("left", "bitShiftLeft", 16),
  shift("right", "bitShiftRight", 4),
  {
    name: "math.is_nan",
    aliases: ["isnan"],
    use: "scalar",
    summary: "Whether the value is what some writers of logs put for no number, NaN.",
    parameters: [number],
    result: booleanType,
    sql: ([x]) => `isNaN(${x?.sql})`,
    examples: [
      { flow: "datatable [{'s': 'nan'}] | project a = math.is_nan(s), b = math.is_nan(1)", gives: [[true, false]] },
    ],
    refuses: [{ flow: "print a = math.is_nan([])", code: "wrong_type" }],
  },
];
