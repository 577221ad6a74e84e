import type { FunctionDefinition } from "./function-definition.ts";

export const conversionsFunctions: readonly FunctionDefinition[] = [];
