import type { FunctionDefinition } from "./function-definition.ts";

export const mathFunctions: readonly FunctionDefinition[] = [];
