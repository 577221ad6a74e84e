import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import type { CountValues } from "../results/field-list.tsx";

const valuesQuery = graphql(`
  query RunFieldSummary($id: ID!, $key: String!) {
    dataLakeQuery(id: $id) { fieldSummary(key: $key) { total distinct top { value count } } }
  }
`);

/** How often the values of a field occur in the rows of a run that were kept. */
export function useRunValues(runId: string | undefined): CountValues {
  const client = useApolloClient();
  return useCallback(
    async (key, signal) => {
      if (runId === undefined) return undefined;
      const { data } = await client.query({
        query: valuesQuery,
        variables: { id: runId, key },
        fetchPolicy: "no-cache",
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      return data?.dataLakeQuery.fieldSummary ?? undefined;
    },
    [client, runId],
  );
}
