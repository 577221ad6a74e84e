import { nearestName } from "@pharos/domain";
import type { Relation, RelationColumn } from "../../plan/plan.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import { isNumber } from "../../types/flow-type.ts";
import { findColumn } from "../bind-name.ts";
import type { Binder } from "../binder.ts";
import { chartPointsMax, type Visualization } from "../visualization.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { parametersOf } from "./parts/parameters.ts";

const charts: Readonly<Record<string, Visualization["chart"]>> = {
  bar: "bar",
  barchart: "bar",
  column: "column",
  columnchart: "column",
  line: "line",
  linechart: "line",
  timechart: "line",
  area: "area",
  areachart: "area",
  pie: "pie",
  piechart: "pie",
  table: "table",
};

/** What each annotation may be: a text, a number, a column, columns, or one of some words. */
const annotations: Readonly<Record<string, "text" | "number" | "column" | "columns" | readonly string[]>> = {
  title: "text",
  xtitle: "text",
  ytitle: "text",
  xcolumn: "column",
  ycolumn: "columns",
  ycolumns: "columns",
  series: "column",
  legend: ["visible", "hidden"],
  kind: ["default", "stacked", "unstacked", "stacked100"],
  orientation: ["vertical", "horizontal"],
  xaxis: ["linear", "log"],
  yaxis: ["linear", "log"],
  ymin: "number",
  ymax: "number",
  limit: "number",
};

export const visualizeOperator: OperatorDefinition = {
  name: "visualize",
  aliases: ["render"],
  syntax: "visualize [bar|column|line|area|pie|table] [annotation = value, …]",
  summary: `How the result is to be drawn; the rows stay as they are, and the first ${chartPointsMax} are drawn. Without annotations the first text or time is the x axis (of lines and areas the first time), numbers are the y axis, and a second text makes series.`,
  bind: (binder, node, input) => {
    if (!isLastOfAll(binder, node)) binder.report("visualize_not_last", node);
    const chart = chartOf(binder, node);
    const written = writtenAnnotations(binder, node, input);
    binder.visualization = { chart, annotations: withColumns(binder, node, chart, written, input) };
    if (chart !== "table" && rowsAtLeast(input) > chartPointsMax)
      binder.report("too_many_points", node, chartPointsMax);
    return input;
  },
  examples: [
    { flow: "print user = 'ada', logins = 3 | visualize bar title = 'Logins', xcolumn = user", gives: [["ada", 3]] },
    {
      flow: "print day = datetime(2024-01-01), n = 3 | render timechart with (title = 'Days')",
      gives: [["2024-01-01T00:00:00.000000000Z", 3]],
    },
  ],
  refuses: [
    { flow: "print a = 1, b = 2 | visualize | limit 1", code: "visualize_not_last" },
    { flow: "let t = (print a = 1, b = 2 | visualize); t", code: "visualize_not_last" },
    { flow: "print a = 1, b = 2 | visualize donut", code: "unknown_kind" },
    { flow: "print a = 'x', b = 'y' | visualize", code: "chart_columns" },
    { flow: "print a = 1, b = 2 | visualize bar colour = 'red'", code: "unknown_parameter" },
    { flow: "print a = 1, b = 2 | visualize bar xcolumn = c", code: "unknown_column" },
    { flow: "print a = 1, b = 2 | visualize bar ymin = 'low'", code: "wrong_parameter" },
    { flow: "range n from 1 to 1000 step 1 | extend m = n | visualize line", code: "too_many_points" },
  ],
};

/** Behind it stands neither an operator nor a statement that shows rows. */
function isLastOfAll(binder: Binder, node: FlowNode): boolean {
  const statement = binder.tree.root.children.findLast(({ kind }) => kind === "Pipeline");
  return statement?.children.at(-1) === node;
}

function chartOf(binder: Binder, node: FlowNode): Visualization["chart"] {
  const choice = node.children.find(({ kind }) => kind === "Choice");
  const word = choice === undefined ? "bar" : binder.text(choice);
  const chart = charts[word.toLowerCase()];
  if (chart === undefined && choice) {
    binder.reportName(
      "unknown_kind",
      choice,
      nearestName(word, Object.keys(charts)),
      word,
      Object.keys(charts).join(", "),
    );
  }
  return chart ?? "bar";
}

type Annotations = Record<string, string | number | readonly string[]>;

function writtenAnnotations(binder: Binder, node: FlowNode, input: Relation): Annotations {
  const clauses = node.children.filter(({ kind, operator }) => kind === "Clause" && operator === "with");
  const children = [node, ...clauses].flatMap((part) => part.children);
  const found: Annotations = {};
  for (const [name, value] of parametersOf(binder, { ...node, children }, Object.keys(annotations))) {
    const read = readAnnotation(binder, name, value, input);
    if (read !== undefined) found[name === "ycolumn" ? "ycolumns" : name] = read;
  }
  return found;
}

function readAnnotation(binder: Binder, name: string, value: FlowNode, input: Relation) {
  const wanted = annotations[name];
  if (wanted === "columns") {
    const parts = value.kind === "ValueList" ? value.children : [value];
    return parts.flatMap((part) => columnOf(binder, part, input) ?? []);
  }
  if (wanted === "column") return columnOf(binder, value, input);
  if (wanted === "number") {
    const number = Number(binder.text(value));
    if (Number.isFinite(number)) return number;
    binder.report("wrong_parameter", value, name, "a number");
    return undefined;
  }
  const isText = ["StringLiteral", "Identifier"].includes(value.kind);
  const text = isText ? binder.nameOf(value) : binder.text(value);
  if (wanted === "text" || wanted === undefined || wanted.includes(text)) return text;
  binder.report("wrong_parameter", value, name, wanted.join(" or "));
  return undefined;
}

function columnOf(binder: Binder, part: FlowNode, input: Relation): string | undefined {
  const name = binder.nameOf(part);
  const column = findColumn(input, name);
  const names = input.columns.map((one) => one.name);
  if (column === undefined) binder.reportName("unknown_column", part, nearestName(name, names), name);
  return column?.name;
}

/** What was not written is taken from the columns that are left, so that naming one never moves another. */
function withColumns(
  binder: Binder,
  node: FlowNode,
  chart: Visualization["chart"],
  written: Annotations,
  { columns }: Relation,
): Annotations {
  if (chart === "table") return written;
  const taken = new Set([written.xcolumn, written.series, ...[written.ycolumns ?? []].flat()]);
  const free = columns.filter(({ name }) => !taken.has(name));
  const x = written.xcolumn ?? xColumnOf(chart, free)?.name;
  const rest = free.filter(({ name }) => name !== x);
  const numbers = rest.filter(({ type }) => isNumber(type));
  const y = written.ycolumns ?? (numbers.length > 0 ? numbers : rest.filter(isPerhapsNumber)).map(({ name }) => name);
  const series =
    written.series ??
    rest.find(({ name, type }) => type.kind === "string" && !y.toString().split(",").includes(name))?.name;
  if (x === undefined || [y].flat().length === 0) binder.report("chart_columns", node);
  return { ...written, ...(x !== undefined && { xcolumn: x }), ycolumns: y, ...(series !== undefined && { series }) };
}

/** Lines and areas show a course, so that a time goes before a text. */
function xColumnOf(chart: Visualization["chart"], columns: readonly RelationColumn[]): RelationColumn | undefined {
  const time = chart === "line" || chart === "area" ? columns.find(({ type }) => type.kind === "timestamp") : undefined;
  return time ?? columns.find(isLabel) ?? columns.find(({ type }) => !isNumber(type)) ?? columns[0];
}

function isLabel({ type }: RelationColumn): boolean {
  return type.kind === "string" || type.kind === "timestamp";
}

function isPerhapsNumber({ type }: RelationColumn): boolean {
  return type.kind === "any" || type.kind === "timespan";
}

/** How many rows there are at least, as far as the query itself tells. */
function rowsAtLeast(relation: Relation): number {
  switch (relation.kind) {
    case "rows":
      return relation.rows.length;
    case "range": {
      const [from, to, step] = [relation.from, relation.to, relation.step].map((bound) =>
        bound.kind === "literal" && bound.value !== null ? Number(bound.value) : Number.NaN,
      );
      const rows = Math.floor(((to ?? 0) - (from ?? 0)) / (step ?? 1)) + 1;
      return Number.isFinite(rows) ? rows : 0;
    }
    case "sort":
    case "project":
    case "window":
      return rowsAtLeast(relation.input);
    case "limit":
      return Math.min(relation.count, rowsAtLeast(relation.input));
    default:
      return 0;
  }
}
