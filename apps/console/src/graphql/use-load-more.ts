import { NetworkStatus } from "@apollo/client";
import { useCallback } from "react";

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor?: string | null;
}

/** The next page of a list whose end comes into view, one page at a time. `readOn` must keep its identity between renders. */
export function useLoadMore(
  pageInfo: PageInfo | undefined,
  networkStatus: NetworkStatus,
  readOn: (cursor: string) => Promise<unknown>,
) {
  const isLoadingMore = networkStatus === NetworkStatus.fetchMore;
  const cursor = pageInfo?.hasNextPage ? pageInfo.endCursor : undefined;
  const loadMore = useCallback(() => {
    if (cursor && !isLoadingMore) void readOn(cursor);
  }, [cursor, isLoadingMore, readOn]);
  return { isLoadingMore, loadMore };
}

interface PagedList<Input> {
  readonly networkStatus: NetworkStatus;
  readonly fetchMore: (options: {
    readonly variables: { readonly input: Input & { readonly cursor: string } };
  }) => Promise<unknown>;
}

/** The same for a query that takes the cursor in its input, which must keep its identity as well. */
export function useLoadMoreByInput<Input extends object>(
  { networkStatus, fetchMore }: PagedList<Input>,
  input: Input,
  pageInfo: PageInfo | undefined,
) {
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...input, cursor } } }),
    [fetchMore, input],
  );
  return useLoadMore(pageInfo, networkStatus, readOn);
}
