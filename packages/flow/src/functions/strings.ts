import { stringType } from "../types/flow-type.ts";
import type { FunctionDefinition } from "./function-definition.ts";

export const stringFunctions: readonly FunctionDefinition[] = [
  {
    name: "strings.lower",
    aliases: ["tolower"],
    use: "scalar",
    summary: "The text in small letters.",
    parameters: [{ name: "text", type: stringType }],
    result: stringType,
    sql: ([text]) => `lowerUTF8(${text?.sql})`,
    examples: [{ flow: "print a = strings.lower('ÄB')", gives: [["äb"]] }],
    refuses: [{ flow: "print a = strings.lower([1])", code: "wrong_type" }],
  },
];
