import { BlockSkeleton, type HistogramProps } from "@pharos/ui";
import { lazy, Suspense } from "react";

const Histogram = lazy(() => import("@pharos/ui/chart").then((m) => ({ default: m.Histogram })));
export const chartHeightPx = 216;

/** The chart's code loads when it is first shown. */
export function TimeHistogram(props: Omit<HistogramProps, "heightPx">) {
  return (
    <Suspense fallback={<BlockSkeleton height={chartHeightPx} />}>
      <Histogram heightPx={chartHeightPx} {...props} />
    </Suspense>
  );
}
