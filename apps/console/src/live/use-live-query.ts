import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import type { LiveTopic } from "@pharos/domain";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { FurtherPages, joinPages, type ListPage } from "../graphql/further-pages.ts";
import { versionOf } from "./live-feed.ts";
import { useLiveState } from "./live-provider.tsx";

export interface LiveQueryOptions<Data, Variables> {
  /** A change to any of them makes the rows out of date. */
  readonly topics: readonly LiveTopic[];
  /** A function gets the time of the refresh, for ranges that end now. It must keep its identity between renders. */
  readonly variables: Variables | ((now: Date) => Variables);
  /**
   * Keeps the rows as they are, such as when the reader has selected some or read on; a refresh begins with the first
   * page. `live.hasNews` then says that there are others.
   */
  readonly isHeld?: boolean | ((data: Data) => boolean);
  /** At most one refresh in this time, for queries that cost the server much. */
  readonly everyMs?: number;
  /** Asks for nothing. */
  readonly skip?: boolean;
}

export interface LiveStatus {
  /** What is shown was what the server had, at this time; undefined before the first answer. */
  readonly updatedAt: Date | undefined;
  /** The server has something else by now, and the list is held. */
  readonly hasNews: boolean;
  /** Why the last refresh failed; the rows stay. */
  readonly refreshError: unknown;
  /** Shows what the server has now. */
  readonly refresh: () => Promise<void>;
}

/** A query whose rows follow the server: refetched when a topic's version changes, and at no other time. */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: LiveQueryOptions<Data, Variables>,
) {
  const load = useLoad(query, options);
  const { isHeld: held = false } = options;
  const isHeld = typeof held === "function" ? load.data !== undefined && held(load.data as Data) : held;
  return useNews(load, isHeld, options);
}

interface LiveListOptions<Data, Input, Edge>
  extends Omit<LiveQueryOptions<Data, { readonly input: Input }>, "isHeld" | "skip"> {
  readonly pageOf: (data: Data) => ListPage<Edge>;
  /** As for a query; where it is absent, the list is held while more than its first page is shown. */
  readonly isHeld?: boolean;
  readonly skip?: boolean;
}

/**
 * A list that follows the server in the same way, and is read on page by page. Each refresh starts it over. `pageOf`
 * must keep its identity between renders.
 */
export function useLiveList<Data, Input extends object, Edge>(
  query: TypedDocumentNode<Data, { readonly input: Input }>,
  options: LiveListOptions<Data, Input, Edge>,
) {
  const { pageOf } = options;
  const load = useLoad(query, options);
  const { client, data, isCurrent, shown, variables } = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded anew starts over
  const further = useMemo(
    () =>
      new FurtherPages<Edge>((cursor, onPage, onError) => {
        const input = { ...variables.input, cursor };
        const page = client.watchQuery({ query, variables: { input }, fetchPolicy: "network-only" });
        const subscription = page.subscribe(({ data, dataState, error }) => {
          if (error) onError(error);
          else if (dataState === "complete") onPage(pageOf(data as Data));
        });
        return () => subscription.unsubscribe();
      }),
    [client, query, pageOf, variables, shown?.at],
  );
  const pages = useSyncExternalStore(further.subscribe, further.pages);
  const list = useNews(load, options.isHeld ?? pages.length > 0, options);
  const first = data && pageOf(data as Data);
  const { edges, isLoadingMore, nextCursor } = useMemo(() => joinPages(first, pages), [first, pages]);
  const loadMore = useCallback(() => {
    if (isCurrent && !isLoadingMore && nextCursor) further.readOn(nextCursor);
  }, [isCurrent, isLoadingMore, nextCursor, further]);
  return { ...list, edges, isLoadingMore, loadMore, hasMore: isCurrent && nextCursor !== undefined };
}

/** What the server answered, and when. */
function useLoad<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { topics, variables: given, skip = false }: LiveQueryOptions<Data, Variables>,
) {
  const client = useApolloClient();
  const { versions } = useLiveState();
  const version = versionOf(versions, topics);
  const [now, setNow] = useState(() => new Date());
  const variables = useMemo(() => (typeof given === "function" ? given(now) : given), [given, now]);
  const result = useQuery<Data, OperationVariables>(query, { variables, skip });
  const isLoading = result.loading && result.networkStatus !== NetworkStatus.fetchMore;
  const { shown, setShown } = useShown(given, version, isLoading, result.error);
  const [failure, setFailure] = useState<unknown>();

  const refresh = useCallback(async () => {
    const at = new Date();
    // Another range is another question, which Apollo asks by itself.
    if (typeof given === "function" && !isSame(given(at), variables)) return setNow(at);
    try {
      await client.query<Data, OperationVariables>({ query, variables, fetchPolicy: "network-only" });
      setShown({ version, at, given });
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    }
  }, [client, query, given, variables, version, setShown]);

  return {
    ...result,
    client,
    data: result.data ?? result.previousData,
    /** The data is of these variables, not of those before. */
    isCurrent: result.data !== undefined,
    /** The data belongs to what the reader asked for a moment ago. */
    isStale: result.data === undefined && result.previousData !== undefined && shown?.given !== given,
    variables,
    version,
    shown,
    isLoading,
    failure: failure ?? (shown && result.error),
    refresh,
  };
}

/** Refreshes what is out of date, or says so where it is held. */
function useNews<Load extends Loaded>(
  load: Load,
  isHeld: boolean,
  { everyMs = 0, skip = false }: { readonly everyMs?: number; readonly skip?: boolean },
) {
  const { shown, version, isLoading, failure, refresh } = load;
  const { checkedAt } = useLiveState();
  const isOutdated = shown !== undefined && shown.version !== "" && shown.version !== version;
  const triedAt = useRef<Date>(undefined);
  useEffect(() => {
    // Once an answer: what fails is tried again after the next one.
    if (!isOutdated || isHeld || isLoading || skip || triedAt.current === checkedAt) return;
    if (shown && Date.now() - shown.at.getTime() < everyMs) return;
    triedAt.current = checkedAt;
    void refresh();
  }, [isOutdated, isHeld, isLoading, skip, checkedAt, shown, everyMs, refresh]);

  const updatedAt = !isOutdated && shown && checkedAt && checkedAt > shown.at ? checkedAt : shown?.at;
  const live: LiveStatus = {
    updatedAt,
    hasNews: isOutdated && isHeld,
    refreshError: failure,
    refresh,
  };
  return { ...load, live };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

interface Loaded {
  readonly shown: Shown | undefined;
  readonly version: string;
  readonly isLoading: boolean;
  readonly failure: unknown;
  readonly refresh: () => Promise<void>;
}

interface Shown {
  /** That the server had when the rows were asked for; empty before its first answer. */
  readonly version: string;
  readonly at: Date;
  /** What was asked. */
  readonly given: unknown;
}

/** Notes the version and the time of each load that succeeds. */
function useShown(given: unknown, version: string, isLoading: boolean, error: unknown) {
  const [shown, setShown] = useState<Shown>();
  const askedFor = useRef(version);
  const wasLoading = useRef(false);
  useEffect(() => {
    if (isLoading && !wasLoading.current) askedFor.current = version;
    if (!isLoading && wasLoading.current && !error) setShown({ version: askedFor.current, at: new Date(), given });
    wasLoading.current = isLoading;
  }, [isLoading, error, version, given]);
  // What was asked for before the first version came counts as of that version.
  if (shown?.version === "" && version !== "") setShown({ ...shown, version });
  return { shown, setShown };
}
