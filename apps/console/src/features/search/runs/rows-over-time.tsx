import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { EventsOverTime } from "../results/events-over-time.tsx";

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

interface RowsOverTimeProps {
  readonly queryId: string;
  readonly onZoom?: ((start: Date, end: Date) => void) | undefined;
}

/** The rows of a run that were kept over their time, by log type; nothing where they have none. */
export function RowsOverTime({ queryId, onZoom }: RowsOverTimeProps) {
  const client = useApolloClient();
  const count = useMemo(
    () => async (signal: AbortSignal) => {
      const { data } = await client.query({
        query: histogramQuery,
        variables: { id: queryId, buckets },
        fetchPolicy: "no-cache",
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      return data?.dataLakeQuery.histogram ?? undefined;
    },
    [client, queryId],
  );
  return <EventsOverTime noun="row" count={count} onZoom={onZoom} />;
}
