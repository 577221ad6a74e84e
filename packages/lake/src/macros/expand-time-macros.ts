import { sqlTokens } from "../sql-text/sql-tokens.ts";
import { MacroCall } from "./macro-call.ts";
import { macroCallAt } from "./macro-call-at.ts";
import { movedMoment } from "./moment.ts";

/**
 * The query with its `p_occurs_…` and `p_current_timestamp` written as comparisons with constants, counted from
 * `reference`, which the engine chooses partitions by. Throws `lake.sql_invalid` with line and column.
 */
export function expandTimeMacros(sql: string, reference: Date): string {
  if (!/p_occurs_|p_current_timestamp/i.test(sql)) return sql;
  const tokens = sqlTokens(sql);
  let out = "";
  for (let i = 0; i < tokens.length; i++) {
    const call = macroCallAt(tokens, i);
    out += call ? expand(new MacroCall(tokens, i, call, reference)) : (tokens[i]?.text ?? "");
    if (call) i = call.close;
  }
  return out;
}

function expand(call: MacroCall): string {
  switch (call.macro) {
    case "p_current_timestamp":
      return call.now;
    case "p_occurs_since":
      return `(${call.column(1)} >= ${movedMoment(call.reference, -call.offset(0))})`;
    case "p_occurs_after":
      return `(${call.column(1)} >= ${call.moment(0).sql})`;
    case "p_occurs_before":
      return `(${call.column(1)} <= ${call.moment(0).sql})`;
    case "p_occurs_between":
      return `(${call.column(2)} BETWEEN ${call.moment(0).sql} AND ${call.moment(1).sql})`;
    case "p_occurs_around": {
      const [moment, offset] = [call.moment(0), call.offset(1)];
      return `(${call.column(2)} BETWEEN ${movedMoment(moment, -offset)} AND ${movedMoment(moment, offset)})`;
    }
  }
}
