import type { FunctionDefinition } from "./function-definition.ts";

export const windowsFunctions: readonly FunctionDefinition[] = [];
