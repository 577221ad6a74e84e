import type { ConditionPath, ValueKind, ValueTest } from "@pharos/domain";
import type { Parameters } from "../connection/parameters.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { renderNumberTest } from "./render-number-test.ts";
import { renderTextTest } from "./render-text-test.ts";
import { always, constantSql, isConstant, never } from "./sql-condition.ts";

/** A column, or an element of a list, that holds one value of one kind. */
export interface Scalar {
  readonly sql: string;
  readonly kind: "text" | "number" | "boolean";
  readonly isNullable: boolean;
  /** May hold what JSON has no number for, which reads back as null. */
  readonly isFloat: boolean;
}

type Test = Omit<ValueTest, "path">;

/** Undefined for a type that we do not judge. */
export function scalarOf(name: string, type: string): Scalar | undefined {
  return scalarOfType(quoteIdentifier(name), type);
}

export function scalarOfType(sql: string, columnType: string): Scalar | undefined {
  const type = columnType.replace(/^LowCardinality\((.*)\)$/, "$1");
  const bare = type.replace(/^Nullable\((.*)\)$/, "$1");
  const isNullable = bare !== type;
  const isFloat = bare === "Float64";
  if (bare === "String") return { sql, kind: "text", isNullable, isFloat };
  // Rules read instants as the text that the engine writes.
  if (bare.startsWith("DateTime64")) return { sql: `toString(${sql})`, kind: "text", isNullable, isFloat };
  if (bare === "Bool") return { sql: `toFloat64(${sql})`, kind: "boolean", isNullable, isFloat };
  // Whole numbers reach rules as doubles.
  if (/^Int(16|32|64)$/.test(bare) || isFloat) return { sql: `toFloat64(${sql})`, kind: "number", isNullable, isFloat };
  return undefined;
}

/** The test of a column; where it is null the event has no such member. */
export function testScalar(scalar: Scalar, test: Test, parameters: Parameters): string {
  return testNullable(scalar, test, parameters, holdsForKind(test, "missing"));
}

/** @param whenNull what the test says of a null there */
export function testNullable(scalar: Scalar, test: Test, parameters: Parameters, whenNull: boolean): string {
  const { sql, kind, isNullable, isFloat } = scalar;
  const given = kind === "text" ? renderTextTest(sql, test, parameters) : renderNumberTest(scalar, test, parameters);
  const otherwise = constantSql(whenNull);
  const present = isFloat && given !== otherwise ? `if(isFinite(${sql}), ${given}, ${otherwise})` : given;
  if (!isNullable || present === otherwise) return present;
  if (!isConstant(present)) return `ifNull(${present}, ${otherwise})`;
  return present === always ? `isNotNull(${sql})` : `isNull(${sql})`;
}

/** Returns the test's result for a value of a kind whose content does not matter to it. */
export function holdsForKind(test: Test, kind: ValueKind): boolean {
  const isTruthy = kind === "object" || kind === "list";
  const holds = test.op === "kind" ? test.values.includes(kind) : test.op === "truthy" && isTruthy;
  return holds !== Boolean(test.negated);
}

/** The test of a value below one that is missing or has no members; `rest` leads from there on. */
export function whereMissing(test: Test, rest: ConditionPath): string {
  return rest.includes(null) ? never : constantSql(holdsForKind(test, "missing"));
}
