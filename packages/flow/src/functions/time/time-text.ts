import { textTo } from "../../sql-values/convert-value.ts";
import { quoteText } from "../../sql-values/sql-text.ts";
import { readInstant } from "../../syntax-tree/literals.ts";
import { stringType, timespanType, timestampType } from "../../types/flow-type.ts";
import type { Finding, FunctionDefinition, KnownArgument } from "../definition/function-definition.ts";
import { truncated, truncSql } from "./calendar.ts";
import { formatSpanSql, isSpanFormat } from "./format-span.ts";
import { jodaFormat } from "./time-format.ts";
import { zoneSql } from "./time-zone.ts";
import { unitOf } from "./units.ts";

const format = { name: "format", type: stringType, isConstant: true } as const;
const formats = "letters such as yyyy-MM-dd HH:mm:ss.fff, or %Y-%m-%d %H:%M:%S";

function checkFormat(what: string, { constant }: KnownArgument, argument: number): Finding | undefined {
  if (typeof constant !== "string" || jodaFormat(constant) !== undefined) return undefined;
  return { code: "wrong_argument", parts: [what, formats], argument };
}

export const timeText: readonly FunctionDefinition[] = [
  {
    name: "time.parse_timestamp",
    use: "scalar",
    summary: "The time that the text spells, UTC without a zone; with a format, only as that says.",
    parameters: [
      { name: "text", type: stringType },
      { ...format, isOptional: true },
    ],
    result: timestampType,
    sql: ([text, wanted]) => {
      if (!wanted?.isGiven) return textTo(text?.sql ?? "NULL", timestampType);
      const joda = jodaFormat(String(wanted.constant)) ?? "";
      return `toDateTime64(parseDateTime64InJodaSyntaxOrNull(${text?.sql}, ${quoteText(joda)}, 'UTC'), 9, 'UTC')`;
    },
    fold: ([text, wanted]) => (wanted === undefined && typeof text === "string" ? readInstant(text) : undefined),
    check: ([text, wanted]) => {
      if (wanted !== undefined) return checkFormat("format of time.parse_timestamp", wanted, 1);
      if (typeof text?.constant !== "string" || readInstant(text.constant) !== undefined) return undefined;
      return { code: "unreadable_literal", parts: ["timestamp", text.constant], argument: 0 };
    },
    examples: [
      {
        flow: "print a = time.parse_timestamp('2023-06-01 13:14:15.00Z'), b = time.parse_timestamp('31/01/2024', 'dd/MM/yyyy')",
        gives: [["2023-06-01T13:14:15.000000000Z", "2024-01-31T00:00:00.000000000Z"]],
      },
    ],
    refuses: [{ flow: "print a = time.parse_timestamp('2024-02-30')", code: "unreadable_literal" }],
  },
  {
    name: "time.parse_date",
    use: "scalar",
    summary: "The start of the day that the text spells.",
    parameters: [{ name: "text", type: timestampType }],
    result: timestampType,
    sql: ([at]) => truncSql(at?.sql ?? "NULL", "day", unitOf("day")),
    fold: ([at]) => (typeof at === "bigint" ? truncated(at, "day", unitOf("day")) : undefined),
    examples: [{ flow: "print a = time.parse_date('2024-01-31')", gives: [["2024-01-31T00:00:00.000000000Z"]] }],
    refuses: [{ flow: "print a = time.parse_date('31.1.')", code: "unreadable_literal" }],
  },
  {
    name: "time.parse_timespan",
    use: "scalar",
    summary: "The time span that the text spells: `24h`, `30 minutes`, `1.02:03:04` for days, hours, minutes, seconds.",
    parameters: [{ name: "text", type: timespanType }],
    result: timespanType,
    sql: ([span]) => span?.sql ?? "NULL",
    fold: ([span]) => span,
    examples: [
      {
        flow: "print a = time.parse_timespan('90 minutes'), b = time.parse_timespan('1.02:03:04')",
        gives: [["01:30:00", "1.02:03:04"]],
      },
      { flow: "datatable [{'s': '1.5h'}] | project a = time.parse_timespan(s)", gives: [["01:30:00"]] },
    ],
    refuses: [{ flow: "print a = time.parse_timespan('soon')", code: "unreadable_literal" }],
  },
  {
    name: "time.format",
    aliases: ["format_datetime"],
    use: "scalar",
    summary: `The time as text, in UTC. The format has ${formats}.`,
    parameters: [{ name: "time", type: timestampType }, format],
    result: stringType,
    sql: ([at, wanted]) =>
      `formatDateTimeInJodaSyntax(${at?.sql}, ${quoteText(jodaFormat(String(wanted?.constant)) ?? "")})`,
    check: ([, wanted]) => wanted && checkFormat("format of time.format", wanted, 1),
    examples: [
      {
        flow: "print a = time.format(datetime(2024-05-07 15:40:01.25), 'yyyy-MM-dd h:mm tt .ff'), b = time.format(datetime(2024-05-07), '%d %b %Y')",
        gives: [["2024-05-07 3:40 PM .25", "07 May 2024"]],
      },
    ],
    refuses: [{ flow: "print a = time.format(time.now(), 'quarter')", code: "wrong_argument" }],
  },
  {
    name: "time.format_span",
    aliases: ["format_timespan"],
    use: "scalar",
    summary: "The time span as text, in days (d), hours (h), minutes (m), seconds (s) and fractions (f).",
    parameters: [{ name: "span", type: timespanType }, format],
    result: stringType,
    sql: ([span, wanted]) => formatSpanSql(span?.sql ?? "NULL", String(wanted?.constant)),
    check: ([, wanted]) =>
      typeof wanted?.constant !== "string" || isSpanFormat(wanted.constant)
        ? undefined
        : {
            code: "wrong_argument",
            parts: ["format of time.format_span", "letters such as d.hh:mm:ss.fff"],
            argument: 1,
          },
    examples: [{ flow: "print a = time.format_span(26h + 4m + 1ms, 'd.hh:m:ss.fff')", gives: [["1.02:4:00.001"]] }],
    refuses: [{ flow: "print a = time.format_span(1h, 'yyyy')", code: "wrong_argument" }],
  },
  {
    name: "time.to_zone",
    aliases: ["datetime_utc_to_local"],
    use: "scalar",
    summary: "What clocks of the zone show at that time.",
    parameters: [
      { name: "time", type: timestampType },
      { name: "zone", type: stringType, isConstant: true },
    ],
    ...zoneSql("to"),
    examples: [
      {
        flow: "print a = time.to_zone(datetime(2024-07-01 12:00), 'Europe/Berlin')",
        gives: [["2024-07-01T14:00:00.000000000Z"]],
      },
    ],
    refuses: [{ flow: "print a = time.to_zone(time.now(), 'Mars/Olympus')", code: "wrong_argument" }],
  },
  {
    name: "time.from_zone",
    aliases: ["datetime_local_to_utc"],
    use: "scalar",
    summary: "The time at which clocks of the zone show this.",
    parameters: [
      { name: "time", type: timestampType },
      { name: "zone", type: stringType, isConstant: true },
    ],
    ...zoneSql("from"),
    examples: [
      {
        flow: "print a = time.from_zone(datetime(2024-07-01 14:00), 'Europe/Berlin')",
        gives: [["2024-07-01T12:00:00.000000000Z"]],
      },
    ],
    refuses: [{ flow: "print a = time.from_zone(time.now(), 'CET+7')", code: "wrong_argument" }],
  },
];
