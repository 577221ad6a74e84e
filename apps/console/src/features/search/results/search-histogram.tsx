import { useApolloClient } from "@apollo/client/react";
import { BlockSkeleton, FailedState } from "@pharos/ui";
import { lazy, Suspense, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { SearchHistogramQuery, SearchInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "../search.module.css";
import { resultOf, useTask } from "../use-task.ts";

const Histogram = lazy(() => import("@pharos/ui/chart").then((m) => ({ default: m.Histogram })));

const histogramQuery = graphql(`
  query SearchHistogram($input: SearchInput!, $buckets: Int!) {
    searchHistogram(input: $input, buckets: $buckets) {
      bucketSeconds total
      series { table total buckets { at count } }
    }
  }
`);
type Counted = NonNullable<SearchHistogramQuery["searchHistogram"]>;

const buckets = 80;
const heightPx = 120;
/** The largest log types have a colour of their own; the others share one. */
const seriesMax = 7;

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
        <Suspense fallback={<BlockSkeleton height={heightPx} />}>
          <Bars counted={counted} onZoom={onZoom} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Bars({ counted, onZoom }: { counted: Counted; onZoom: (start: Date, end: Date) => void }) {
  const at = useMemo(() => (counted.series[0]?.buckets ?? []).map((bucket) => new Date(bucket.at)), [counted]);
  const series = useMemo(() => {
    const bySize = [...counted.series].sort((a, b) => b.total - a.total);
    const named = bySize.slice(0, seriesMax).map(({ table, buckets: bars }) => ({
      name: table || "Without log type",
      values: bars.map((bar) => bar.count),
    }));
    const others = bySize.slice(seriesMax);
    if (others.length === 0) return named;
    const values = at.map((_at, index) => others.reduce((sum, one) => sum + (one.buckets[index]?.count ?? 0), 0));
    return [...named, { name: "Others", values, color: "var(--ui-faint)" }];
  }, [counted, at]);
  return (
    <Histogram label="Events over time, by log type" at={at} series={series} heightPx={heightPx} onZoom={onZoom} />
  );
}
