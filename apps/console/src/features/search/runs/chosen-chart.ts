import type { QueryRun } from "./use-query-run.ts";

/** A chart that somebody chose for a run, as it is kept with the run. */
export interface ChosenChart {
  readonly type: "bar" | "line" | "pie";
  /** The field whose values are counted. */
  readonly field: string;
  readonly limit: 5 | 25;
  readonly sort: "ascending" | "descending";
  /** Of CSS; undefined for the product's own. */
  readonly color: string | undefined;
}

const types = ["bar", "line", "pie"] as const;
const limits = [5, 25] as const;

/** The chart that is kept with a run; undefined where nobody chose one, or one of another kind. */
export function chosenChart(run: Pick<QueryRun, "userConfig"> | undefined): ChosenChart | undefined {
  const [kept] = run?.userConfig?.chartProperties ?? [];
  const type = types.find((one) => one === kept?.chartType);
  if (!kept?.propertyId || type === undefined) return undefined;
  return {
    type,
    field: kept.propertyId,
    limit: limits.find((one) => one === kept.limit) ?? limits[0],
    sort: kept.sortDirection ?? "descending",
    color: kept.colorHexes?.[0],
  };
}

/** The same as it is kept. */
export function chartProperties(chart: ChosenChart | undefined) {
  if (chart === undefined) return [];
  const { type, field, limit, sort, color } = chart;
  const colorHexes = color === undefined ? [] : [color];
  return [
    { order: 0, chartType: type, propertyId: field, propertyPath: field, limit, sortDirection: sort, colorHexes },
  ];
}

/** The values in the order in which the chart draws them. */
export function chartedValues<Value extends { readonly count: number }>(
  top: readonly Value[],
  { limit, sort }: Pick<ChosenChart, "limit" | "sort">,
): Value[] {
  const shown = top.slice(0, limit);
  return sort === "ascending" ? shown.toReversed() : shown;
}
