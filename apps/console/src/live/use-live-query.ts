import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import type { LiveTopic } from "@pharos/domain";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
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
  { topics, variables: given, isHeld: held = false, everyMs = 0, skip = false }: LiveQueryOptions<Data, Variables>,
) {
  const client = useApolloClient();
  const { versions, checkedAt } = useLiveState();
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

  const data = result.data ?? result.previousData;
  const isHeld = typeof held === "function" ? data !== undefined && held(data as Data) : held;
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
    refreshError: failure ?? (shown && result.error),
    refresh,
  };
  return {
    ...result,
    data,
    /** The data is of these variables, not of those before. */
    isCurrent: result.data !== undefined,
    /** The data belongs to what the reader asked for a moment ago. */
    isStale: result.data === undefined && result.previousData !== undefined && shown?.given !== given,
    variables,
    live,
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

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
