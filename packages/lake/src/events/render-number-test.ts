import type { ValueTest } from "@pharos/domain";
import type { Parameters } from "../connection/parameters.ts";
import { always, combineAny, constantSql, negate, never } from "./sql-condition.ts";

type Test = Omit<ValueTest, "path">;

interface NumberSql {
  /** A Float64 that may be NULL: then so is the answer. */
  readonly sql: string;
  readonly kind: string;
}

const comparisons = { above: ">", atLeast: ">=", below: "<", atMost: "<=" } as const;

/** The test of a number, or of a boolean as 1 or 0. */
export function renderNumberTest({ sql, kind }: NumberSql, test: Test, parameters: Parameters): string {
  const { op, values, fold } = test;
  const holds = (sql: string) => (test.negated ? negate(sql) : sql);
  const hole = (value: number) => parameters.hole("Float64", value);
  switch (op) {
    case "kind":
      return holds(constantSql(values.includes(kind)));
    case "truthy":
      return holds(`${sql} != 0`);
    case "equals": {
      const numbers = fold === undefined ? values.filter((value) => typeof value !== "string").map(Number) : [];
      if (!numbers.every(Number.isFinite)) return always;
      return holds(combineAny(numbers.map((value) => `${sql} = ${hole(value)}`)));
    }
    case "above":
    case "atLeast":
    case "below":
    case "atMost": {
      const bound = Number(values[0]);
      return Number.isFinite(bound) ? holds(`${sql} ${comparisons[op]} ${hole(bound)}`) : always;
    }
    default:
      return holds(never);
  }
}
