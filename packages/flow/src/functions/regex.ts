import type { FunctionDefinition } from "./function-definition.ts";

export const regexFunctions: readonly FunctionDefinition[] = [];
