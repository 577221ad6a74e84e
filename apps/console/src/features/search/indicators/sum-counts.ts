import { parseEventTime } from "@pharos/domain";

/** What one log type has of the indicators. */
export interface LogTypeCount {
  readonly logType: string;
  readonly events: number;
  readonly days: number;
  readonly firstSeen: Date;
  readonly lastSeen: Date;
}

export interface IndicatorCounts {
  readonly events: number;
  readonly firstSeen: Date | undefined;
  readonly lastSeen: Date | undefined;
  /** The most frequent first. */
  readonly logTypes: readonly LogTypeCount[];
  /** Each day from the first with an event to the last, with its events by log type in their order. */
  readonly days: readonly Date[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

interface Hit {
  readonly logType: string;
  readonly dayMs: number;
  readonly events: number;
  readonly firstSeen: Date;
  readonly lastSeen: Date;
}

const dayMs = 86_400_000;
/** A chart of more bars says nothing, and a time of a thousand years would be too many. */
const daysMax = 400;

/** Sums the rows of an indicator search: one for each table, log type and day. */
export function sumCounts(rows: readonly Readonly<Record<string, unknown>>[]): IndicatorCounts {
  const hits = rows.flatMap(toHit);
  const logTypes = [...Map.groupBy(hits, ({ logType }) => logType)]
    .map(([logType, own]) => ({
      logType,
      events: sumOf(own),
      days: new Set(own.map((hit) => hit.dayMs)).size,
      firstSeen: earliest(own) as Date,
      lastSeen: latest(own) as Date,
    }))
    .sort((a, b) => b.events - a.events || a.logType.localeCompare(b.logType));
  const days = daysOf(hits);
  const keyOf = (logType: string, ms: number) => `${ms} ${logType}`;
  const byDay = Map.groupBy(hits, (hit) => keyOf(hit.logType, hit.dayMs));
  const series = logTypes.map(({ logType }) => ({
    name: logType,
    values: days.map((day) => sumOf(byDay.get(keyOf(logType, day.getTime())) ?? [])),
  }));
  return { events: sumOf(hits), firstSeen: earliest(hits), lastSeen: latest(hits), logTypes, days, series };
}

function toHit(row: Readonly<Record<string, unknown>>): Hit[] {
  const day = Date.parse(`${row.day}T00:00:00Z`);
  const firstSeen = parseEventTime(row.first_seen);
  const lastSeen = parseEventTime(row.last_seen);
  if (Number.isNaN(day) || !firstSeen || !lastSeen) return [];
  return [{ logType: String(row.log_type), dayMs: day, events: Number(row.events), firstSeen, lastSeen }];
}

const sumOf = (hits: readonly Hit[]) => hits.reduce((sum, { events }) => sum + events, 0);
const earliest = (hits: readonly Hit[]) =>
  hits.reduce<Date | undefined>((old, { firstSeen }) => (old && old <= firstSeen ? old : firstSeen), undefined);
const latest = (hits: readonly Hit[]) =>
  hits.reduce<Date | undefined>((old, { lastSeen }) => (old && old >= lastSeen ? old : lastSeen), undefined);

function daysOf(hits: readonly Hit[]): Date[] {
  const first = hits.reduce((least, hit) => Math.min(least, hit.dayMs), Number.POSITIVE_INFINITY);
  const last = hits.reduce((most, hit) => Math.max(most, hit.dayMs), Number.NEGATIVE_INFINITY);
  if (hits.length === 0) return [];
  const count = Math.min(daysMax, (last - first) / dayMs + 1);
  return Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * dayMs));
}
