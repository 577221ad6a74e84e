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
