import type { FunctionDefinition } from "../definition/function-definition.ts";
import { stringForms } from "./string-forms.ts";
import { stringMeasures } from "./string-measures.ts";
import { stringParts } from "./string-parts.ts";
import { stringTests } from "./string-tests.ts";

export const stringFunctions: readonly FunctionDefinition[] = [
  ...stringTests,
  ...stringForms,
  ...stringParts,
  ...stringMeasures,
];
