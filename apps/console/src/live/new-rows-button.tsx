import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "@pharos/ui";
import { useEffect, useState } from "react";
import { useLiveState } from "./live-provider.tsx";
import type { LiveStatus } from "./use-live-query.ts";

export interface NewRows<Data, Variables> {
  readonly live: LiveStatus;
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  readonly ids: (data: Data) => readonly string[];
  /** The ids that are shown. */
  readonly shown: ReadonlySet<string>;
}

/** How many rows of the first page are new while the list is held; undefined when it is not, or nothing changed. */
export function useNewCount<Data, Variables extends OperationVariables>(
  rows: NewRows<Data, Variables>,
): number | undefined {
  const { live, query, variables, ids, shown } = rows;
  const client = useApolloClient();
  const { versions } = useLiveState();
  const [fresh, setFresh] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other versions are the reason to look again
  useEffect(() => {
    if (!live.hasNews) return setFresh([]);
    let isOver = false;
    client
      .query<Data, OperationVariables>({ query, variables, fetchPolicy: "no-cache" })
      .then(({ data }) => !isOver && data && setFresh(ids(data)))
      // The next version brings the next attempt, and the button is there without a number.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [live.hasNews, versions, client, query, variables, ids]);
  return live.hasNews ? fresh.filter((id) => !shown.has(id)).length : undefined;
}

interface NewRowsButtonProps {
  readonly live: LiveStatus;
  /** Undefined shows nothing; 0 says that rows changed. */
  readonly count: number | undefined;
  /** Singular: alert. */
  readonly noun: string;
}

/** "3 new alerts": loads them, for a list that does not move under its reader. */
export function NewRowsButton({ live, count, noun }: NewRowsButtonProps) {
  return (
    <span role="status">
      {count === undefined ? null : (
        <Button variant="light" size="compact-sm" onClick={() => void live.refresh()}>
          {count === 0 ? "Show changes" : `${count} new ${noun}${count === 1 ? "" : "s"}`}
        </Button>
      )}
    </span>
  );
}
