import type { ApolloClient } from "@apollo/client";
import { graphql } from "../../../graphql/generated/index.ts";
import type { EventRow } from "../results/event-row.ts";

const executeMutation = graphql(`
  mutation ExecuteSql($input: ExecuteDataLakeQueryInput!) {
    executeDataLakeQuery(input: $input) { id }
  }
`);
const cancelMutation = graphql(`
  mutation CancelSql($input: CancelDataLakeQueryInput!) {
    cancelDataLakeQuery(input: $input) { id }
  }
`);
const runQuery = graphql(`
  query SqlRun($id: ID!, $results: DataLakeQueryResultsInput) {
    dataLakeQuery(id: $id) {
      id status message
      results(input: $results) {
        edges { node }
        pageInfo { hasNextPage endCursor }
        columnInfo { order }
        stats { executionTime }
        isTruncated
      }
    }
  }
`);

export interface SqlAnswer {
  readonly columns: readonly string[];
  readonly rows: EventRow[];
  /** There are more rows than these. */
  readonly isTruncated: boolean;
  readonly executionTimeMs: number;
}

const pollMs = 250;
const pageSize = 999;
const rowsMax = 10_000;

/** Runs a statement on the server and reads its rows. Aborted, it stops the server's engine. @throws why it failed */
export async function runSql(client: ApolloClient, sql: string, signal: AbortSignal): Promise<SqlAnswer> {
  const input = { sql, language: "sql" as const, limit: rowsMax };
  const { data } = await client.mutate({ mutation: executeMutation, variables: { input } });
  const id = data?.executeDataLakeQuery.id ?? "";
  const cancel = () => {
    // One that has ended meanwhile needs no end.
    client.mutate({ mutation: cancelMutation, variables: { input: { id } } }).catch(() => undefined);
  };
  if (signal.aborted) cancel();
  signal.addEventListener("abort", cancel);
  const first = await untilEnded(client, id, signal);
  if (!first?.results) throw new Error(first?.message || "The query was cancelled");
  const { columnInfo, stats, isTruncated } = first.results;
  const rows = first.results.edges.map(({ node }) => node as EventRow);
  let { hasNextPage, endCursor } = first.results.pageInfo;
  while (hasNextPage && endCursor && !signal.aborted) {
    const page = (await read(client, id, endCursor))?.results;
    if (!page) break;
    for (const { node } of page.edges) rows.push(node as EventRow);
    ({ hasNextPage, endCursor } = page.pageInfo);
  }
  return { columns: columnInfo.order, rows, isTruncated, executionTimeMs: stats.executionTime };
}

async function untilEnded(client: ApolloClient, id: string, signal: AbortSignal) {
  for (;;) {
    const run = await read(client, id);
    if (run?.status !== "running" || signal.aborted) return run;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

async function read(client: ApolloClient, id: string, cursor?: string) {
  const { data } = await client.query({
    query: runQuery,
    variables: { id, results: { pageSize, ...(cursor ? { cursor } : {}) } },
    fetchPolicy: "no-cache",
    context: { queryDeduplication: false },
  });
  return data?.dataLakeQuery;
}
