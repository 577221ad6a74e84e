import {
  PharosError,
  type QueryParams,
  type QueryRun,
  queryLanguageOf,
  queryRunAttemptsMax,
  queryRunRowsMax,
  type SavedQuery,
  systemActor,
} from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { CommitMatches } from "../commit/match-committer.ts";
import type { QueryRequest } from "../data-lake-queries/query-request.ts";
import type { QueryRunner } from "../data-lake-queries/query-runner.ts";
import type { DueRun } from "./due-runs.ts";
import type { EngineOnDemand } from "./engine-on-demand.ts";
import { type EvaluatedRows, evaluateRows, type Row, rulesOf } from "./evaluate-rows.ts";

export interface ScheduledQueryOptions {
  readonly store: Store;
  readonly queries: Pick<QueryRunner, "run">;
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
  { store, queries, engine, commitMatches, clock }: ScheduledQueryOptions,
  query: SavedQuery,
  dueAt: Date,
): Promise<Pick<QueryRun, "rows" | "isTruncated" | "matches">> {
  const { resultsOf, columns = [], rowCount, truncatedBy } = await queries.run(requestFor(query, dueAt));
  const rows = await store.queryResults.read(resultsOf, 0, rowCount);
  const names = columns.map(({ name }) => name);
  const events = rows.map((row): Row => Object.fromEntries(names.map((name, index) => [name, row[index]])));
  const isForRules = events.length > 0 && rulesOf(await engine.content(), query.name).length > 0;
  const found = isForRules
    ? await engine.use((python, content) => evaluateRows(python, content, query.name, events))
    : nothing;
  if (found.matches.length + found.errors.length > 0) {
    await commitMatches({ token: tokenOf(query.name, dueAt), at: clock(), ...found });
  }
  return { rows: rowCount, isTruncated: truncatedBy !== undefined, matches: found.matches.length };
}

const nothing: EvaluatedRows = { detections: [], matches: [], errors: [] };

function requestFor(query: SavedQuery, dueAt: Date): QueryRequest {
  const { name, sql: text, search, schedule } = query;
  const { kind, id, name: issuer } = systemActor;
  return {
    kind: "query",
    text,
    language: search?.language ?? queryLanguageOf(text),
    params: paramsFor(query, dueAt),
    name,
    isScheduled: true,
    issuedBy: { kind, id, name: issuer },
    logTypeAccess: undefined,
    parent: undefined,
    userConfig: undefined,
    referenceTime: dueAt,
    timeoutMs: Math.min(schedule?.timeoutMinutes ?? timeoutMinutesMax, timeoutMinutesMax) * 60_000,
    skipsCache: true,
    isBackground: true,
  };
}

function paramsFor({ search, lookbackSeconds }: SavedQuery, dueAt: Date): QueryParams {
  const params = search?.params ?? {};
  const limit = Math.min(params.limit ?? queryRunRowsMax, queryRunRowsMax);
  if (lookbackSeconds === undefined) return { ...params, limit };
  const { relativeTime, ...rest } = params;
  const startTime = new Date(dueAt.getTime() - lookbackSeconds * 1000).toISOString();
  return { ...rest, limit, startTime, endTime: dueAt.toISOString() };
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
