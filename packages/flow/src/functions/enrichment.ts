import type { FunctionDefinition } from "./function-definition.ts";

export const enrichmentFunctions: readonly FunctionDefinition[] = [];
