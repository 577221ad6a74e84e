export interface Series {
  readonly label: string;
  readonly total: number;
  readonly values: readonly number[];
}

/** What the series that are too many to be told apart are called together. */
const otherLabel = "other";

/** The largest first; what comes after `max` of them is added up. */
export function largestSeries(byLabel: ReadonlyMap<string, readonly number[]>, max: number): Series[] {
  const all = [...byLabel].map(([label, values]) => seriesOf(label, values)).sort((a, b) => b.total - a.total);
  const rest = all.slice(max);
  if (rest.length === 0) return all;
  const [first] = rest;
  const values = (first?.values ?? []).map((_value, at) => sum(rest.map((one) => one.values[at] ?? 0)));
  return [...all.slice(0, max), seriesOf(otherLabel, values)];
}

export function seriesOf(label: string, values: readonly number[]): Series {
  return { label, total: sum(values), values };
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
