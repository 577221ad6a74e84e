import type { RuleEngine } from "@pharos/detection";
import type { Rule } from "@pharos/domain";
import type { Lake, LakeRow } from "@pharos/lake";
import type { EventEnricher } from "../lookup-tables/event-enricher.ts";

export interface ReplayCounts {
  readonly eventsProcessed: number;
  readonly eventsMatched: number;
  readonly errors: number;
  /** Groups that reached the rule's threshold. */
  readonly alerts: number;
  readonly bytes: number;
  readonly readTimeNanos: number;
  readonly processingTimeNanos: number;
}

export interface ReplayScope {
  readonly logType: string;
  /** Events that arrived within the time; the end is not included. */
  readonly from: Date;
  readonly to: Date;
  /** Of who asks. */
  readonly logTypeAccess?: readonly string[] | undefined;
}

const pageSize = 1000;
const dayMs = 86_400_000;
/** Events are found by when they happened, which may be long before they arrive. */
const lateMs = 31 * dayMs;

export interface ReplaySurroundings {
  readonly lake: Pick<Lake, "search">;
  readonly engine: RuleEngine;
  readonly enrich: EventEnricher;
}

/** Runs the rule on stored events, page by page; yields the counts so far after each page. */
export async function* replayRule(
  { lake, ...seeing }: ReplaySurroundings,
  rule: Rule,
  { logType, from, to, logTypeAccess }: ReplayScope,
): AsyncGenerator<ReplayCounts> {
  const groups = new Map<string, number>();
  const counts = {
    eventsProcessed: 0,
    eventsMatched: 0,
    errors: 0,
    bytes: 0,
    readTimeNanos: 0,
    processingTimeNanos: 0,
  };
  let cursor: string | undefined;
  do {
    const readStart = performance.now();
    const page = await lake.search({
      tables: [logType],
      logTypeAccess,
      fromMs: from.getTime() - lateMs,
      toMs: to.getTime() + dayMs,
      conditions: [{ column: "p_parse_time", from, to }],
      limit: pageSize,
      sortDirection: "ascending",
      ...(cursor !== undefined && { cursor }),
    });
    const processStart = performance.now();
    const batch = page.rows.map((row) => batchEntry(seeing, logType, row));
    const { matches, errors } = await seeing.engine.evaluate({ events: batch.filter(({ rules }) => rules.length > 0) });
    for (const { dedup } of matches) groups.set(dedup, (groups.get(dedup) ?? 0) + 1);
    counts.eventsProcessed += page.rows.length;
    counts.eventsMatched += matches.length;
    counts.errors += errors.length;
    counts.bytes += batch.reduce((sum, { json }) => sum + json.length, 0);
    counts.readTimeNanos += nanosBetween(readStart, processStart);
    counts.processingTimeNanos += nanosBetween(processStart, performance.now());
    const alerts = rule.createAlert ? [...groups.values()].filter((size) => size >= rule.threshold).length : 0;
    yield { ...counts, alerts };
    cursor = page.cursor;
  } while (cursor !== undefined);
}

function batchEntry(
  { engine, enrich }: Omit<ReplaySurroundings, "lake">,
  logType: string,
  { p_table, ...stored }: LakeRow,
) {
  const event = enrich(logType, stored);
  return { json: Buffer.from(JSON.stringify(event)), rules: engine.candidates(logType, event) };
}

function nanosBetween(startMs: number, endMs: number): number {
  return Math.round((endMs - startMs) * 1e6);
}
