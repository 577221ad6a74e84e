import type { FunctionDefinition } from "../definition/function-definition.ts";
import { makingFunctions } from "./making.ts";
import { readingFunctions } from "./reading.ts";

export const objectsFunctions: readonly FunctionDefinition[] = [...makingFunctions, ...readingFunctions];
