import type { FlowForm, FormTimes, ReadForm } from "@pharos/flow/editor";
import { resolveTimeRange, type TimeRange, timeRangePresets } from "@pharos/ui/time-ranges";
import { timeRangePart } from "../../../routing/time-range-part.ts";
import { type EventSearch, type EventSearchPart, limitDefault, limitOf, rangeOf } from "../event-search.ts";
import { type Condition, conditionGroups, conditionTexts } from "../filters/condition.ts";
import { tableIdOf } from "../saved-queries/searched-query.ts";

const allLogs = "pharos_logs.public.*";

/** What the form says, as PharosFlow knows it. */
export function flowFormOf(search: EventSearch): FlowForm {
  const groups = conditionGroups(search.filter ?? []);
  return {
    tables: search.table?.length ? search.table.map(tableIdOf) : [allLogs],
    times: timesOf(rangeOf(search)),
    text: search.q || undefined,
    filters: { ors: groups.map((ands) => ({ ands })) },
    direction: search.dir ?? "descending",
    limit: limitOf(search) ?? limitDefault,
  };
}

/** The same in the address. What a text leaves to the page stays as it is. */
export function searchOfForm(form: ReadForm): EventSearchPart {
  const { tables, times, text, filters, direction, limit } = form;
  const filter = conditionTexts(filters.ors.map(({ ands }) => ands as readonly Condition[]));
  return {
    ...(tables === undefined
      ? {}
      : { table: tables.join() === allLogs ? undefined : tables, ...timeRangePart(rangeOfTimes(times)) }),
    q: text,
    filter: filter.length > 0 ? filter : undefined,
    dir: direction === "ascending" ? direction : undefined,
    limit: limit === limitDefault ? undefined : String(limit),
  };
}

const units = [
  { letter: "d", unit: "days", ms: 86_400_000 },
  { letter: "h", unit: "hours", ms: 3_600_000 },
  { letter: "m", unit: "minutes", ms: 60_000 },
] as const;

function timesOf(range: TimeRange): FormTimes | undefined {
  if (range.kind === "custom") return { fromMs: range.start.getTime(), toMs: range.end.getTime() + 1 };
  if (range.kind === "preset" && range.id === "PAllTime") return undefined;
  const { start, end } = resolveTimeRange(range, new Date());
  const lengthMs = end.getTime() + 1 - start.getTime();
  // A day is shorter to read than 24 hours; hours that are no days stay hours.
  const { letter, ms } = units.find(({ ms }) => lengthMs % ms === 0) ?? units[2];
  return { last: `${lengthMs / ms}${letter}` };
}

function rangeOfTimes(times: FormTimes | undefined): TimeRange {
  if (times === undefined) return { kind: "preset", id: "PAllTime" };
  if ("fromMs" in times) return { kind: "custom", start: new Date(times.fromMs), end: new Date(times.toMs - 1) };
  const lengthMs = spanMs(times.last);
  const preset = timeRangePresets.find((one) => one.lengthMs === lengthMs);
  if (preset !== undefined) return { kind: "preset", id: preset.id };
  const { unit, ms } = units.find(({ ms }) => lengthMs % ms === 0) ?? units[2];
  return { kind: "relative", amount: lengthMs / ms, unit };
}

/** Of a span such as `90m` or `1.5h`, which is whole minutes. */
function spanMs(span: string): number {
  const [, amount, unit = ""] = /^\s*([\d.]+)\s*([a-z]+)\s*$/i.exec(span) ?? [];
  const ms = unitMs.find(([names]) => names.test(unit))?.[1];
  return amount !== undefined && ms !== undefined ? Number(amount) * ms : Number.NaN;
}

const unitMs: readonly (readonly [RegExp, number])[] = [
  [/^(s|secs?|seconds?)$/i, 1000],
  [/^(m|mins?|minutes?)$/i, 60_000],
  [/^(h|hrs?|hours?)$/i, 3_600_000],
  [/^(d|days?)$/i, 86_400_000],
  [/^(w|wks?|weeks?)$/i, 604_800_000],
];
