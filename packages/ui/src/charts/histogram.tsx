import { useComputedColorScheme } from "@mantine/core";
import { BarChart } from "echarts/charts";
import { BrushComponent, GridComponent, ToolboxComponent, TooltipComponent } from "echarts/components";
import { type ECharts, init, use as registerParts } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTimeZone } from "../time/time-zone.tsx";
import { foldSeries } from "./fold-series.ts";
import classes from "./histogram.module.css";
import { HistogramLegend } from "./histogram-legend.tsx";
import { coloured, type HistogramSeries, histogramOption } from "./histogram-option.ts";

export type { HistogramSeries } from "./histogram-option.ts";

registerParts([BarChart, GridComponent, TooltipComponent, BrushComponent, ToolboxComponent, CanvasRenderer]);

export interface HistogramProps {
  /** Start of each bucket; every series has as many values. */
  readonly at: readonly Date[];
  readonly series: readonly HistogramSeries[];
  readonly label: string;
  readonly heightPx?: number;
  /** Given: a click takes one bucket, a drag several. The end is exclusive. */
  readonly onZoom?: (start: Date, end: Date) => void;
}

const heightDefaultPx = 160;
const nothingHidden: ReadonlySet<string> = new Set();

/** Stacked bars over time. */
export function Histogram({ at, series, label, heightPx = heightDefaultPx, onZoom }: HistogramProps) {
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<ECharts>(undefined);
  const latest = useRef({ at, onZoom });
  latest.current = { at, onZoom };
  const scheme = useComputedColorScheme("dark");
  const { zone } = useTimeZone();
  const [hidden, setHidden] = useState(nothingHidden);
  const entries = useMemo(() => coloured(foldSeries(series)), [series]);

  useEffect(() => {
    if (!element.current) return;
    const created = init(element.current);
    chart.current = created;
    const zoom = (first: number, last: number) => {
      const { at, onZoom } = latest.current;
      const range = rangeOf(at, first, last);
      if (range) onZoom?.(...range);
    };
    created.on("click", (event) => zoom(event.dataIndex ?? 0, event.dataIndex ?? 0));
    created.on("brushEnd", (event) => {
      const [area] = (event as { areas: { coordRange: [number, number] }[] }).areas;
      if (area) zoom(...area.coordRange);
      created.dispatchAction({ type: "brush", areas: [] });
    });
    const observer = new ResizeObserver(() => created.resize());
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      created.dispose();
    };
  }, []);

  const canZoom = onZoom !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes the colours that the option reads from the page
  useEffect(() => {
    const shown = entries.filter(({ name }) => !hidden.has(name));
    chart.current?.setOption(histogramOption({ at, series: shown, zone, canZoom }), { notMerge: true });
    if (canZoom) {
      chart.current?.dispatchAction({
        type: "takeGlobalCursor",
        key: "brush",
        brushOption: { brushType: "lineX", brushMode: "single" },
      });
    }
  }, [at, entries, hidden, zone, canZoom, scheme]);

  return (
    <div className={classes.histogram} style={{ height: heightPx }}>
      {entries.length > 1 ? <HistogramLegend entries={entries} hidden={hidden} onChange={setHidden} /> : null}
      <div ref={element} role="img" aria-label={label} className={classes.chart} />
    </div>
  );
}

/** From the start of the first bucket to the end of the last. */
function rangeOf(at: readonly Date[], first: number, last: number): [Date, Date] | undefined {
  const start = at[Math.max(0, first)];
  const end = at[Math.min(last, at.length - 1)];
  const [zero, one] = at;
  if (!start || !end || !zero || !one) return undefined;
  return [start, new Date(end.getTime() + (one.getTime() - zero.getTime()))];
}
