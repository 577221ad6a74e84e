import { BlockSkeleton } from "@pharos/ui";
import { lazy, Suspense, useMemo } from "react";
import { type EventRow, eventTime } from "../../results/event-row.ts";
import classes from "../flow.module.css";
import { resultChartData } from "./result-chart-data.ts";
import { timeBuckets } from "./time-buckets.ts";

const ResultChart = lazy(() => import("@pharos/ui/result-chart").then((m) => ({ default: m.ResultChart })));
const Histogram = lazy(() => import("@pharos/ui/chart").then((m) => ({ default: m.Histogram })));

interface FlowVisualProps {
  readonly visualize: unknown;
  readonly rows: readonly EventRow[];
}

const chartHeightPx = 300;
const histogramHeightPx = 110;

/** The chart that the query asks for; else the rows over time, where they have one. */
export function FlowVisual({ visualize, rows }: FlowVisualProps) {
  const chart = useMemo(() => resultChartData(visualize, rows), [visualize, rows]);
  if (chart === undefined) return <RowsOverTime rows={rows} />;
  const { title, ...drawn } = chart;
  return (
    <Suspense fallback={<BlockSkeleton height={chartHeightPx} />}>
      {title ? <p className={classes.chartTitle}>{title}</p> : null}
      <ResultChart label={title ?? "Chart of the result"} heightPx={chartHeightPx} {...drawn} />
    </Suspense>
  );
}

function RowsOverTime({ rows }: { readonly rows: readonly EventRow[] }) {
  const buckets = useMemo(() => {
    const timed = rows.filter(({ p_event_time: time }) => time != null);
    return timeBuckets(timed.map(eventTime));
  }, [rows]);
  const series = useMemo(() => [{ name: "Rows", values: buckets?.counts ?? [] }], [buckets]);
  if (buckets === undefined) return null;
  return (
    <Suspense fallback={<BlockSkeleton height={histogramHeightPx} />}>
      <Histogram label="Loaded rows over time" at={buckets.at} series={series} heightPx={histogramHeightPx} />
    </Suspense>
  );
}
