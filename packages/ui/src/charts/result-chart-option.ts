import type { EChartsCoreOption } from "echarts/core";
import { chartText, compactNumber, cssValue } from "./chart-values.ts";
import type { ColouredSeries } from "./histogram-option.ts";

export type ResultChartKind = "bar" | "column" | "line" | "area" | "pie";

/** How values by label are drawn. */
export interface ResultChartStyle {
  readonly kind: ResultChartKind;
  readonly stack: "none" | "stacked" | "percent";
  readonly isHorizontal?: boolean;
  readonly isLogarithmic?: boolean;
  readonly xTitle?: string | undefined;
  readonly yTitle?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export interface ResultChartInput extends ResultChartStyle {
  readonly labels: readonly string[];
  /**
   * The times that the labels stand for, in milliseconds, in their order; absent for other labels. Drawn in proportion.
   */
  readonly times?: readonly number[] | undefined;
  readonly series: readonly ColouredSeries[];
}

const barWidthMaxPx = 48;
const areaOpacity = 0.25;
const symbolsMax = 60;
const percentAll = 100;
/** More bars than that have names for some of them only. */
const namedBarsMax = 40;
const labelWidthPx = 110;
const charactersBesideMax = 90;
const slantDegrees = 35;

export function resultChartOption(input: ResultChartInput): EChartsCoreOption {
  return input.kind === "pie" ? pieOption(input) : axesOption(input);
}

/** Slices that are narrower have their name in the legend alone. */
const labelAngleMin = 9;

/** Each series is a slice. */
function pieOption({ series }: ResultChartInput): EChartsCoreOption {
  return {
    animation: false,
    textStyle: chartText(),
    tooltip: { ...tooltipStyle(), trigger: "item", valueFormatter: (value: number) => value.toLocaleString("en") },
    series: [
      {
        type: "pie",
        radius: ["42%", "74%"],
        minShowLabelAngle: labelAngleMin,
        labelLayout: { hideOverlap: true },
        itemStyle: { borderColor: cssValue("var(--ui-surface)"), borderWidth: 2 },
        label: { color: cssValue("var(--ui-text)"), fontSize: 12, formatter: "{b} {d}%" },
        data: series.map(({ name, values, color }) => ({
          name,
          value: values[0] ?? 0,
          itemStyle: { color: cssValue(color) },
        })),
      },
    ],
  };
}

function axesOption(input: ResultChartInput): EChartsCoreOption {
  const { kind, labels, times, series, stack, isHorizontal, isLogarithmic, xTitle, yTitle, min, max } = input;
  const muted = cssValue("var(--ui-muted)");
  const line = cssValue("var(--ui-line)");
  const isLine = kind === "line" || kind === "area";
  const category = {
    ...(times ? { type: "time" } : { type: "category", data: [...labels], boundaryGap: !isLine }),
    name: xTitle,
    nameLocation: "middle",
    axisLine: { lineStyle: { color: line } },
    axisTick: { show: false },
    axisLabel: { color: muted, fontSize: 11, ...(times ? { hideOverlap: true } : labelLayout(input)) },
    nameTextStyle: { color: muted },
    inverse: isHorizontal ?? false,
  };
  const value = {
    type: isLogarithmic ? "log" : "value",
    name: yTitle,
    min,
    max: max ?? (stack === "percent" ? percentAll : undefined),
    splitNumber: 4,
    splitLine: { lineStyle: { color: line } },
    axisLabel: { color: muted, fontSize: 11, formatter: stack === "percent" ? "{value} %" : compactNumber },
    nameTextStyle: { color: muted },
  };
  return {
    animation: false,
    textStyle: chartText(),
    useUTC: true,
    grid: { left: 8, right: 16, top: yTitle ? 32 : 12, bottom: 8, outerBoundsMode: "same", outerBoundsContain: "all" },
    tooltip: { ...tooltipStyle(), trigger: "axis", axisPointer: { type: isLine ? "line" : "shadow" } },
    xAxis: isHorizontal ? value : category,
    yAxis: isHorizontal ? category : value,
    series: (stack === "percent" ? shares(series) : series).map((one) => ({
      name: one.name,
      type: isLine ? "line" : "bar",
      ...(stack === "none" ? {} : { stack: "all" }),
      ...(kind === "area" ? { areaStyle: { opacity: areaOpacity } } : {}),
      ...(isLine ? { showSymbol: labels.length <= symbolsMax, symbolSize: 5 } : { barMaxWidth: barWidthMaxPx }),
      itemStyle: { color: cssValue(one.color) },
      data: times ? pointsOf(times, one.values, isLine, isHorizontal ?? false) : [...one.values],
    })),
  };
}

/** A step that is so much longer than the shortest one misses points in between. */
const gapFactor = 1.5;

/** A line is broken where times are missing: nothing is known of what was there. */
function pointsOf(times: readonly number[], values: readonly number[], isLine: boolean, isHorizontal: boolean) {
  const stepMs = Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
  return times.flatMap((time, index) => {
    const point = isHorizontal ? [values[index] ?? 0, time] : [time, values[index] ?? 0];
    const before = times[index - 1];
    const isAfterGap = before !== undefined && time - before > gapFactor * stepMs;
    if (!isLine || !isAfterGap) return [point];
    const gap = isHorizontal ? [null, before + stepMs] : [before + stepMs, null];
    return [gap, point];
  });
}

/** Bars are told apart by their names: where these are too long to stand side by side, they stand aslant. */
function labelLayout({ kind, labels, isHorizontal }: ResultChartInput) {
  const isOfBars = (kind === "bar" || kind === "column") && labels.length <= namedBarsMax;
  const width = { width: labelWidthPx, overflow: "truncate" };
  if (!isOfBars) return { hideOverlap: true };
  if (isHorizontal) return { interval: 0, ...width };
  const isCrowded = labels.reduce((sum, { length }) => sum + length, 0) > charactersBesideMax;
  return isCrowded ? { interval: 0, rotate: slantDegrees, ...width } : { hideOverlap: true };
}

/** Of each label, how many per cent each series has. */
function shares(series: readonly ColouredSeries[]): ColouredSeries[] {
  const sums = series[0]?.values.map((_value, index) => series.reduce((sum, one) => sum + (one.values[index] ?? 0), 0));
  return series.map((one) => ({
    ...one,
    values: one.values.map((value, index) => (sums?.[index] ? (value / sums[index]) * percentAll : 0)),
  }));
}

const tooltipStyle = () => ({
  backgroundColor: cssValue("var(--ui-raised)"),
  borderColor: cssValue("var(--ui-line)"),
  textStyle: { ...chartText(), color: cssValue("var(--ui-text)"), fontSize: 12 },
  confine: true,
});
