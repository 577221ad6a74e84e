import { useComputedColorScheme } from "@mantine/core";
import { BarChart, LineChart, PieChart } from "echarts/charts";
import { GridComponent, TooltipComponent } from "echarts/components";
import { type ECharts, init, use as registerParts } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { useEffect, useMemo, useRef, useState } from "react";
import { foldSeries, slices } from "./fold-series.ts";
import classes from "./histogram.module.css";
import { HistogramLegend } from "./histogram-legend.tsx";
import { coloured, type HistogramSeries } from "./histogram-option.ts";
import { type ResultChartStyle, resultChartOption } from "./result-chart-option.ts";

export type { ResultChartKind, ResultChartStyle } from "./result-chart-option.ts";

registerParts([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, CanvasRenderer]);

export interface ResultChartProps {
  readonly labels: readonly string[];
  /** The times that the labels stand for, in milliseconds, in their order; absent for other labels. */
  readonly times?: readonly number[] | undefined;
  /** Each has a value for each label. */
  readonly series: readonly HistogramSeries[];
  readonly style: ResultChartStyle;
  readonly label: string;
  readonly heightPx: number;
  readonly hasLegend?: boolean;
  /** Of the series, in their order, as CSS writes them; the product's own where there are none left. */
  readonly colors?: readonly string[] | undefined;
}

const nothingHidden: ReadonlySet<string> = new Set();

/** Values by label: bars, lines, areas or a pie. */
export function ResultChart(props: ResultChartProps) {
  const { labels, times, series, style, label, heightPx, hasLegend = true, colors } = props;
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<ECharts>(undefined);
  const scheme = useComputedColorScheme("dark");
  const [hidden, setHidden] = useState(nothingHidden);
  const isPie = style.kind === "pie";
  const entries = useMemo(() => {
    const own = coloured(foldSeries(isPie ? slices(labels, series) : series));
    return own.map((one, index) => ({ ...one, color: colors?.[index] ?? one.color }));
  }, [isPie, labels, series, colors]);

  useEffect(() => {
    if (!element.current) return;
    const created = init(element.current);
    chart.current = created;
    const observer = new ResizeObserver(() => created.resize());
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      created.dispose();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes the colours that the option reads from the page
  useEffect(() => {
    const shown = entries.filter(({ name }) => !hidden.has(name));
    chart.current?.setOption(resultChartOption({ ...style, labels, times, series: shown }), { notMerge: true });
  }, [labels, times, entries, style, hidden, scheme]);

  return (
    <div className={classes.histogram} style={{ height: heightPx }}>
      {hasLegend && entries.length > 1 ? (
        <HistogramLegend entries={entries} hidden={hidden} onChange={setHidden} />
      ) : null}
      <div ref={element} role="img" aria-label={label} className={classes.chart} />
    </div>
  );
}
