import { useEffect, useState } from "react";

interface ListPage<Edge> {
  readonly edges: readonly Edge[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

interface WholeList<Edge> {
  /** All of them, or those of the last time that all were there; undefined before the first. */
  readonly edges: readonly Edge[] | undefined;
  /** Why reading on stopped. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Reads page after page of a list that is shown, sorted and narrowed as a whole. `page` is what the cache holds of it so
 * far (appendPage); while it starts over, the list that was there stays.
 */
export function useWholeList<Edge>(
  page: ListPage<Edge> | undefined,
  readOn: (cursor: string) => Promise<unknown>,
): WholeList<Edge> {
  const [whole, setWhole] = useState<readonly Edge[]>();
  const [failure, setFailure] = useState<{ readonly page: ListPage<Edge> | undefined; readonly error: unknown }>();
  const isWhole = page !== undefined && !page.pageInfo.hasNextPage;
  if (isWhole && whole !== page.edges) setWhole(page.edges);
  const hasFailed = failure !== undefined && failure.page === page;
  useEffect(() => {
    const cursor = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined;
    if (cursor && !hasFailed) readOn(cursor).catch((error) => setFailure({ page, error }));
  }, [page, hasFailed, readOn]);
  return {
    edges: isWhole ? page.edges : whole,
    error: hasFailed ? failure.error : undefined,
    retry: () => setFailure(undefined),
  };
}
