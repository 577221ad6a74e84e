import { useMutation, useQuery } from "@apollo/client/react";
import { offerUndo } from "@pharos/ui";
import { useCallback, useMemo } from "react";
import { useChange } from "../../../graphql/use-change.ts";
import { useWholeList } from "../../../graphql/use-whole-list.ts";
import { createMutation, deleteMutation, inputOf, type SavedQuery, savedQueriesQuery } from "./saved-query.ts";

const input = { pageSize: 500 };

/** All saved searches that the reader sees. */
export function useSavedQueries() {
  const { data, error, fetchMore, refetch } = useQuery(savedQueriesQuery, {
    variables: { input },
    fetchPolicy: "cache-and-network",
  });
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...input, cursor } } }),
    [fetchMore],
  );
  const whole = useWholeList(data?.savedQueries, readOn);
  const queries = useMemo(() => whole.edges?.map(({ node }) => node), [whole.edges]);
  return { queries, error: error ?? whole.error, retry: () => (data ? whole.retry() : refetch()) };
}

/** Deletes a saved search and offers to bring it back. Resolves to success. */
export function useDeleteQuery(): (query: SavedQuery) => Promise<boolean> {
  const options = { refetchQueries: [savedQueriesQuery], awaitRefetchQueries: true };
  const [remove] = useMutation(deleteMutation, options);
  const [create] = useMutation(createMutation, options);
  const [change] = useChange();
  return async (query) => {
    const isDeleted = await change(`Couldn't delete “${query.name}”`, () => remove({ variables: { ids: [query.id] } }));
    if (isDeleted) {
      offerUndo(`Deleted “${query.name}”`, () =>
        change(`Couldn't bring back “${query.name}”`, () => create({ variables: { input: inputOf(query) } })),
      );
    }
    return isDeleted;
  };
}
