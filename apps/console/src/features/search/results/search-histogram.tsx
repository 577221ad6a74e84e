import { useApolloClient } from "@apollo/client/react";
import { BlockSkeleton, FailedState } from "@pharos/ui";
import { useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { SearchInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "../search.module.css";
import { resultOf, useTask } from "../use-task.ts";
import { EventBars } from "./event-bars.tsx";

const histogramQuery = graphql(`
  query SearchHistogram($input: SearchInput!, $buckets: Int!) {
    searchHistogram(input: $input, buckets: $buckets) {
      bucketSeconds total
      series { table total buckets { at count } }
    }
  }
`);
const buckets = 80;
const heightPx = 176;

interface SearchHistogramProps {
  readonly input: SearchInput | undefined;
  readonly onZoom: (start: Date, end: Date) => void;
}

/** How many events there are, over time and by log type. A drag narrows the range. */
export function SearchHistogram({ input, onZoom }: SearchHistogramProps) {
  const client = useApolloClient();
  const work = useMemo(() => {
    if (!input) return undefined;
    return async (signal: AbortSignal) => {
      const { data } = await client.query({
        query: histogramQuery,
        variables: { input, buckets },
        fetchPolicy: "no-cache",
        context: { fetchOptions: { signal }, queryDeduplication: false },
      });
      return data?.searchHistogram;
    };
  }, [client, input]);
  const { state, again } = useTask(work);
  const counted = resultOf(state);
  if (state.kind === "failed")
    return <FailedState title="Couldn't count the events" message={errorText(state.error)} onRetry={again} />;
  if (!counted) return <BlockSkeleton height={heightPx} />;
  return (
    <div className={classes.histogram} data-stale={state.kind === "running" || undefined}>
      <p data-numeric>
        <strong>{counted.total.toLocaleString("en")}</strong> {counted.total === 1 ? "event" : "events"}
      </p>
      {counted.total > 0 ? (
        <EventBars label="Events over time, by log type" counted={counted} heightPx={heightPx} onZoom={onZoom} />
      ) : null}
    </div>
  );
}
