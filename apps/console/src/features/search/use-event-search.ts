import { useApolloClient } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { useCallback, useMemo, useState } from "react";
import { errorText } from "../../graphql/error-text.ts";
import type { SearchInput } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";
import type { EventRow } from "./results/event-row.ts";
import { useTask } from "./use-task.ts";

const searchEventsQuery = graphql(`
  query SearchEvents($input: SearchInput!) {
    search(input: $input) {
      nodes
      pageInfo { hasNextPage endCursor }
    }
  }
`);

const pageSize = 200;

export interface FoundEvents {
  readonly rows: readonly EventRow[];
  /** Undefined: these are all. */
  readonly cursor: string | undefined;
}

/** The events that the input asks for, page by page. Kept outside the cache: they may be many, and change. */
export function useEventSearch(input: SearchInput | undefined) {
  const client = useApolloClient();
  const readPage = useCallback(
    async (page: SearchInput, signal: AbortSignal): Promise<FoundEvents> => {
      const { data } = await client.query({
        query: searchEventsQuery,
        variables: { input: { ...page, pageSize } },
        fetchPolicy: "no-cache",
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      const { nodes = [], pageInfo } = data?.search ?? {};
      return { rows: nodes as EventRow[], cursor: (pageInfo?.hasNextPage && pageInfo.endCursor) || undefined };
    },
    [client],
  );
  const work = useMemo(() => (input ? (signal: AbortSignal) => readPage(input, signal) : undefined), [input, readPage]);
  const { state, cancel, again, setState } = useTask(work);

  const [isLoadingMore, setLoadingMore] = useState(false);
  const found = state.kind === "done" ? state.result : undefined;
  const loadMore = useCallback(async () => {
    if (!input || !found?.cursor || isLoadingMore) return;
    setLoadingMore(true);
    try {
      const next = await readPage({ ...input, cursor: found.cursor }, new AbortController().signal);
      // Another search may have taken its place meanwhile.
      setState((old) =>
        old.kind === "done" && old.result === found
          ? { kind: "done", result: { rows: [...found.rows, ...next.rows], cursor: next.cursor } }
          : old,
      );
    } catch (error) {
      notify({ title: "Couldn't load more events", message: errorText(error), tone: "error" });
    } finally {
      setLoadingMore(false);
    }
  }, [input, found, isLoadingMore, readPage, setState]);
  return { state, cancel, again, loadMore, isLoadingMore };
}
