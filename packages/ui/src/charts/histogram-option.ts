import type { EChartsCoreOption } from "echarts/core";
import { formatTime, type TimePrecision } from "../time/format-time.ts";
import { chartText, compactNumber, cssValue } from "./chart-values.ts";
import { timeTicks } from "./time-ticks.ts";

export interface HistogramSeries {
  readonly name: string;
  readonly values: readonly number[];
  /** A CSS colour or variable; the palette's next when absent. */
  readonly color?: string;
}

export interface ColouredSeries extends HistogramSeries {
  readonly color: string;
}

interface HistogramInput {
  readonly at: readonly Date[];
  readonly series: readonly ColouredSeries[];
  readonly zone: string;
  readonly canZoom: boolean;
}

/** Calm hues that are no severity and no status; neighbours differ most. */
export const palette = [
  "#5b8db8",
  "#c27d8f",
  "#4fa3a0",
  "#8f7fc0",
  "#9a9f6b",
  "#a88a72",
  "#3f74ad",
  "#c48fb0",
  "#6fb5b2",
  "#6f68b5",
  "#b3b57e",
  "#8b6b54",
];
const dayMs = 86_400_000;
const barWidthMaxPx = 48;

/** Every series with its colour, which it keeps while others are hidden. */
export function coloured(series: readonly HistogramSeries[]): ColouredSeries[] {
  return series.map((one, index) => ({ ...one, color: one.color ?? palette[index % palette.length] ?? "" }));
}

export function histogramOption({ at, series, zone, canZoom }: HistogramInput): EChartsCoreOption {
  const muted = cssValue("var(--ui-muted)");
  const line = cssValue("var(--ui-line)");
  const precision = precisionOf(at);
  const ticks = timeTicks(at, zone);
  return {
    animation: false,
    textStyle: chartText(),
    grid: {
      left: 8,
      right: 8,
      top: 8,
      bottom: 4,
      outerBoundsMode: "same",
      outerBoundsContain: "axisLabel",
    },
    tooltip: {
      trigger: "axis",
      axisPointer: { type: "shadow", shadowStyle: { color: cssValue("var(--ui-beam-tint)") } },
      backgroundColor: cssValue("var(--ui-raised)"),
      borderColor: line,
      textStyle: { ...chartText(), color: cssValue("var(--ui-text)"), fontSize: 12 },
      confine: true,
    },
    ...(canZoom ? { brush: { xAxisIndex: 0, brushStyle: brushStyle() }, toolbox: { show: false } } : {}),
    xAxis: {
      type: "category",
      data: at.map((date) => formatTime(date, zone, precision)),
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: {
        color: muted,
        fontSize: 11,
        hideOverlap: true,
        interval: (index: number) => ticks.has(index),
        formatter: (_text: string, index: number) => ticks.get(index) ?? "",
      },
    },
    yAxis: {
      type: "value",
      minInterval: 1,
      splitNumber: 3,
      splitLine: { lineStyle: { color: line } },
      axisLabel: { color: muted, fontSize: 11, formatter: compactNumber },
    },
    series: series.map((one) => ({
      name: one.name,
      type: "bar",
      stack: "all",
      barMaxWidth: barWidthMaxPx,
      barCategoryGap: "15%",
      itemStyle: { color: cssValue(one.color) },
      data: [...one.values],
    })),
  };
}

const brushStyle = () => ({
  color: cssValue("var(--ui-beam-tint)"),
  borderColor: cssValue("var(--ui-beam)"),
  borderWidth: 1,
});

function precisionOf([first, second]: readonly Date[]): TimePrecision {
  const step = first && second ? second.getTime() - first.getTime() : dayMs;
  if (step >= dayMs) return "day";
  return step >= 60_000 ? "minute" : "second";
}
