import { indicatorFields } from "@pharos/domain";
import type { MatchedEvent } from "../worker/protocol.ts";
import { lakeJson } from "./lake-json.ts";
import { lakeTime, lakeTimeMs } from "./lake-time.ts";

type Members = Readonly<Record<string, unknown>>;

/** What the lake takes for each of its own columns; anything else stays in the event alone. */
const readers: readonly (readonly [string, (value: unknown) => unknown])[] = [
  ...["p_log_type", "p_source_id", "p_source_label"].map((name) => [name, asText] as const),
  ...["p_udm", "p_source_file"].map((name) => [name, asObject] as const),
  ...Object.keys(indicatorFields).map((name) => [name, asTexts] as const),
];

/**
 * An event that no source delivered, such as a row of a query, as the lake takes it. It is no event of its `p_log_type`
 * any more: it may lack members or have others.
 * @param at the time of an event that has none
 */
export function describeEvent(event: Members, at: Date, rowId: string): MatchedEvent {
  const standard = readers.flatMap(([name, read]) => {
    const value = read(event[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    logType: "",
    eventJson: Buffer.from(lakeJson(event)),
    standard: {
      ...Object.fromEntries(standard),
      p_event_time: asTime(event.p_event_time) ?? lakeTime(at),
      p_parse_time: lakeTime(at),
      p_row_id: rowId,
    },
  };
}

function asText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function asTexts(value: unknown): readonly string[] | undefined {
  if (typeof value === "string") return [value];
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;
}

function asObject(value: unknown): object | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}

/** A time as the lake writes it, or as RFC 3339. */
function asTime(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/.test(value)) return undefined;
  if (value.includes("T")) return Number.isNaN(Date.parse(value)) ? undefined : lakeTime(new Date(value));
  return Number.isNaN(lakeTimeMs(value)) ? undefined : value;
}
