import { type BuilderCondition, blankBuilderCondition } from "@pharos/detection-content/editor";
import { expect, test } from "vitest";
import { isValidText, toScalar, valueTypeOf, withOperator } from "./clause-values.ts";

const condition = (part: Partial<BuilderCondition>): BuilderCondition => ({ ...blankBuilderCondition(), ...part });

test.each([
  { part: {}, fieldType: "string", type: "string" },
  { part: {}, fieldType: "bigint", type: "number" },
  { part: {}, fieldType: "boolean", type: "boolean" },
  { part: { operator: "IsGreaterThan" }, fieldType: "string", type: "number" },
  { part: { operator: "StartsWith" }, fieldType: "int", type: "string" },
  { part: { operand: 404 }, fieldType: undefined, type: "number" },
  { part: { operator: "IsIn", operand: [true] }, fieldType: "any", type: "boolean" },
] as const)("values of $part on a field of type $fieldType are of type $type", ({ part, fieldType, type }) => {
  expect(valueTypeOf(condition(part), fieldType)).toBe(type);
});

test.each([
  ["404", "number", 404],
  ["4e", "number", "4e"],
  ["1.0", "number", "1.0"],
  ["true", "boolean", true],
  ["404", "string", "404"],
] as const)("%s as a %s is %j", (text, type, value) => {
  expect(toScalar(text, type)).toBe(value);
  expect(isValidText(text, type)).toBe(typeof value === type);
});

test("the value goes along to another operator that takes it", () => {
  const one = condition({ operand: "a" });
  const several = withOperator(one, "IsIn");
  expect(several.operand).toEqual(["a"]);
  expect(withOperator(several, "DoesNotEqual").operand).toBe("a");
  expect(withOperator(one, "Exists").operand).toBeUndefined();
  expect(withOperator(withOperator(one, "Exists"), "IsNotIn").operand).toEqual([]);
});
