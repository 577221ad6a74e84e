import type { QueryPanel as Query } from "@pharos/domain";
import { BlockSkeleton, EmptyState, FailedState } from "@pharos/ui";
import { lazy, Suspense, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import {
  type EventRow,
  type QueryRun,
  type ResultChartData,
  type RunColumn,
  RunGrid,
  resultChartData,
  runColumns,
} from "../../search/index.ts";
import classes from "../dashboards.module.css";
import type { PanelTimes } from "../panel-range.ts";
import { panelChart, panelValue } from "./panel-chart.ts";
import { type PanelValues, valuesFor } from "./panel-values.ts";
import { type PanelRefresh, usePanelRun } from "./use-panel-run.ts";

const ResultChart = lazy(() => import("@pharos/ui/result-chart").then((m) => ({ default: m.ResultChart })));

interface QueryPanelProps {
  readonly panel: Query;
  readonly times: PanelTimes;
  readonly values: PanelValues;
  readonly refresh: PanelRefresh;
  /** What is left for the rows. */
  readonly heightPx: number;
  readonly onRetry: () => void;
}

/** What a panel's query found, as the panel wants it drawn. */
export function QueryPanel({ panel, times, values, refresh, heightPx, onRetry }: QueryPanelProps) {
  const { variables, missing } = valuesFor(panel, values);
  const { shown, isRunning, error } = usePanelRun(panel, times, refresh, variables);
  if (missing)
    return <EmptyState title={`Choose a value for ${missing}`}>This panel shows what it finds for it.</EmptyState>;
  const message = error === undefined ? shown?.status === "failed" && shown.message : errorText(error);
  if (message) return <FailedState title="Couldn't run the query" message={message} onRetry={onRetry} />;
  if (shown === undefined) return <BlockSkeleton height={heightPx} />;
  return (
    <div className={classes.result} aria-busy={isRunning}>
      <Result panel={panel} run={shown} heightPx={heightPx} />
    </div>
  );
}

const noActions = () => ({});
const nothing = () => undefined;

function Result({
  panel,
  run,
  heightPx,
}: {
  readonly panel: Query;
  readonly run: QueryRun;
  readonly heightPx: number;
}) {
  const { display } = panel;
  const rows = useMemo(() => run.results?.edges.map(({ node }) => node as EventRow) ?? [], [run]);
  const columns = useMemo(() => runColumns(run.results?.columnInfo), [run]);
  const gridRows = useMemo(() => rows.map((values, index) => ({ index, values })), [rows]);
  const chart = useMemo(
    () => chartOf(display, columns, rows, run.annotations.visualize),
    [display, columns, rows, run.annotations.visualize],
  );
  if (rows.length === 0) return <EmptyState title="Nothing found">No rows in this time range.</EmptyState>;
  const value = display === "VALUE" ? panelValue(columns, rows) : undefined;
  if (value !== undefined) return <p className={classes.value}>{value.toLocaleString("en")}</p>;
  if (chart) {
    const { title, ...drawn } = chart;
    return (
      <Suspense fallback={<BlockSkeleton height={heightPx} />}>
        <ResultChart label={panel.title || title || "Chart of the result"} heightPx={heightPx} {...drawn} />
      </Suspense>
    );
  }
  return (
    <div className={classes.table} style={{ height: heightPx }}>
      <RunGrid
        rows={gridRows}
        columns={columns}
        actionsOf={noActions}
        onOpen={nothing}
        onEndReached={nothing}
        isLoadingMore={false}
      />
    </div>
  );
}

function chartOf(
  display: Query["display"],
  columns: readonly RunColumn[],
  rows: readonly EventRow[],
  visualize: unknown,
): ResultChartData | undefined {
  if (display === "AUTO") return resultChartData(visualize, rows);
  if (display === "TABLE" || display === "VALUE") return undefined;
  return panelChart(display, columns, rows);
}
