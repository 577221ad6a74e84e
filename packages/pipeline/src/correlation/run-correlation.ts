import {
  type CorrelationRule,
  type CorrelationRun,
  codeAccess,
  correlationMatchesMax,
  correlationRunAttemptsMax,
  defineError,
  describeError,
  detectionLogTypes,
  type KnownContent,
  PharosError,
  seesAllOf,
} from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import type { Store } from "@pharos/store";
import type { CommitMatches } from "../commit/match-committer.ts";
import type { DetectionError } from "../works/matches-to-commit.ts";
import { correlationToMatch } from "./correlation-to-match.ts";
import type { DueCorrelation } from "./due-correlations.ts";
import { findCorrelations } from "./find-correlations.ts";

export interface CorrelationOptions {
  readonly store: Store;
  readonly lake: Lake;
  readonly commitMatches: CommitMatches;
  readonly clock: () => Date;
}

interface RuleWithNeeds {
  readonly rule: CorrelationRule;
  /** The log types that its signals may tell of; undefined for all. */
  readonly neededLogTypes: readonly string[] | undefined;
}

const authorSeesLess = defineError(
  "detections.author_sees_less",
  "Forbidden",
  (id: string) =>
    `the author of ${id} does not see all log types of the rules that it correlates. Somebody who does can save it to run it again`,
);

/**
 * Runs the rule once. What it finds is kept before it is committed, and committed under the run's own name: however
 * often a run is begun, by however many processes, each set of signals is committed once. Resolves when that is done,
 * or when it is recorded why the rule could not look; rejects when what was found could not be committed yet.
 */
export async function runCorrelation(
  options: CorrelationOptions,
  { rule, dueAt }: DueCorrelation,
  known: KnownContent,
): Promise<void> {
  const { store, clock } = options;
  const neededLogTypes = detectionLogTypes(rule, known);
  const begun = await store.correlationRuns.begin(rule.id, dueAt, clock());
  let run = begun;
  if (begun.found === undefined) {
    try {
      // It ended Pharos each time before it could be recorded how it failed.
      if (begun.attempts > correlationRunAttemptsMax) throw new Error("Pharos stopped each time while it ran");
      if (!seesAllOf(codeAccess(rule, known), neededLogTypes)) throw authorSeesLess(rule.id);
      const found = await findCorrelations(options, rule, clock());
      run = await store.correlationRuns.keepFound(rule.id, dueAt, found);
    } catch (error) {
      await recordFailure(options, { rule, neededLogTypes }, begun, error);
      return;
    }
  }
  // Another process was faster.
  if (run.status !== "RUNNING" || run.found === undefined) return;
  await commit(options, { rule, neededLogTypes }, run);
  await store.correlationRuns.succeed(run, clock());
}

async function commit(
  { commitMatches, clock }: CorrelationOptions,
  { rule, neededLogTypes }: RuleWithNeeds,
  { dueAt, found = [] }: CorrelationRun,
): Promise<void> {
  if (found.length === 0) return;
  const matches = found.map((each) => correlationToMatch(rule, each));
  const errors: DetectionError[] = [];
  if (found.length >= correlationMatchesMax) {
    const message = `${rule.displayName} found ${found.length} sets of signals at once; others are left to its next run`;
    errors.push({ ruleId: rule.id, kind: "TooManyMatches", message });
  }
  const token = tokenOf(rule, dueAt);
  await commitMatches({ token, at: clock(), detections: [rule], matches, errors, neededLogTypes });
}

/** A rule that cannot look says nothing, which looks like peace. */
async function recordFailure(
  { store, commitMatches, clock }: CorrelationOptions,
  { rule, neededLogTypes }: RuleWithNeeds,
  run: CorrelationRun,
  error: unknown,
): Promise<void> {
  const reason = describeError(error);
  const isLast = run.attempts >= correlationRunAttemptsMax || !isWorthAnotherTry(error);
  if (isLast) {
    const isTooSlow = error instanceof PharosError && error.code === "lake.query_too_slow";
    await commitMatches({
      token: `${tokenOf(rule, run.dueAt)}:failed`,
      at: clock(),
      detections: [rule],
      matches: [],
      neededLogTypes,
      errors: [
        {
          ruleId: rule.id,
          kind: isTooSlow ? "CorrelationTimeout" : "CorrelationFailed",
          message: `${rule.displayName} could not be correlated: ${reason}`,
          isSystemError: isTooSlow,
        },
      ],
    });
  }
  await store.correlationRuns.fail(run, reason, isLast, clock());
}

function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof PharosError) || error.category === "ServerError";
}

function tokenOf({ id }: CorrelationRule, dueAt: Date): string {
  return `correlation:${id}:${dueAt.toISOString()}`;
}
