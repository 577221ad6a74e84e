import { useApolloClient } from "@apollo/client/react";
import { BlockSkeleton } from "@pharos/ui";
import { useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { EventBars } from "../results/event-bars.tsx";
import { resultOf, useTask } from "../use-task.ts";

const histogramQuery = graphql(`
  query RunHistogram($id: ID!, $buckets: Int!) {
    dataLakeQuery(id: $id) {
      histogram(buckets: $buckets) {
        bucketSeconds total
        series { table total buckets { at count } }
      }
    }
  }
`);

const buckets = 80;
const heightPx = 160;

/** All rows of a run over their time, by log type; nothing where they cannot be counted: the rows are there. */
export function RowsOverTime({ queryId }: { readonly queryId: string }) {
  const client = useApolloClient();
  const work = useMemo(
    () => async (signal: AbortSignal) => {
      const { data } = await client.query({
        query: histogramQuery,
        variables: { id: queryId, buckets },
        fetchPolicy: "no-cache",
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      return data?.dataLakeQuery.histogram;
    },
    [client, queryId],
  );
  const { state } = useTask(work);
  if (state.kind === "running") return <BlockSkeleton height={heightPx} />;
  const counted = resultOf(state);
  if (!counted || counted.total === 0) return null;
  return <EventBars label="Rows over time, by log type" counted={counted} heightPx={heightPx} />;
}
