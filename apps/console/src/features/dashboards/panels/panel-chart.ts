import type { PanelDisplay } from "@pharos/domain";
import { columnType, isNumber } from "@pharos/flow/editor";
import { type EventRow, type ResultChartData, type RunColumn, resultChartData } from "../../search/index.ts";

type ChartDisplay = Exclude<PanelDisplay, "AUTO" | "TABLE" | "VALUE">;

const isNumeric = ({ type }: RunColumn) => isNumber(columnType(type));

/**
 * A query's rows as a chart of a kind: the first column that is no number gives the labels, a second one the series, and
 * numbers are the values. Undefined where there are none of either.
 */
export function panelChart(
  display: ChartDisplay,
  columns: readonly RunColumn[],
  rows: readonly EventRow[],
): ResultChartData | undefined {
  const [x, series] = columns.filter((column) => !isNumeric(column));
  const values = columns.filter(isNumeric).map(({ name }) => name);
  if (x === undefined || values.length === 0) return undefined;
  const orientation = display === "BAR" ? "horizontal" : "vertical";
  const annotations = { xcolumn: x.name, ycolumns: values, orientation, ...(series && { series: series.name }) };
  return resultChartData({ chart: display.toLowerCase(), annotations }, rows);
}

/** The first number of the first row; undefined without one. */
export function panelValue(columns: readonly RunColumn[], [row]: readonly EventRow[]): number | undefined {
  const column = columns.find(isNumeric);
  const value = column && row ? Number(row[column.name]) : Number.NaN;
  return Number.isNaN(value) ? undefined : value;
}
