import { BlockSkeleton } from "@pharos/ui";
import { lazy, Suspense, useMemo } from "react";
import type { CountedEvents } from "./counted-events.ts";

const Histogram = lazy(() => import("@pharos/ui/chart").then((m) => ({ default: m.Histogram })));

interface EventBarsProps {
  readonly label: string;
  readonly counted: CountedEvents;
  readonly heightPx: number;
  readonly onZoom?: (start: Date, end: Date) => void;
}

/** How many events there are, over time and by log type. */
export function EventBars({ label, counted, heightPx, onZoom }: EventBarsProps) {
  const at = useMemo(() => (counted.series[0]?.buckets ?? []).map((bucket) => new Date(bucket.at)), [counted]);
  const series = useMemo(() => {
    const bySize = [...counted.series].sort((a, b) => b.total - a.total);
    return bySize.map(({ table, buckets: bars }) => ({
      name: table || "Without log type",
      values: bars.map((bar) => bar.count),
    }));
  }, [counted]);
  return (
    <Suspense fallback={<BlockSkeleton height={heightPx} />}>
      <Histogram label={label} at={at} series={series} heightPx={heightPx} {...(onZoom ? { onZoom } : {})} />
    </Suspense>
  );
}
