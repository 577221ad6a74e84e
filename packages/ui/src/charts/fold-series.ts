import { type HistogramSeries, palette } from "./histogram-option.ts";

/** The largest series, each of which has a colour of its own, in the order they came in, and the sum of the others. */
export function foldSeries(series: readonly HistogramSeries[]): readonly HistogramSeries[] {
  const namedMax = palette.length - 1;
  if (series.length <= palette.length) return series;
  const bySize = series.toSorted((a, b) => sum(b.values) - sum(a.values));
  const named = new Set(bySize.slice(0, namedMax));
  const others = bySize.slice(namedMax);
  const values = others[0]?.values.map((_, index) => sum(others.map((one) => one.values[index] ?? 0))) ?? [];
  const other = { name: `Other (${others.length})`, values, color: "var(--ui-faint)" };
  return [...series.filter((one) => named.has(one)), other];
}

/** A series of its own for each label of the first series. */
export function slices(labels: readonly string[], [first]: readonly HistogramSeries[]): HistogramSeries[] {
  return labels.map((name, index) => ({ name, values: [first?.values[index] ?? 0] }));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
