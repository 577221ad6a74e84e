import { setImmediate } from "node:timers/promises";
import { PharosError } from "@pharos/domain";
import type { EventBucket, EventPage, Lake, LakeRow } from "@pharos/lake";
import { lakeTimeMs } from "../works/lake-time.ts";
import type { WorkToGroup } from "../works/work-to-commit.ts";
import { type ComparedAlert, compareAlerts } from "./compare-alerts.ts";
import { type EventSources, evaluatePage } from "./evaluate-page.ts";
import { groupFindings } from "./group-findings.ts";
import type { PreviewedVersion, PreviewLimits, PreviewScope } from "./preview-scope.ts";
import { firstPlan, isLesson, nextPlan, type ReadingPlan } from "./reading-plan.ts";
import type { PreviewedResources } from "./resource-tally.ts";

export interface PreviewTask {
  readonly lake: Pick<Lake, "events" | "countEvents">;
  /** Adds what lookup tables know of an event, as for live ones. */
  readonly enrich: (logType: string, event: LakeRow) => LakeRow;
  readonly draft: PreviewedVersion;
  /** What the draft is compared with. */
  readonly saved: PreviewedVersion | undefined;
  readonly scope: PreviewScope;
  readonly limits: PreviewLimits;
  readonly signal: AbortSignal;
}

/** How far a preview is, and what it has found so far. */
export interface PreviewState {
  /** Up to 1. */
  readonly progress: number;
  readonly eventsInScope: number;
  /** Events that were fetched: they may meet the conditions of one of the versions. */
  readonly eventsRead: number;
  readonly matches: number;
  readonly errors: number;
  /** Every event before this time was looked at. */
  readonly coveredUntilMs: number;
  /** Which limit ended it before it had seen all. */
  readonly stoppedBy: "findings" | "time" | undefined;
  readonly findings: readonly WorkToGroup[];
  /** Of a correlation rule: how many signals each of its steps has to choose from. */
  readonly steps?: readonly PreviewedStep[];
  /** Of a scheduled rule: what its queries brought. */
  readonly queries?: readonly PreviewedQuery[];
  /** Of a policy: what it says of the resources. */
  readonly resources?: PreviewedResources;
  /** Of a policy: the resources that fail by both versions. */
  readonly stillFailing?: ReadonlySet<string>;
  /** Groups what was found until now; takes a moment where that is much. */
  compareAlerts(): ComparedAlert[];
}

/** How often a saved query of a scheduled rule ran, and what came of it. */
export interface PreviewedQuery {
  readonly name: string;
  readonly runs: number;
  readonly rows: number;
}

export interface PreviewedStep {
  /** Empty where the rule does not name it. */
  readonly stepId: string;
  readonly ruleId: string;
  readonly signals: number;
}

const bucketCount = 500;
/** So many events are parsed, sent to Python and answered between two turns of everything else. */
const batchEvents = 500;

interface LogTypeReading {
  readonly logType: string;
  readonly buckets: readonly EventBucket[];
  reachedMs: number;
  plan: ReadingPlan;
  /** The next page, which is read while the one before is evaluated. */
  ahead: Promise<ReadPage> | undefined;
}

interface ReadPage extends EventPage {
  readonly plan: ReadingPlan;
}

/**
 * Runs a draft of a rule, and the saved version, on stored events, the oldest first. Yields as it goes on; the last state
 * is the result. Only events that may meet the conditions of a version are fetched, and only what the versions look at: a
 * log has hundreds of columns, and to read all of them for one event in a thousand is to read the whole table.
 * @throws queryTooSlow, queryCancelled
 */
export async function* runPreview(task: PreviewTask): AsyncGenerator<PreviewState> {
  const { lake, draft, saved, scope, limits, signal } = task;
  const deadline = performance.now() + limits.timeMs;
  const versions = saved === undefined ? [draft] : [draft, saved];
  const plan = firstPlan(versions);
  const readings = await Promise.all(scope.logTypes.map((logType) => openReading(task, logType, plan)));
  const found = { draft: [] as WorkToGroup[], saved: [] as WorkToGroup[] };
  const eventsInScope = sumOf(readings.flatMap(({ buckets }) => buckets));
  const conditions = versions.map(({ rule, engine }) => engine.conditions(rule.id));
  const sources: EventSources = {
    enrich: task.enrich,
    readWhole: async (logType, rows) => {
      const times = rows.map(({ p_event_time }) => lakeTimeMs(String(p_event_time)));
      const ids = rows.map(({ p_row_id }) => String(p_row_id));
      const { rows: whole } = await lake.events({
        ...scopeOf(scope, logType),
        fromMs: Math.min(...times),
        toMs: Math.max(...times) + 1,
        conditions: [[{ path: ["p_row_id"], op: "equals", values: ids }]],
        limit: rows.length,
        timeoutMs: timeLeft(),
        signal,
      });
      return whole;
    },
  };
  const timeLeft = () => Math.max(1_000, deadline - performance.now());
  const ended = new AbortController();
  const readPage = async ({ logType, plan }: LogTypeReading, cursor: string | undefined): Promise<ReadPage> => {
    const page = await lake.events({
      ...scopeOf(scope, logType),
      conditions,
      paths: plan.paths,
      keepsAbsent: plan.keepsAbsent,
      limit: plan.limit,
      cursor,
      timeoutMs: timeLeft(),
      signal: AbortSignal.any([signal, ended.signal]),
    });
    return { ...page, plan };
  };
  const readAhead = (reading: LogTypeReading, cursor: string) => {
    reading.ahead = readPage(reading, cursor);
    // Whoever takes the page learns of it; a preview that ends before takes none.
    reading.ahead.catch(() => undefined);
  };
  let eventsRead = 0;

  const stateWith = (stoppedBy: PreviewState["stoppedBy"]): PreviewState => ({
    progress:
      eventsInScope === 0
        ? 1
        : Math.min(1, sumOf(readings.flatMap((one) => coveredBy(one, scope.toMs))) / eventsInScope),
    eventsInScope,
    eventsRead,
    matches: found.draft.reduce((sum, { matches }) => sum + matches.length, 0),
    errors: found.draft.reduce((sum, { errors }) => sum + errors.length, 0),
    coveredUntilMs: Math.min(scope.toMs, ...readings.map(({ reachedMs }) => reachedMs)),
    stoppedBy,
    findings: found.draft,
    compareAlerts: () => compareAlerts(groupFindings(found.draft), saved && groupFindings(found.saved)),
  });

  try {
    for (;;) {
      const reading = furthestBehind(readings, scope.toMs);
      if (reading === undefined) break;
      const { logType } = reading;
      const { plan, ...page } = await (reading.ahead ?? readPage(reading, undefined));
      reading.ahead = undefined;
      if (page.cursor !== undefined && !isLesson(plan)) readAhead(reading, page.cursor);
      eventsRead += page.rows.length;
      const readAgain: LakeRow[] = [];
      for (let at = 0; at < page.rows.length; at += batchEvents) {
        const rows = page.rows.slice(at, at + batchEvents);
        const { paths } = plan;
        const evaluated = await evaluatePage(versions, { logType, rows, paths, columns: page.columns }, sources);
        const [ofDraft = [], ofSaved = []] = evaluated.found;
        found.draft.push(...ofDraft);
        found.saved.push(...ofSaved);
        readAgain.push(...evaluated.readAgain);
        reading.reachedMs = lakeTimeMs(String(rows.at(-1)?.p_event_time));
        if (found.draft.length + found.saved.length >= limits.findingsMax) return yield stateWith("findings");
        if (performance.now() > deadline) return yield stateWith("time");
        signal.throwIfAborted();
        yield stateWith(undefined);
        await setImmediate();
      }
      if (page.cursor === undefined) reading.reachedMs = scope.toMs;
      else {
        reading.plan = await nextPlan(plan, versions, { ...page, logType }, readAgain);
        if (reading.ahead === undefined) readAhead(reading, page.cursor);
      }
    }
    yield stateWith(undefined);
  } finally {
    ended.abort();
  }
}

async function openReading({ lake, scope }: PreviewTask, logType: string, plan: ReadingPlan): Promise<LogTypeReading> {
  try {
    const buckets = await lake.countEvents(scopeOf(scope, logType), bucketCount);
    return { logType, buckets, reachedMs: scope.fromMs, plan, ahead: undefined };
  } catch (error) {
    // A log type that no source names has no table, and no events.
    if (!(error instanceof PharosError) || error.code !== "lake.table_unknown") throw error;
    return { logType, buckets: [], reachedMs: scope.toMs, plan, ahead: undefined };
  }
}

function scopeOf({ fromMs, toMs, logTypeAccess }: PreviewScope, logType: string) {
  return { logType, fromMs, toMs, ...(logTypeAccess && { logTypeAccess }) };
}

/** So that what is covered ends at one time for all log types. */
function furthestBehind(readings: readonly LogTypeReading[], toMs: number): LogTypeReading | undefined {
  const open = readings.filter(({ reachedMs }) => reachedMs < toMs);
  return open.toSorted((a, b) => a.reachedMs - b.reachedMs)[0];
}

function coveredBy({ buckets, reachedMs }: LogTypeReading, toMs: number): EventBucket[] {
  return buckets.filter((_, at) => (buckets[at + 1]?.fromMs ?? toMs) <= reachedMs);
}

function sumOf(buckets: readonly EventBucket[]): number {
  return buckets.reduce((sum, { count }) => sum + count, 0);
}
