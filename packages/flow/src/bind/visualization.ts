/** How a result is to be drawn: `annotations.visualize` of a run. */
export interface Visualization {
  readonly chart: "bar" | "column" | "line" | "area" | "pie" | "table";
  /** `title`, `xcolumn`, `ycolumn`, `series`, `legend`, … as written. */
  readonly annotations: Readonly<Record<string, string | number | readonly string[]>>;
}
