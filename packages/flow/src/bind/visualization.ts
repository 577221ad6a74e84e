/** Points that a chart draws: the first of the result. */
export const chartPointsMax = 999;

/** How a result is to be drawn: `annotations.visualize` of a run. */
export interface Visualization {
  readonly chart: "bar" | "column" | "line" | "area" | "pie" | "table";
  /**
   * `title`, `legend`, … as written; `xcolumn`, `ycolumns` and `series` are names of columns, chosen where the query
   * leaves them open. Points beyond `chartPointsMax` are not drawn.
   */
  readonly annotations: Readonly<Record<string, string | number | readonly string[]>>;
}
