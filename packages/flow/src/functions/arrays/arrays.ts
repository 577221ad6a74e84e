import type { FunctionDefinition } from "../definition/function-definition.ts";
import { elementFunctions } from "./elements.ts";
import { lambdaFunctions } from "./lambdas.ts";
import { numberFunctions } from "./numbers.ts";
import { orderFunctions } from "./order.ts";
import { setFunctions } from "./sets.ts";

export const arraysFunctions: readonly FunctionDefinition[] = [
  ...elementFunctions,
  ...lambdaFunctions,
  ...setFunctions,
  ...orderFunctions,
  ...numberFunctions,
];
