import { booleanType } from "../types/flow-type.ts";
import type { FunctionDefinition } from "./definition/function-definition.ts";

const condition = { name: "condition", type: booleanType } as const;

export const logic: readonly FunctionDefinition[] = [
  {
    name: "and",
    use: "scalar",
    summary: "True when every condition is true; null when one is null and none is false.",
    parameters: [{ ...condition, isRepeated: true }],
    result: booleanType,
    sql: ([first]) => `(${first?.more.map(({ sql }) => sql).join(" AND ")})`,
    examples: [{ flow: "print a = 1 < 2 and 2 < 3, b = true and false", gives: [[true, false]] }],
    refuses: [{ flow: "print a = true and [1]", code: "wrong_type" }],
  },
  {
    name: "or",
    use: "scalar",
    summary: "True when any condition is true; null when one is null and none is true.",
    parameters: [{ ...condition, isRepeated: true }],
    result: booleanType,
    sql: ([first]) => `(${first?.more.map(({ sql }) => sql).join(" OR ")})`,
    examples: [{ flow: "print a = 1 > 2 or 2 < 3, b = false or false", gives: [[true, false]] }],
    refuses: [{ flow: "print a = true or [1]", code: "wrong_type" }],
  },
  {
    name: "not",
    use: "scalar",
    summary: "The opposite; null of null.",
    parameters: [condition],
    result: booleanType,
    sql: ([value]) => `NOT (${value?.sql})`,
    examples: [{ flow: "print a = not true, b = not (1 > 2)", gives: [[false, true]] }],
    refuses: [{ flow: "print a = not [1]", code: "wrong_type" }],
  },
];
