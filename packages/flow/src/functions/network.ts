import type { FunctionDefinition } from "./function-definition.ts";

export const networkFunctions: readonly FunctionDefinition[] = [];
