import { BlockSkeleton, FailedState, SegmentedControl, Select } from "@pharos/ui";
import { lazy, Suspense, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { valueText } from "../results/event-row.ts";
import { type CountValues, fieldsOf } from "../results/field-list.tsx";
import type { RunColumn, RunRow } from "../results/run-row.ts";
import { useTask } from "../use-task.ts";
import { type ChosenChart, chartedValues } from "./chosen-chart.ts";
import classes from "./runs.module.css";

const ResultChart = lazy(() => import("@pharos/ui/result-chart").then((m) => ({ default: m.ResultChart })));

interface ValueChartProps {
  readonly chart: ChosenChart;
  readonly rows: readonly RunRow[];
  readonly columns: readonly RunColumn[];
  readonly countValues: CountValues;
  readonly onChange: (chart: ChosenChart) => void;
}

const heightPx = 240;
const types = [
  { value: "bar", label: "Bars" },
  { value: "line", label: "Line" },
  { value: "pie", label: "Pie" },
];
const limits = [
  { value: "5", label: "Top 5" },
  { value: "25", label: "Top 25" },
];
const sorts = [
  { value: "descending", label: "Most first" },
  { value: "ascending", label: "Least first" },
];
/** Beside the product's own, which changes with the theme; none of them is a severity's. */
const colors = [
  { name: "Teal", hex: "#2A9D9D" },
  { name: "Blue", hex: "#5A7DCF" },
  { name: "Violet", hex: "#9A6BC9" },
  { name: "Grey", hex: "#7F8C9B" },
];

/** The values of a field by how often they occur, as somebody chose to draw them. */
export function ValueChart({ chart, rows, columns, countValues, onChange }: ValueChartProps) {
  const { type, field, limit, sort, color } = chart;
  const work = useMemo(() => (signal: AbortSignal) => countValues(field, signal), [countValues, field]);
  const { state, again } = useTask(work);
  const fields = useMemo(() => {
    const known = fieldsOf(rows, columns).map(({ name, label }) => ({ value: name, label }));
    return known.some(({ value }) => value === field) ? known : [...known, { value: field, label: field }];
  }, [rows, columns, field]);
  return (
    <section className={classes.chart} aria-label="Chart">
      <div className={classes.chartChoices}>
        <Select
          aria-label="Field"
          data={fields}
          value={field}
          searchable
          allowDeselect={false}
          onChange={(next) => next && onChange({ ...chart, field: next })}
        />
        <SegmentedControl
          size="xs"
          aria-label="Type"
          data={types}
          value={type}
          onChange={(next) => onChange({ ...chart, type: next as ChosenChart["type"] })}
        />
        <SegmentedControl
          size="xs"
          aria-label="Limit"
          data={limits}
          value={String(limit)}
          onChange={(next) => onChange({ ...chart, limit: next === "25" ? 25 : 5 })}
        />
        <SegmentedControl
          size="xs"
          aria-label="Order of values"
          data={sorts}
          value={sort}
          onChange={(next) => onChange({ ...chart, sort: next as ChosenChart["sort"] })}
        />
        {type === "pie" ? null : (
          <fieldset className={classes.colors} aria-label="Colour">
            {[{ name: "Default", hex: undefined }, ...colors].map(({ name, hex }) => (
              <button
                key={name}
                type="button"
                className={classes.color}
                aria-label={name}
                aria-pressed={color === hex}
                title={name}
                style={{ background: hex ?? "var(--ui-control)" }}
                onClick={() => onChange({ ...chart, color: hex })}
              />
            ))}
          </fieldset>
        )}
      </div>
      {state.kind === "failed" ? (
        <FailedState title="Couldn't count the values" message={errorText(state.error)} onRetry={again} />
      ) : state.kind !== "done" ? (
        <BlockSkeleton height={heightPx} />
      ) : (
        <Drawn chart={chart} top={state.result?.top ?? []} />
      )}
    </section>
  );
}

interface DrawnProps {
  readonly chart: ChosenChart;
  readonly top: readonly { readonly value?: unknown; readonly count: number }[];
}

function Drawn({ chart, top }: DrawnProps) {
  const { type, field, color } = chart;
  const shown = chartedValues(top, chart);
  if (shown.length === 0) return <p className={classes.noValues}>No event has a value in {field}.</p>;
  return (
    <Suspense fallback={<BlockSkeleton height={heightPx} />}>
      <ResultChart
        label={`Values of ${field}`}
        labels={shown.map(({ value }) => valueText(value) || '""')}
        series={[{ name: "Events", values: shown.map(({ count }) => count) }]}
        style={{ kind: type, stack: "none" }}
        colors={color === undefined || type === "pie" ? undefined : [color]}
        heightPx={heightPx}
      />
    </Suspense>
  );
}
