import { quoteText } from "../../sql-values/sql-text.ts";
import { timestampType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { shiftedSql } from "../definition/time-sql.ts";

/** The zone's name with its own capitals, as the engine wants it; undefined when there is no such zone. */
function zoneName(written: string): string | undefined {
  if (!/^[A-Za-z]/.test(written)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: written }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** A time and a zone's name: from UTC `to` what the zone's clocks show, or back `from` it. */
export function zoneSql(direction: "to" | "from"): Pick<FunctionDefinition, "result" | "sql" | "check"> {
  return {
    result: timestampType,
    sql: ([at, zone]) => {
      const name = quoteText(zoneName(String(zone?.constant)) ?? "UTC");
      if (direction === "from") return `toTimeZone(toDateTime64OrNull(toString(${at?.sql}), 9, ${name}), 'UTC')`;
      return shiftedSql(at?.sql ?? "NULL", `toInt128(timeZoneOffset(toTimeZone(${at?.sql}, ${name}))) * 1000000000`);
    },
    check: ([, zone]) =>
      typeof zone?.constant !== "string" || zoneName(zone.constant) !== undefined
        ? undefined
        : { code: "wrong_argument", parts: ["zone", "a name such as Europe/Berlin"], argument: 1 },
  };
}
