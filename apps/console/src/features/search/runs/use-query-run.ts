import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { useCallback, useEffect, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { ExecuteDataLakeQueryInput, QueryRunQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const executeMutation = graphql(`
  mutation ExecuteQuery($input: ExecuteDataLakeQueryInput!) {
    executeDataLakeQuery(input: $input) { id }
  }
`);
const cancelMutation = graphql(`
  mutation CancelQuery($input: CancelDataLakeQueryInput!) {
    cancelDataLakeQuery(input: $input) { id }
  }
`);
const runQuery = graphql(`
  query QueryRun($id: ID!, $results: DataLakeQueryResultsInput) {
    dataLakeQuery(id: $id) {
      id sql language status message startedAt
      annotations { visualize }
      userConfig { chartProperties { chartType propertyId limit sortDirection colorHexes } }
      progress { isWaiting rowsRead bytesRead percent }
      stats { bytesScanned executionTime rowCount }
      results(input: $results) {
        edges { node cursor }
        pageInfo { hasNextPage endCursor }
        columnInfo { order types }
        tryAgain isTruncated
      }
    }
  }
`);

export type QueryRun = QueryRunQuery["dataLakeQuery"];
type Results = NonNullable<QueryRun["results"]>;

/** A text and what was chosen beside it. */
export type RunInput = Pick<
  ExecuteDataLakeQueryInput,
  | "sql"
  | "language"
  | "databases"
  | "tables"
  | "startTime"
  | "endTime"
  | "relativeTime"
  | "sortDir"
  | "filters"
  | "limit"
  | "copyUserConfigQueryId"
>;

const pageSizeMax = 999;
const pollMs = 300;

export interface QueryRunState {
  /** Undefined until the server has told of it. */
  readonly run: QueryRun | undefined;
  /** Rows so far; pages that were loaded behind the first are added. */
  readonly results: Results | undefined;
  readonly error: unknown;
}

const nothing: QueryRunState = { run: undefined, results: undefined, error: undefined };

/** A run as it is now, with a page of its rows. */
export async function readRun(client: ApolloClient, id: string, pageSize: number, cursor?: string) {
  const { data } = await client.query({
    query: runQuery,
    variables: { id, results: { pageSize, ...(cursor ? { cursor } : {}) } },
    fetchPolicy: "no-cache",
    context: { queryDeduplication: false },
  });
  return data?.dataLakeQuery;
}

/** One run of a query, from its id: asked for again and again until it has ended. */
export function useQueryRun(id: string | undefined) {
  const client = useApolloClient();
  const [state, setState] = useState({ id, ...nothing });
  const [isLoadingMore, setLoadingMore] = useState(false);

  const read = useCallback((runId: string, cursor?: string) => readRun(client, runId, pageSizeMax, cursor), [client]);

  useEffect(() => {
    setState({ id, ...nothing });
    if (id === undefined) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      try {
        const run = await read(id);
        if (!isCurrent) return;
        setState({ id, run, results: run?.results ?? undefined, error: undefined });
        if (run?.status === "running" || run?.results?.tryAgain) timer = setTimeout(poll, pollMs);
      } catch (error) {
        if (isCurrent) setState({ id, ...nothing, error });
      }
    };
    void poll();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, read]);

  const loadMore = useCallback(async () => {
    const { endCursor, hasNextPage } = state.results?.pageInfo ?? {};
    if (id === undefined || !endCursor || !hasNextPage || isLoadingMore || state.run?.status !== "succeeded") return;
    setLoadingMore(true);
    try {
      const next = (await read(id, endCursor))?.results;
      // Another run may have taken its place meanwhile.
      setState((old) =>
        next && old.run?.id === id && old.results?.pageInfo.endCursor === endCursor
          ? { ...old, results: { ...next, edges: [...old.results.edges, ...next.edges] } }
          : old,
      );
    } catch (error) {
      notify({ title: "Couldn't load more rows", message: errorText(error), tone: "error" });
    } finally {
      setLoadingMore(false);
    }
  }, [id, state, isLoadingMore, read]);

  return { ...(state.id === id ? state : nothing), loadMore, isLoadingMore };
}

/** Starts and stops runs. */
export function useQueryCommands() {
  const client = useApolloClient();
  const start = useCallback(
    async (input: RunInput) => {
      const { data } = await client.mutate({ mutation: executeMutation, variables: { input } });
      return data?.executeDataLakeQuery.id;
    },
    [client],
  );
  const cancel = useCallback(
    /** Quiet: nobody waits for it, and it may have ended meanwhile. */
    async (id: string, { isQuiet = false } = {}) => {
      try {
        await client.mutate({ mutation: cancelMutation, variables: { input: { id } } });
      } catch (error) {
        if (!isQuiet) notify({ title: "Couldn't cancel the query", message: errorText(error), tone: "error" });
      }
    },
    [client],
  );
  return { start, cancel };
}
