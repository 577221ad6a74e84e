import type { FunctionDefinition } from "./function-definition.ts";

export const objectsFunctions: readonly FunctionDefinition[] = [];
