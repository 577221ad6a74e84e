/** One row of the table: a figure that means something on any machine. */
export interface BenchRow {
  readonly what: string;
  readonly figure: string;
  /** What it must reach; empty where there is no target. */
  readonly target: string;
  readonly isReached: boolean;
}

export function markdownTable(rows: readonly BenchRow[]): string {
  const lines = rows.map(
    (row) =>
      `| ${row.what} | ${row.figure} | ${row.target} | ${row.target === "" ? "" : row.isReached ? "yes" : "**no**"} |`,
  );
  return ["| what | measured | must reach | reached |", "|---|--:|--:|:-:|", ...lines].join("\n");
}

/** The middle of several runs: a mean would keep what a busy neighbour did to one of them. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function ratio(value: number): string {
  return `${value.toFixed(2)}×`;
}

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString("en")} /s`;
}
