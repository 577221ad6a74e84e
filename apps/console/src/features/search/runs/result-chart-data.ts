import type { ResultChartStyle } from "@pharos/ui/result-chart";
import { type EventRow, valueText } from "../results/event-row.ts";

/** What `visualize` says, as the server tells it. */
interface Visualize {
  readonly chart?: unknown;
  readonly annotations?: Readonly<Record<string, unknown>>;
}

export interface ResultChartData {
  readonly title: string | undefined;
  readonly labels: readonly string[];
  /** Of the labels, in milliseconds, where all are times. */
  readonly times: readonly number[] | undefined;
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly style: ResultChartStyle;
  readonly hasLegend: boolean;
}

const pointsMax = 999;
const kinds = ["bar", "column", "line", "area", "pie"] as const;

/** The chart of a result; undefined where it shows none, or has not the columns for it. */
export function resultChartData(visualize: unknown, rows: readonly EventRow[]): ResultChartData | undefined {
  const { chart, annotations = {} } = (visualize ?? {}) as Visualize;
  const kind = kinds.find((one) => one === chart);
  const x = text(annotations.xcolumn);
  const values = columnsOf(annotations.ycolumns ?? annotations.ycolumn);
  if (kind === undefined || x === undefined || values.length === 0 || rows.length === 0) return undefined;
  const shown = rows.slice(0, number(annotations.limit) ?? pointsMax).slice(0, pointsMax);
  const isOverTime = shown.every((row) => timeOf(row[x]) !== undefined);
  const inOrder = isOverTime ? shown.toSorted((a, b) => (timeOf(a[x]) ?? 0) - (timeOf(b[x]) ?? 0)) : shown;
  const timeByLabel = new Map(inOrder.map((row) => [labelOf(row[x]), timeOf(row[x]) ?? 0]));
  const labels = [...timeByLabel.keys()];
  const by = text(annotations.series);
  return {
    title: text(annotations.title),
    labels,
    times: isOverTime ? [...timeByLabel.values()] : undefined,
    series: seriesOf(inOrder, labels, x, values, by),
    style: styleOf(kind, annotations),
    hasLegend: annotations.legend !== "hidden",
  };
}

/** A line for each column of numbers, and for each value of the column that makes series. */
function seriesOf(
  rows: readonly EventRow[],
  labels: readonly string[],
  x: string,
  columns: readonly string[],
  by: string | undefined,
): ResultChartData["series"] {
  const positions = new Map(labels.map((label, index) => [label, index]));
  const series = new Map<string, number[]>();
  for (const row of rows) {
    for (const column of columns) {
      const group = by === undefined ? undefined : labelOf(row[by]);
      const name = group === undefined ? column : columns.length > 1 ? `${group} ${column}` : group;
      const values = series.get(name) ?? new Array<number>(labels.length).fill(0);
      const position = positions.get(labelOf(row[x])) ?? 0;
      values[position] = (values[position] ?? 0) + (Number(row[column]) || 0);
      series.set(name, values);
    }
  }
  return [...series].map(([name, values]) => ({ name, values }));
}

function styleOf(kind: ResultChartStyle["kind"], annotations: Readonly<Record<string, unknown>>): ResultChartStyle {
  const stacks: Readonly<Record<string, ResultChartStyle["stack"]>> = { stacked: "stacked", stacked100: "percent" };
  return {
    kind,
    stack: stacks[String(annotations.kind)] ?? "none",
    isHorizontal: annotations.orientation === "horizontal",
    isLogarithmic: annotations.yaxis === "log",
    xTitle: text(annotations.xtitle),
    yTitle: text(annotations.ytitle),
    min: number(annotations.ymin),
    max: number(annotations.ymax),
  };
}

const timeText = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?Z?$/;

/** In milliseconds; undefined for what is no time in UTC. */
function timeOf(value: unknown): number | undefined {
  const written = valueText(value);
  if (!timeText.test(written)) return undefined;
  const time = Date.parse(`${written.replace(" ", "T").replace(/Z$/, "")}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** Midnight is a day; other times leave out what is zero. */
function labelOf(value: unknown): string {
  const written = valueText(value);
  return written.replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(\.\d+)?Z?$/, (_all, day: string, time: string) =>
    /^00:00(:00)?$/.test(time) ? day : `${day} ${time.replace(/:00$/, "")}`,
  );
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
const number = (value: unknown) => (typeof value === "number" ? value : undefined);
const columnsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one): one is string => typeof one === "string")
    : text(value)
      ? [String(value)]
      : [];
