import type { FunctionDefinition } from "./function-definition.ts";

export const arraysFunctions: readonly FunctionDefinition[] = [];
