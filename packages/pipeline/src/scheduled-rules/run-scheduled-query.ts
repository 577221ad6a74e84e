import {
  type AuthorAccess,
  defineError,
  describeError,
  isShipped,
  PharosError,
  type QueryRun,
  queryLogTypes,
  queryRunAttemptsMax,
  type SavedQuery,
  seesAllOf,
} from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { CommitMatches } from "../commit/match-committer.ts";
import type { QueryRunner } from "../data-lake-queries/query-runner.ts";
import type { DueRun } from "./due-runs.ts";
import type { EngineOnDemand } from "./engine-on-demand.ts";
import { type EvaluatedRows, evaluateRows, type Row, rulesOf } from "./evaluate-rows.ts";
import { mailRows } from "./mail-rows.ts";
import { mustPause, pauseQuery } from "./pause-query.ts";
import { requestOfRun, type ScheduledRun } from "./request-of-run.ts";

export interface ScheduledQueryOptions {
  readonly store: Store;
  readonly queries: Pick<QueryRunner, "run">;
  readonly engine: EngineOnDemand;
  readonly commitMatches: CommitMatches;
  readonly clock: () => Date;
}

const authorSeesLess = defineError(
  "queries.author_sees_less",
  "Forbidden",
  (name: string) =>
    `The author of ${name} does not see all log types any more that they saw when they wrote it. Save it again to run it with what you see`,
);

/**
 * Runs the query, gives its rows to its rules and commits what they find under the run's own token: however often a
 * run is begun, it is committed once. Resolves when the outcome is recorded; a failure is worth another attempt unless
 * the query is to blame or there were too many, and then tells the rules' people.
 */
export async function runScheduledQuery(
  options: ScheduledQueryOptions,
  { query, dueAt }: DueRun,
  accessOf: AuthorAccess,
): Promise<QueryRun> {
  const { store, clock } = options;
  const logTypeAccess = isShipped(query) ? undefined : accessOf(query.author);
  const told = queryLogTypes(query, accessOf);
  const begun = await store.queryRuns.begin(query.name, dueAt, clock());
  let run: QueryRun;
  try {
    // It ended Pharos each time before it could be recorded how it failed.
    if (begun.attempts > queryRunAttemptsMax) throw new Error("Pharos stopped each time while it ran");
    // Its text may name what its author saw when writing it.
    if (!seesAllOf(logTypeAccess, told)) throw authorSeesLess(query.name);
    const done = await runOnce(options, query, { dueAt, logTypeAccess });
    run = { ...begun, ...done, status: "SUCCEEDED", error: "", finishedAt: clock() };
  } catch (error) {
    run = { ...begun, error: messageOf(error), finishedAt: clock() };
    if (mustPause(error)) await pauseQuery(store, query.name, messageOf(error), clock());
    if (begun.attempts >= queryRunAttemptsMax || !isWorthAnotherTry(error)) {
      const kind = isTooSlow(error) ? "QueryTimeout" : "QueryFailed";
      await reportFailure(options, run, { kind, neededLogTypes: told });
      run = { ...run, status: "FAILED" };
    }
  }
  await store.queryRuns.save(run);
  return run;
}

async function runOnce(
  { store, queries, engine, commitMatches, clock }: ScheduledQueryOptions,
  query: SavedQuery,
  as: ScheduledRun,
): Promise<Pick<QueryRun, "rows" | "isTruncated" | "matches">> {
  const { resultsOf, columns = [], rowCount, truncatedBy } = await queries.run(requestOfRun(query, as));
  const rows = await store.queryResults.read(resultsOf, 0, rowCount);
  const names = columns.map(({ name }) => name);
  const events = rows.map((row): Row => Object.fromEntries(names.map((name, index) => [name, row[index]])));
  await mailRows(store, { query, dueAt: as.dueAt, columns: names, rows: events }, clock());
  const isForRules = events.length > 0 && rulesOf(await engine.content(), query.name).length > 0;
  const found = isForRules
    ? await engine.use((python, content) => evaluateRows(python, content, query.name, events))
    : nothing;
  if (found.matches.length + found.errors.length > 0) {
    const neededLogTypes = as.logTypeAccess;
    await commitMatches({ token: tokenOf(query.name, as.dueAt), at: clock(), neededLogTypes, ...found });
  }
  return { rows: rowCount, isTruncated: truncatedBy !== undefined, matches: found.matches.length };
}

const nothing: EvaluatedRows = { detections: [], matches: [], errors: [] };

function tokenOf(queryName: string, dueAt: Date): string {
  return `query:${queryName}:${dueAt.toISOString()}`;
}

/** Rules whose query fails say nothing, which looks like peace. */
async function reportFailure(
  { engine, commitMatches, clock }: ScheduledQueryOptions,
  { queryName, dueAt, error }: QueryRun,
  { kind, neededLogTypes }: { readonly kind: string; readonly neededLogTypes: readonly string[] | undefined },
): Promise<void> {
  const detections = rulesOf(await engine.content(), queryName);
  if (detections.length === 0) return;
  const message = `The scheduled query ${queryName} failed: ${error}`;
  const errors = detections.map(({ id: ruleId }) => ({ ruleId, kind, message, isSystemError: true }));
  const token = `${tokenOf(queryName, dueAt)}:failed`;
  await commitMatches({ token, at: clock(), detections, matches: [], errors, neededLogTypes });
}

function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof PharosError) || error.category === "ServerError";
}

function isTooSlow(error: unknown): boolean {
  return error instanceof PharosError && error.code === "lake.query_too_slow";
}

function messageOf(error: unknown): string {
  return describeError(error);
}
