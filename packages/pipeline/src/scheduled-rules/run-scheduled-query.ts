import { PharosError, type QueryRun, queryRunAttemptsMax, queryRunRowsMax, type SavedQuery } from "@pharos/domain";
import type { Lake, QueryOptions } from "@pharos/lake";
import type { Store } from "@pharos/store";
import type { CommitMatches } from "../commit/match-committer.ts";
import type { DueRun } from "./due-runs.ts";
import type { EngineOnDemand } from "./engine-on-demand.ts";
import { type EvaluatedRows, evaluateRows, type Row, rulesOf } from "./evaluate-rows.ts";

export interface ScheduledQueryOptions {
  readonly store: Store;
  readonly lake: Lake;
  readonly engine: EngineOnDemand;
  readonly commitMatches: CommitMatches;
  readonly clock: () => Date;
}

const timeoutMinutesMax = 30;

/**
 * Runs the query, gives its rows to its rules and commits what they find under the run's own token: however often a
 * run is begun, it is committed once. Resolves when the outcome is recorded; a failure is worth another attempt unless
 * the query is to blame or there were too many, and then tells the rules' people.
 */
export async function runScheduledQuery(options: ScheduledQueryOptions, { query, dueAt }: DueRun): Promise<QueryRun> {
  const { store, clock } = options;
  const begun = await store.queryRuns.begin(query.name, dueAt, clock());
  let run: QueryRun;
  try {
    // It ended Pharos each time before it could be recorded how it failed.
    if (begun.attempts > queryRunAttemptsMax) throw new Error("Pharos stopped each time while it ran");
    run = { ...begun, ...(await runOnce(options, query, dueAt)), status: "SUCCEEDED", error: "", finishedAt: clock() };
  } catch (error) {
    run = { ...begun, error: messageOf(error), finishedAt: clock() };
    if (begun.attempts >= queryRunAttemptsMax || !isWorthAnotherTry(error)) {
      await reportFailure(options, run, isTooSlow(error) ? "QueryTimeout" : "QueryFailed");
      run = { ...run, status: "FAILED" };
    }
  }
  await store.queryRuns.save(run);
  return run;
}

async function runOnce(
  { lake, engine, commitMatches, clock }: ScheduledQueryOptions,
  query: SavedQuery,
  dueAt: Date,
): Promise<Pick<QueryRun, "rows" | "isTruncated" | "matches">> {
  const { columns, rows, isTruncated } = await lake.query(query.sql, queryOptions(query, dueAt));
  const names = columns.map(({ name }) => name);
  const events = rows.map((row): Row => Object.fromEntries(names.map((name, index) => [name, row[index]])));
  const isForRules = events.length > 0 && rulesOf(await engine.content(), query.name).length > 0;
  const found = isForRules
    ? await engine.use((python, content) => evaluateRows(python, content, query.name, events))
    : nothing;
  if (found.matches.length + found.errors.length > 0) {
    await commitMatches({ token: tokenOf(query.name, dueAt), at: clock(), ...found });
  }
  return { rows: rows.length, isTruncated, matches: found.matches.length };
}

const nothing: EvaluatedRows = { detections: [], matches: [], errors: [] };

function queryOptions({ schedule, lookbackSeconds }: SavedQuery, dueAt: Date): QueryOptions {
  const toMs = dueAt.getTime();
  const minutes = Math.min(schedule?.timeoutMinutes ?? timeoutMinutesMax, timeoutMinutesMax);
  return {
    maxRows: queryRunRowsMax,
    timeoutMs: minutes * 60_000,
    referenceTime: dueAt,
    isBackground: true,
    ...(lookbackSeconds === undefined ? {} : { eventTimes: { fromMs: toMs - lookbackSeconds * 1000, toMs } }),
  };
}

function tokenOf(queryName: string, dueAt: Date): string {
  return `query:${queryName}:${dueAt.toISOString()}`;
}

/** Rules whose query fails say nothing, which looks like peace. */
async function reportFailure(
  { engine, commitMatches, clock }: ScheduledQueryOptions,
  { queryName, dueAt, error }: QueryRun,
  kind: string,
): Promise<void> {
  const detections = rulesOf(await engine.content(), queryName);
  if (detections.length === 0) return;
  const message = `The scheduled query ${queryName} failed: ${error}`;
  const errors = detections.map(({ id: ruleId }) => ({ ruleId, kind, message, isSystemError: true }));
  await commitMatches({ token: `${tokenOf(queryName, dueAt)}:failed`, at: clock(), detections, matches: [], errors });
}

function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof PharosError) || error.category === "ServerError";
}

function isTooSlow(error: unknown): boolean {
  return error instanceof PharosError && error.code === "lake.query_too_slow";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
