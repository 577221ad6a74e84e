import type { FunctionDefinition } from "./function-definition.ts";

export const engineFunctions: readonly FunctionDefinition[] = [];
