import type { FunctionDefinition } from "./function-definition.ts";
import { makingFunctions } from "./objects/making.ts";
import { readingFunctions } from "./objects/reading.ts";

export const objectsFunctions: readonly FunctionDefinition[] = [...makingFunctions, ...readingFunctions];
