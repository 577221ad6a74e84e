import type { DataLakeQuery } from "@pharos/domain";
import type { Selectable } from "kysely";
import type { DataLakeQueriesTable } from "./data-lake-queries-table.ts";

export function asQuery(row: Selectable<DataLakeQueriesTable>): DataLakeQuery {
  const { cacheKey, leaseUntil, rowsRead, rowsToRead, bytesRead, ...query } = row;
  return {
    ...query,
    logTypeAccess: row.logTypeAccess ?? undefined,
    parentId: row.parentId ?? undefined,
    rootId: row.rootId ?? undefined,
    startedAt: row.startedAt ?? undefined,
    completedAt: row.completedAt ?? undefined,
    columns: row.columns ?? undefined,
    visualize: row.visualize ?? undefined,
    truncatedBy: row.truncatedBy ?? undefined,
    resultsUntil: row.resultsUntil ?? undefined,
    userConfig: row.userConfig ?? undefined,
    progress: { rowsRead, rowsToRead, bytesRead },
  };
}
