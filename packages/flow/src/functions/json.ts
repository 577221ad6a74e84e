import type { FunctionDefinition } from "./function-definition.ts";

export const jsonFunctions: readonly FunctionDefinition[] = [];
