import type { FunctionDefinition } from "./function-definition.ts";

export const hashesFunctions: readonly FunctionDefinition[] = [];
