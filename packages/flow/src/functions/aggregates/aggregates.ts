import type { FunctionDefinition } from "../definition/function-definition.ts";
import { collections } from "./collections.ts";
import { picks } from "./picks.ts";
import { statistics } from "./statistics.ts";
import { totals } from "./totals.ts";

export const aggregates: readonly FunctionDefinition[] = [...totals, ...picks, ...collections, ...statistics];
