import { type DataLakeQuery, describeError, queryResultRowsMax, queryResultsKeptHours } from "@pharos/domain";
import type { Lake, LakeRun } from "@pharos/lake";
import type { DataLakeQueryOutcome, Store } from "@pharos/store";
import type { CompiledQuery } from "./query-compiler.ts";
import { progressOf } from "./query-progress.ts";
import type { QueryRequest } from "./query-request.ts";
import { resultPages } from "./result-pages.ts";
import { keptRows, runOptions } from "./run-options.ts";

interface Execution {
  readonly query: DataLakeQuery;
  readonly request: QueryRequest;
  readonly compiled: CompiledQuery;
  /** Aborted when nobody wants the rows any more. */
  readonly signal: AbortSignal;
  /** Told of the statement when it is under way in the lake. */
  readonly onOpen: (run: LakeRun) => void;
}

/** When the rows of a query go that ends now. */
export function resultsUntil(now: Date): Date {
  return new Date(now.getTime() + queryResultsKeptHours * 3_600_000);
}

/** How it ended, and why there are not all rows; undefined where there are. */
interface Ending {
  readonly outcome: DataLakeQueryOutcome;
  readonly reason: unknown;
}

/** Runs the statement and keeps its rows as they come. Does not reject. */
export async function executeQuery(
  { store, lake, clock }: { readonly store: Store; readonly lake: Lake; readonly clock: () => Date },
  execution: Execution,
): Promise<Ending> {
  const startedAt = performance.now();
  let run: LakeRun | undefined;
  const outcome = async (status: DataLakeQueryOutcome["status"], message: string): Promise<DataLakeQueryOutcome> => ({
    status,
    message,
    truncatedBy: run?.truncatedBy,
    executionMs: performance.now() - startedAt,
    progress: await progressOf(run),
    resultsUntil: status === "failed" ? undefined : resultsUntil(clock()),
  });
  try {
    run = await lake.run(execution.compiled.sql, runOptions(execution.request, execution.compiled, keptRows));
    execution.onOpen(run);
    await keepRows(store, execution.query, run);
    return { outcome: await outcome("succeeded", messageOf(execution, run)), reason: undefined };
  } catch (error) {
    const { aborted, reason } = execution.signal;
    if (aborted) return { outcome: await outcome("cancelled", ""), reason };
    return { outcome: await outcome("failed", sentenceOf(error)), reason: error };
  }
}

async function keepRows({ queryResults }: Store, { id }: DataLakeQuery, run: LakeRun): Promise<void> {
  await queryResults.setColumns(id, await run.columns);
  for await (const { firstRow, lines } of resultPages(run.batches)) await queryResults.append(id, firstRow, lines);
}

function messageOf({ request, compiled }: Execution, { truncatedBy, notice }: LakeRun): string {
  const isOwnLimit = truncatedBy === "rows" && (request.params.limit ?? Infinity) <= queryResultRowsMax;
  return [...compiled.warnings, ...(notice === undefined || isOwnLimit ? [] : [notice])].join("\n");
}

/** The whole of what the engine said, for whoever wrote the query. */
function sentenceOf(error: unknown): string {
  return describeError(error);
}
