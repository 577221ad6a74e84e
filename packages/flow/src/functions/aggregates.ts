import { collections } from "./aggregates/collections.ts";
import { picks } from "./aggregates/picks.ts";
import { statistics } from "./aggregates/statistics.ts";
import { totals } from "./aggregates/totals.ts";
import type { FunctionDefinition } from "./function-definition.ts";

export const aggregates: readonly FunctionDefinition[] = [...totals, ...picks, ...collections, ...statistics];
