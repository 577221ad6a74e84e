import type { FunctionDefinition } from "./function-definition.ts";

export const controlFunctions: readonly FunctionDefinition[] = [];
