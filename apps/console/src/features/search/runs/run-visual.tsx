import { BlockSkeleton } from "@pharos/ui";
import { lazy, Suspense, useMemo } from "react";
import type { EventRow } from "../results/event-row.ts";
import { resultChartData } from "./result-chart-data.ts";
import { RowsOverTime } from "./rows-over-time.tsx";
import classes from "./runs.module.css";

const ResultChart = lazy(() => import("@pharos/ui/result-chart").then((m) => ({ default: m.ResultChart })));

interface RunVisualProps {
  readonly queryId: string;
  /** The rows have an event time. */
  readonly hasTime: boolean;
  readonly visualize: unknown;
  readonly rows: readonly EventRow[];
  readonly onZoom?: ((start: Date, end: Date) => void) | undefined;
}

const chartHeightPx = 300;

/** The chart that the query asks for; else the rows over time, where they have one. */
export function RunVisual({ queryId, hasTime, visualize, rows, onZoom }: RunVisualProps) {
  const chart = useMemo(() => resultChartData(visualize, rows), [visualize, rows]);
  if (chart === undefined) return hasTime ? <RowsOverTime queryId={queryId} onZoom={onZoom} /> : null;
  const { title, ...drawn } = chart;
  return (
    <Suspense fallback={<BlockSkeleton height={chartHeightPx} />}>
      {title ? <p className={classes.chartTitle}>{title}</p> : null}
      <ResultChart label={title ?? "Chart of the result"} heightPx={chartHeightPx} {...drawn} />
    </Suspense>
  );
}
