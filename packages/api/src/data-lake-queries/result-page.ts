import type { DataLakeQuery, QueryColumn } from "@pharos/domain";
import type { ResultRow } from "@pharos/store";
import { resultCursor } from "./result-cursor.ts";

/** Rows as clients read them. */
export function resultPageOf(query: DataLakeQuery, from: number, rows: readonly ResultRow[]) {
  const names = (query.columns ?? []).map(({ name }) => name);
  const edges = rows.map((row, index) => {
    const node = Object.fromEntries(names.map((name, column) => [name, row[column]]));
    return { node, nodeAsString: JSON.stringify(node), cursor: resultCursor(from + index + 1) };
  });
  const isRunning = query.status === "running";
  const end = from + edges.length;
  return {
    status: query.status,
    message: query.message,
    edges,
    pageInfo: {
      hasNextPage: isRunning || end < query.rowCount,
      hasPreviousPage: from > 0,
      startCursor: edges[0]?.cursor ?? null,
      // Where nothing came yet, it is asked for again from the same place.
      endCursor: end > 0 ? resultCursor(end) : null,
    },
    columnInfo: columnInfoOf(query.columns ?? []),
    stats: statsOf(query),
    tryAgain: isRunning && edges.length === 0,
    isTruncated: query.truncatedBy !== undefined,
  };
}

export function statsOf({ progress, executionMs, rowCount }: DataLakeQuery) {
  return { bytesScanned: progress.bytesRead, executionTime: executionMs, rowCount };
}

function columnInfoOf(columns: readonly QueryColumn[]) {
  return {
    order: columns.map(({ name }) => name),
    types: Object.fromEntries(columns.map(({ name, type }) => [name, type])),
  };
}
