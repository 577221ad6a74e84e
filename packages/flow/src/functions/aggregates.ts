import { doubleType, intType } from "../types/flow-type.ts";
import type { FunctionDefinition } from "./function-definition.ts";

export const aggregates: readonly FunctionDefinition[] = [
  {
    name: "agg.count",
    aliases: ["count"],
    use: "aggregate",
    summary: "How many rows the group has.",
    parameters: [],
    result: intType,
    sql: () => "toInt64(count())",
    examples: [{ flow: "range n from 1 to 3 step 1 | summarize c = agg.count()", gives: [[3]] }],
    refuses: [{ flow: "range n from 1 to 3 step 1 | extend c = agg.count()", code: "aggregate_outside_summarize" }],
  },
  {
    name: "agg.sum",
    aliases: ["sum"],
    use: "aggregate",
    summary: "The sum of all values; null without any.",
    parameters: [{ name: "value", type: doubleType }],
    result: ([type]) => (type?.kind === "int" ? intType : doubleType),
    sql: ([value]) => `sum(${value?.sql})`,
    examples: [{ flow: "range n from 1 to 3 step 1 | summarize s = agg.sum(n)", gives: [[6]] }],
    refuses: [{ flow: "range n from 1 to 3 step 1 | summarize s = agg.sum([n])", code: "wrong_type" }],
  },
];
