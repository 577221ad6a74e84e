import { convertTo } from "../../sql-values/convert-value.ts";
import { inRange } from "../../syntax-tree/literals.ts";
import { timespanType, timestampType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { shiftedSql } from "../definition/time-sql.ts";
import { timeEdges } from "./time-edges.ts";
import { timeParts } from "./time-parts.ts";
import { timeSteps } from "./time-steps.ts";
import { timeText } from "./time-text.ts";

const span = { name: "span", type: timespanType } as const;

export const timeFunctions: readonly FunctionDefinition[] = [
  {
    name: "time.now",
    aliases: ["now"],
    use: "scalar",
    summary:
      "The time at which the query runs, the same in all of it, or so much later; of a scheduled query, the time it was due.",
    parameters: [{ name: "later", type: timespanType, isOptional: true, isConstant: true }],
    result: timestampType,
    sql: () => "now64(9, 'UTC')",
    fold: ([later], now) => (typeof later === "bigint" ? inRange(now + later) : now),
    examples: [
      { flow: "print a = time.now() == time.now(), b = time.now() - time.now(-2h)", gives: [[true, "02:00:00"]] },
    ],
    refuses: [{ flow: "print a = time.now(true)", code: "wrong_type" }],
  },
  {
    name: "time.ago",
    aliases: ["ago"],
    use: "scalar",
    summary: "So long before time.now().",
    parameters: [span],
    result: timestampType,
    readsNow: true,
    sql: ([by, now]) => shiftedSql(now ? convertTo(now.value, timestampType) : "NULL", `-toInt128(${by?.sql})`),
    fold: ([by], now) => (typeof by === "bigint" ? inRange(now - by) : undefined),
    examples: [
      { flow: "print a = time.ago(1d) < time.now(), b = time.now() - time.ago(90m)", gives: [[true, "01:30:00"]] },
      { flow: "print h = 2 | extend a = time.now() - time.ago(h * 1h)", gives: [[2, "02:00:00"]] },
    ],
    refuses: [{ flow: "print a = time.ago(true)", code: "wrong_type" }],
  },
  ...timeSteps,
  ...timeEdges,
  ...timeParts,
  ...timeText,
];
