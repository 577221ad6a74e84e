import {
  type DataLakeQuery,
  noQueryProgress,
  queryResultBytesMax,
  queryResultRowsMax,
  queryResultsKeptHours,
} from "@pharos/domain";
import type { Lake, QueryOptions } from "@pharos/lake";
import type { DataLakeQueryOutcome, Store } from "@pharos/store";
import { type OpenLakeRun, openLakeRun } from "./open-lake-run.ts";
import type { CompiledQuery } from "./query-compiler.ts";
import type { QueryRequest } from "./query-request.ts";
import { resultPages } from "./result-pages.ts";

interface Execution {
  readonly query: DataLakeQuery;
  readonly request: QueryRequest;
  readonly compiled: CompiledQuery;
  /** Aborted when nobody wants the rows any more. */
  readonly signal: AbortSignal;
  /** Told of the statement when it is under way in the lake. */
  readonly onOpen: (run: OpenLakeRun) => void;
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
  let run: OpenLakeRun | undefined;
  const outcome = (
    status: DataLakeQueryOutcome["status"],
    message: string,
    truncatedBy?: DataLakeQueryOutcome["truncatedBy"],
  ): DataLakeQueryOutcome => ({
    status,
    message,
    truncatedBy,
    executionMs: performance.now() - startedAt,
    progress: run?.progress() ?? noQueryProgress,
    resultsUntil: status === "failed" ? undefined : resultsUntil(clock()),
  });
  const cancelled = () => ({ outcome: outcome("cancelled", ""), reason: execution.signal.reason as unknown });
  try {
    run = await openLakeRun(lake, execution.compiled.sql, optionsOf(execution));
    execution.onOpen(run);
    const isCut = await keepRows(store, execution, run);
    if (execution.signal.aborted) return cancelled();
    const truncatedBy = isCut ? "bytes" : run.truncatedBy();
    const message = messageOf(execution, truncatedBy);
    return { outcome: outcome("succeeded", message, truncatedBy), reason: undefined };
  } catch (error) {
    if (execution.signal.aborted) return cancelled();
    return { outcome: outcome("failed", sentenceOf(error)), reason: error };
  }
}

/** Whether the rows were cut off because they are too many bytes. */
async function keepRows({ queryResults }: Store, { query, signal }: Execution, run: OpenLakeRun): Promise<boolean> {
  await queryResults.setColumns(query.id, run.columns);
  let chars = 0;
  for await (const { firstRow, lines } of resultPages(run.batches)) {
    if (signal.aborted) return false;
    await queryResults.append(query.id, firstRow, lines);
    chars += lines.reduce((sum, line) => sum + line.length, 0);
    if (chars >= queryResultBytesMax) {
      await run.cancel();
      return true;
    }
  }
  return false;
}

function optionsOf({ request, compiled }: Execution): QueryOptions {
  const { params, logTypeAccess, referenceTime, timeoutMs, isBackground } = request;
  return {
    maxRows: Math.min(params.limit ?? queryResultRowsMax, queryResultRowsMax),
    timeoutMs,
    isBackground,
    ...(logTypeAccess && { logTypeAccess }),
    ...(compiled.eventTimes && { eventTimes: compiled.eventTimes }),
    ...(referenceTime && { referenceTime }),
  };
}

function messageOf({ request, compiled }: Execution, truncatedBy: DataLakeQueryOutcome["truncatedBy"]): string {
  const isOwnLimit = truncatedBy === "rows" && (request.params.limit ?? Infinity) <= queryResultRowsMax;
  const cut = truncatedBy !== undefined && !isOwnLimit ? ["There are more rows than a query keeps; add a limit"] : [];
  return [...compiled.warnings, ...cut].join("\n");
}

/** The whole of what the engine said, for whoever wrote the query. */
function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
