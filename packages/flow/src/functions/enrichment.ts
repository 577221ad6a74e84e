import { anyType, objectType, stringType } from "../types/flow-type.ts";
import type { FunctionDefinition } from "./definition/function-definition.ts";

const owners = "let owners = datatable [{'name': 'web', 'team': 'red'}, {'name': 'db', 'team': 'blue'}];";

/** The binder makes a join of it. */
export const lookupFunction: FunctionDefinition = {
  name: "enrich.lookup",
  use: "scalar",
  summary:
    "The row of a lookup table with this key as an object; null where there is none. The key is the table's own, or the column that is named.",
  parameters: [
    { name: "table", type: stringType, isConstant: true },
    { name: "key", type: anyType },
    { name: "column", type: stringType, isConstant: true, isOptional: true },
  ],
  result: objectType,
  sql: () => "NULL",
  examples: [
    {
      flow: `${owners} datatable [{'host': 'web'}, {'host': 'x'}] | extend owner = enrich.lookup('owners', host) | project host, owner.team | sort host asc`,
      gives: [
        ["web", "red"],
        ["x", null],
      ],
    },
    {
      flow: `${owners} print team = 'blue' | where enrich.lookup('owners', team, 'team').name == 'db' | count`,
      gives: [[1]],
    },
  ],
  refuses: [
    { flow: "print a = enrich.lookup('missing', 1)", code: "unknown_table" },
    { flow: `${owners} print a = arrays.map(['web'], fn (x) { enrich.lookup('owners', x) })`, code: "not_within" },
    { flow: `${owners} print a = enrich.lookup('owners', 'web', 'id')`, code: "unknown_column" },
  ],
};

export const enrichmentFunctions: readonly FunctionDefinition[] = [lookupFunction];
