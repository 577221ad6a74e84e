import { setImmediate } from "node:timers/promises";
import { describeError, invalidInput, type Rule, type SavedQuery, type Stored } from "@pharos/domain";
import type { QueryRunner } from "../data-lake-queries/query-runner.ts";
import { evaluateRows, type Row } from "../scheduled-rules/evaluate-rows.ts";
import { requestOfRun, type ScheduledRun } from "../scheduled-rules/request-of-run.ts";
import { nextRun } from "../schedules/next-run.ts";
import { lakeTime } from "../works/lake-time.ts";
import { workOf } from "../works/matches-to-commit.ts";
import type { WorkToGroup } from "../works/work-to-commit.ts";
import { compareAlerts } from "./compare-alerts.ts";
import { type EventReference, groupFindings } from "./group-findings.ts";
import type { PreviewedVersion, PreviewLimits, PreviewScope } from "./preview-scope.ts";
import type { PreviewState } from "./run-preview.ts";

export interface ScheduledPreviewTask {
  readonly queries: Pick<QueryRunner, "open">;
  /** The saved queries that the versions name. */
  readonly savedQueries: readonly Stored<SavedQuery>[];
  /** What the queries of somebody read, as live runs of them do. */
  readonly accessOf: (query: Stored<SavedQuery>) => readonly string[] | undefined;
  readonly draft: PreviewedVersion;
  /** What the draft is compared with. */
  readonly saved: PreviewedVersion | undefined;
  /** Runs that were due after `from`, until `to`. */
  readonly scope: Pick<PreviewScope, "fromMs" | "toMs">;
  readonly limits: PreviewLimits;
  readonly signal: AbortSignal;
}

interface DueQuery {
  readonly query: Stored<SavedQuery>;
  readonly dueAt: Date;
}

/**
 * Runs the queries of a draft of a scheduled rule, and of the saved version, as of each time at which their schedules
 * would have run them, the oldest first, and gives their rows to the versions. Yields as it goes on; the last state is the
 * result.
 * @throws input.invalid for a query without a schedule, or one that fails
 */
export async function* runScheduledPreview(task: ScheduledPreviewTask): AsyncGenerator<PreviewState> {
  const { draft, saved, scope, limits, signal } = task;
  const { fromMs, toMs } = scope;
  const deadline = performance.now() + limits.timeMs;
  const runs = dueWithin(task.savedQueries, scope);
  const ofDraft = new VersionOnRows(draft);
  const ofSaved = saved && new VersionOnRows(saved);
  const counts = new Map(draftQueries(task).map(({ name }) => [name, { name, runs: 0, rows: 0 }]));
  let rowsRead = 0;
  let done = 0;

  const stateWith = (stoppedBy: PreviewState["stoppedBy"]): PreviewState => {
    const findings = ofDraft.works;
    return {
      progress: runs.length === 0 ? 1 : done / runs.length,
      eventsInScope: rowsRead,
      eventsRead: rowsRead,
      matches: findings.reduce((sum, { matches }) => sum + matches.length, 0),
      errors: findings.reduce((sum, { errors }) => sum + errors.length, 0),
      coveredUntilMs: done === runs.length ? toMs : Math.max(fromMs, runs[done - 1]?.dueAt.getTime() ?? fromMs),
      stoppedBy,
      findings,
      queries: [...counts.values()].map((count) => ({ ...count })),
      compareAlerts: () => compareAlerts(ofDraft.alerts(), ofSaved?.alerts()),
    };
  };

  for (const { query, dueAt } of runs) {
    const rows = await readRows(task, query, { dueAt, logTypeAccess: task.accessOf(query) });
    signal.throwIfAborted();
    for (const version of ofSaved === undefined ? [ofDraft] : [ofDraft, ofSaved])
      await version.take(query, dueAt, rows);
    done += 1;
    rowsRead += rows.length;
    const count = counts.get(query.name);
    if (count !== undefined) {
      count.runs += 1;
      count.rows += rows.length;
    }
    if (ofDraft.found + (ofSaved?.found ?? 0) >= limits.findingsMax) return yield stateWith("findings");
    if (performance.now() > deadline && done < runs.length) return yield stateWith("time");
    yield stateWith(undefined);
    signal.throwIfAborted();
    await setImmediate();
  }
  yield stateWith(undefined);
}

/** In the order of their times. @throws input.invalid */
function dueWithin(queries: readonly Stored<SavedQuery>[], { fromMs, toMs }: ScheduledPreviewTask["scope"]) {
  const due: DueQuery[] = [];
  for (const query of queries) {
    const { schedule, name } = query;
    if (schedule === undefined) {
      throw invalidInput(`The query ${name} has no schedule, so its rules never run. Give it one to preview them.`);
    }
    let at: Date | undefined = new Date(fromMs);
    for (;;) {
      at = nextRun(schedule, at, at);
      if (at === undefined || at.getTime() > toMs) break;
      due.push({ query, dueAt: at });
    }
  }
  return due.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

function draftQueries({ savedQueries, draft }: ScheduledPreviewTask): readonly Stored<SavedQuery>[] {
  return savedQueries.filter(({ name }) => draft.rule.scheduledQueries?.includes(name));
}

async function readRows(
  { queries, signal }: ScheduledPreviewTask,
  query: Stored<SavedQuery>,
  run: ScheduledRun,
): Promise<readonly Row[]> {
  try {
    const opened = await queries.open(requestOfRun(query, run));
    const stop = () => void opened.cancel();
    signal.addEventListener("abort", stop, { once: true });
    try {
      if (signal.aborted) stop();
      const names = (await opened.columns).map(({ name }) => name);
      const rows: Row[] = [];
      for await (const batch of opened.batches) {
        for (const row of batch) rows.push(Object.fromEntries(names.map((name, index) => [name, row[index]])));
      }
      return rows;
    } finally {
      signal.removeEventListener("abort", stop);
    }
  } catch (error) {
    signal.throwIfAborted();
    const due = run.dueAt.toISOString().slice(0, 16).replace("T", " ");
    throw invalidInput(`The scheduled query ${query.name} failed as of ${due} UTC: ${describeError(error)}`);
  }
}

/** One version of a scheduled rule, and what it found in the rows that it was given. */
class VersionOnRows {
  readonly works: WorkToGroup[] = [];
  found = 0;
  readonly #version: PreviewedVersion;
  readonly #referenceOf = new Map<object, EventReference>();

  constructor(version: PreviewedVersion) {
    this.#version = version;
  }

  async take(query: SavedQuery, dueAt: Date, rows: readonly Row[]): Promise<void> {
    const { rule, engine } = this.#version;
    if (rows.length === 0 || !isOf(rule, query)) return;
    const { detections, matches, errors } = await evaluateRows(engine, { rules: [rule] }, query.name, rows);
    if (matches.length + errors.length === 0) return;
    const place = new Map(rows.map((row, at) => [row as object, at]));
    const referenceTo = (row: Row | undefined): EventReference => {
      const at = row === undefined ? undefined : place.get(row);
      // The same in both versions, because both are given the rows of one run.
      const rowId = `${query.name} ${dueAt.toISOString()} ${at ?? "run"}`;
      return { logType: "", rowId, eventTime: lakeTime(dueAt), ...(at !== undefined && { row: rows[at] }) };
    };
    const token = `preview:${query.name}:${dueAt.toISOString()}`;
    const work = workOf({ token, at: dueAt, detections, matches, errors });
    work.matches.forEach((match, index) => {
      this.#referenceOf.set(match, referenceTo(matches[index]?.event));
    });
    work.errors.forEach((error, index) => {
      this.#referenceOf.set(error, referenceTo(errors[index]?.event));
    });
    this.found += matches.length + errors.length;
    this.works.push(work);
  }

  alerts() {
    return groupFindings(this.works, (subject) => {
      const reference = this.#referenceOf.get(subject);
      return reference === undefined ? [] : [reference];
    });
  }
}

function isOf({ scheduledQueries = [] }: Rule, { name }: SavedQuery): boolean {
  return scheduledQueries.includes(name);
}
