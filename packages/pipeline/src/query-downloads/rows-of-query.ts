import { type DataLakeQuery, queryResultRowsMax } from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { QueryRunner } from "../data-lake-queries/query-runner.ts";
import type { RowsToWrite } from "./write-csv.ts";

const timeoutMs = 30 * 60_000;

/**
 * Every row of a query that succeeded: those that were kept where these are all, otherwise the query is run again, as of
 * when it was asked.
 */
export async function rowsOf(
  { store, queries }: { readonly store: Store; readonly queries: Pick<QueryRunner, "open"> },
  query: DataLakeQuery,
): Promise<RowsToWrite> {
  if (areAllKept(query)) {
    return { names: (query.columns ?? []).map(({ name }) => name), batches: store.queryResults.pages(query.resultsOf) };
  }
  const { kind, text, language, params, name, isScheduled, logTypeAccess, issuedBy, createdAt } = query;
  const request = { kind, text, language, params, name, isScheduled, logTypeAccess, issuedBy };
  const run = await queries.open({
    ...request,
    parent: undefined,
    userConfig: undefined,
    referenceTime: createdAt,
    timeoutMs,
    skipsCache: true,
    // Somebody waits for the file; scheduled queries must not wait for it.
    isBackground: false,
  });
  return { names: (await run.columns).map((column) => column.name), batches: run.batches };
}

/** Rows beyond the limit that the query itself has are not missing. */
function areAllKept({ resultsUntil, truncatedBy, params }: DataLakeQuery): boolean {
  if (resultsUntil === undefined || truncatedBy === "bytes") return false;
  return truncatedBy === undefined || (params.limit ?? Infinity) <= queryResultRowsMax;
}
