import { booleanType, stringType } from "../types/flow-type.ts";
import type { FunctionDefinition } from "./function-definition.ts";

const text = { name: "text", type: stringType } as const;

export const textOperators: readonly FunctionDefinition[] = [
  {
    name: "contains",
    use: "scalar",
    summary: "Has the other text within, without regard to capitals. Absent text has nothing within.",
    parameters: [text, { name: "part", type: stringType }],
    result: booleanType,
    sql: ([a, b]) => `ifNull(positionCaseInsensitiveUTF8(${a?.sql}, ${b?.sql}) > 0, false)`,
    examples: [
      {
        flow: "print a = 'Hello' contains 'ELL', b = 'Hello' !contains 'x', c = null contains 'x'",
        gives: [[true, true, false]],
      },
    ],
    refuses: [{ flow: "print a = [1] contains 'x'", code: "wrong_type" }],
  },
];
