export interface ListPage<Edge> {
  readonly edges: readonly Edge[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** Reads the page behind a cursor and follows it as it changes, until the returned function is called. */
export type FollowPage<Edge> = (
  cursor: string,
  onPage: (page: ListPage<Edge>) => void,
  onError: (error: unknown) => void,
) => () => void;

interface Followed<Edge> {
  readonly cursor: string;
  readonly page: ListPage<Edge> | undefined;
}

/** After a page that failed; the list asks as long as its end is in view. */
const retryMs = 5000;

/**
 * The pages behind the first one of a list, each followed by itself: a page that arrives, or a row that changes, costs
 * one page, however long the list is.
 */
export class FurtherPages<Edge> {
  readonly #follow: FollowPage<Edge>;
  readonly #listeners = new Set<() => void>();
  readonly #stops = new Map<string, () => void>();
  #pages: readonly Followed<Edge>[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(follow: FollowPage<Edge>) {
    this.#follow = follow;
  }

  /** What has been read on, in order; another array after each change. The last page may still be on its way. */
  readonly pages = () => this.#pages;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  readOn(cursor: string): void {
    if (this.#stops.has(cursor)) return;
    this.#set([...this.#pages, { cursor, page: undefined }]);
    const stop = this.#follow(
      cursor,
      (page) => this.#set(this.#pages.map((one) => (one.cursor === cursor ? { cursor, page } : one))),
      () => {
        this.#retry = setTimeout(() => this.#drop(cursor), retryMs);
      },
    );
    this.#stops.set(cursor, stop);
  }

  #drop(cursor: string): void {
    this.#stops.get(cursor)?.();
    this.#stops.delete(cursor);
    this.#set(this.#pages.filter((one) => one.cursor !== cursor));
  }

  #stop(): void {
    clearTimeout(this.#retry);
    for (const stop of this.#stops.values()) stop();
    this.#stops.clear();
    this.#pages = [];
  }

  #set(pages: readonly Followed<Edge>[]): void {
    this.#pages = pages;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * The whole list as far as it is read. A page follows another one only if that still ends where the page begins: the
 * list may have started over meanwhile, and then the page would leave a gap.
 */
export function joinPages<Edge>(first: ListPage<Edge> | undefined, further: readonly Followed<Edge>[]) {
  const edges: Edge[] = [...(first?.edges ?? [])];
  let end = first?.pageInfo;
  let isLoadingMore = false;
  for (const { cursor, page } of further) {
    if (!end?.hasNextPage || end.endCursor !== cursor) break;
    isLoadingMore = page === undefined;
    if (!page) break;
    edges.push(...page.edges);
    end = page.pageInfo;
  }
  return { edges, isLoadingMore, nextCursor: end?.hasNextPage ? (end.endCursor ?? undefined) : undefined };
}
