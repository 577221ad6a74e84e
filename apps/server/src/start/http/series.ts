/** One line of a metric. */
export interface Series {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const seriesMax = 200;
export const otherLabel = "other";

/**
 * As many series as monitoring can bear: those with the largest values, and one with the label `other` for the sum of the
 * rest, so that totals stay right however many sources and rules there are.
 */
export function limitSeries(series: readonly Series[], label: string, max = seriesMax): Series[] {
  const names = new Map<string, number>();
  for (const { labels, value } of series) {
    const name = labels[label] ?? "";
    names.set(name, (names.get(name) ?? 0) + value);
  }
  if (names.size <= max) return [...series];
  const kept = new Set(
    [...names]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, max - 1)
      .map(([name]) => name),
  );
  const sums = new Map<string, Series>();
  for (const { labels, value } of series) {
    const shown = kept.has(labels[label] ?? "") ? labels : { ...labels, [label]: otherLabel };
    const key = JSON.stringify(shown);
    sums.set(key, { labels: shown, value: (sums.get(key)?.value ?? 0) + value });
  }
  return [...sums.values()];
}
