import type { FunctionDefinition } from "./function-definition.ts";

export const encodingsFunctions: readonly FunctionDefinition[] = [];
