import { elementFunctions } from "./arrays/elements.ts";
import { lambdaFunctions } from "./arrays/lambdas.ts";
import { numberFunctions } from "./arrays/numbers.ts";
import { orderFunctions } from "./arrays/order.ts";
import { setFunctions } from "./arrays/sets.ts";
import type { FunctionDefinition } from "./function-definition.ts";

export const arraysFunctions: readonly FunctionDefinition[] = [
  ...elementFunctions,
  ...lambdaFunctions,
  ...setFunctions,
  ...orderFunctions,
  ...numberFunctions,
];
