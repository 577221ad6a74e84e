import { Button, bytesText, EmptyState, TableFrame, TableSkeleton, type ValueActions } from "@pharos/ui";
import {
  IconChartBar,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconListSearch,
} from "@pharos/ui/icons";
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { eventOfRow } from "../../../graphql/read-rows.ts";
import { NoLogsYet } from "../no-logs-yet.tsx";
import type { EventRow } from "../results/event-row.ts";
import type { CountValues } from "../results/field-list.tsx";
import { LinesChoice } from "../results/lines-choice.tsx";
import { type RowLines, rowLines } from "../results/row-lines.ts";
import { areEvents, type RunRow, runColumns } from "../results/run-row.ts";
import type { SearchHit } from "../results/search-hits.ts";
import { useRemembered } from "../results/use-remembered.ts";
import type { AskedRun } from "./asked-run.ts";
import { type ChosenChart, chosenChart } from "./chosen-chart.ts";
import { RunExport } from "./run-export.tsx";
import { RunGrid } from "./run-grid.tsx";
import { RunProgress } from "./run-progress.tsx";
import classes from "./runs.module.css";
import { useKeptChart } from "./use-kept-chart.ts";
import type { QueryRun } from "./use-query-run.ts";

const EventSheet = lazy(() => import("../results/event-sheet.tsx").then((m) => ({ default: m.EventSheet })));
const ExplainSheet = lazy(() => import("../results/explain-sheet.tsx").then((m) => ({ default: m.ExplainSheet })));
const FieldList = lazy(() => import("../results/field-list.tsx").then((m) => ({ default: m.FieldList })));

interface RunResultsProps {
  readonly asked: AskedRun;
  readonly label: string;
  /** The number of the row whose sheet is open. */
  readonly opened: string | undefined;
  readonly view: "tree" | "raw";
  readonly onOpen: (row: string | undefined) => void;
  readonly onViewChange: (view: "tree" | "raw") => void;
  /** What may be done with a value of a row; undefined: of any. Stable between renders. */
  readonly actionsOf: (row: EventRow | undefined) => ValueActions;
  readonly hasLogs: boolean;
  /** How often the values of a field occur. Stable between renders. */
  readonly countValues: CountValues;
  /** What is marked in events. Stable between renders. */
  readonly hits?: readonly SearchHit[];
  /** The rows belong to a question that has been changed since. */
  readonly isStale?: boolean;
  /** Above the rows: when they were, or the chart of them. */
  readonly visual?: ReactNode;
  /** In the place of rows, where there are none. */
  readonly nothing?: ReactNode;
  /** The event whose rules are listed. */
  readonly explained: EventRow | undefined;
  readonly onExplain: (row: EventRow | undefined) => void;
  /** Choices of one mode, beside those of all. */
  readonly choices?: ReactNode;
}

const ValueChart = lazy(() => import("./value-chart.tsx").then((m) => ({ default: m.ValueChart })));

const firstChart = { type: "bar", limit: 5, sort: "descending", color: undefined } as const;

/** Of events their log type, which all have. */
function fieldToChart(columns: readonly { readonly name: string }[]): string {
  const names = columns.map(({ name }) => name);
  return names.includes("p_log_type") ? "p_log_type" : (names.find((name) => name !== "p_event_time") ?? "");
}

const skeletonWidths = ["20%", "16%", "24%", "14%"];
const none: readonly RunRow[] = [];

/** What a run found, or how it fares: of every mode. */
export function RunResults(props: RunResultsProps) {
  const { asked, label, opened, onOpen, actionsOf, hits, isStale = false } = props;
  const { shown, isRunning } = asked;
  const { run, results } = shown;
  const rows = useMemo(
    () => results?.edges.map(({ node }, index): RunRow => ({ index, values: node as EventRow })) ?? none,
    [results],
  );
  const columns = useMemo(() => runColumns(results?.columnInfo), [results]);
  const isOfEvents = areEvents(columns);
  const exported = useMemo(
    () => rows.map(({ values }) => (isOfEvents ? eventOfRow(values) : values)),
    [rows, isOfEvents],
  );
  const [lines, setLines] = useRemembered<RowLines>("search.row-lines", rowLines, 1);
  const [fields, setFields] = useRemembered<"shown" | "hidden">(
    `search.fields.${isOfEvents ? "events" : "rows"}`,
    ["shown", "hidden"],
    isOfEvents ? "shown" : "hidden",
  );
  const [chosen, setChosen] = useState<{ readonly run: string; readonly chart: ChosenChart | undefined }>();
  const chart = chosen && chosen.run === run?.id ? chosen.chart : chosenChart(run);
  const keepChart = useKeptChart(run?.id);
  const chooseChart = (next: ChosenChart | undefined) => {
    if (run === undefined) return;
    setChosen({ run: run.id, chart: next });
    void keepChart(next);
  };
  const open = useCallback((row: RunRow) => onOpen(String(row.index)), [onOpen]);
  const openedValues = opened === undefined ? undefined : rows[Number(opened)]?.values;
  const openedRow = useMemo(
    () => (openedValues && isOfEvents ? eventOfRow(openedValues) : openedValues),
    [openedValues, isOfEvents],
  );
  const [pinned, setPinned] = useState<EventRow>();
  const head = isRunning ? (
    <RunProgress run={run} />
  ) : run ? (
    <Facts run={run} isTruncated={isCut(results)} isStale={isStale} />
  ) : null;
  if (rows.length === 0) {
    return (
      <div className={classes.result}>
        {props.visual}
        {isRunning ? <div className={classes.head}>{head}</div> : null}
        <TableFrame hugsRows>
          {isRunning || run === undefined ? (
            <TableSkeleton widths={skeletonWidths} />
          ) : (
            <NoRows run={run} hasLogs={props.hasLogs} nothing={props.nothing} />
          )}
        </TableFrame>
      </div>
    );
  }
  return (
    <div className={classes.result}>
      {chart === undefined ? (
        props.visual
      ) : (
        <Suspense fallback={null}>
          <ValueChart
            chart={chart}
            rows={rows}
            columns={columns}
            countValues={props.countValues}
            onChange={chooseChart}
          />
        </Suspense>
      )}
      <div className={classes.head}>
        {head}
        {props.choices}
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconChartBar size={14} />}
          aria-pressed={chart !== undefined}
          onClick={() => chooseChart(chart === undefined ? { ...firstChart, field: fieldToChart(columns) } : undefined)}
        >
          Chart
        </Button>
        <LinesChoice lines={lines} onChange={setLines} />
        <Button
          variant="default"
          size="compact-sm"
          leftSection={
            fields === "shown" ? <IconLayoutSidebarLeftCollapse size={14} /> : <IconLayoutSidebarLeftExpand size={14} />
          }
          aria-pressed={fields === "shown"}
          onClick={() => setFields(fields === "shown" ? "hidden" : "shown")}
        >
          Fields
        </Button>
        {run?.status === "succeeded" ? (
          <RunExport
            queryId={run.id}
            rows={exported}
            {...(isOfEvents ? {} : { columns: columns.map(({ name }) => name) })}
          />
        ) : null}
      </div>
      <div className={classes.found} data-fields={fields}>
        {fields === "shown" ? (
          <Suspense fallback={<aside aria-label="Fields" />}>
            <FieldList rows={rows} columns={columns} countValues={props.countValues} actionsOf={actionsOf} />
          </Suspense>
        ) : null}
        <TableFrame>
          <RunGrid
            label={label}
            rows={rows}
            columns={columns}
            actionsOf={actionsOf}
            {...(hits ? { hits } : {})}
            lines={lines}
            isRemembered
            onOpen={open}
            onEndReached={shown.loadMore}
            isLoadingMore={shown.isLoadingMore}
          />
        </TableFrame>
      </div>
      <Suspense>
        <EventSheet
          row={openedRow}
          view={props.view}
          actions={actionsOf(openedRow)}
          pinned={pinned}
          onPin={setPinned}
          onViewChange={props.onViewChange}
          onClose={() => onOpen(undefined)}
        />
        {props.explained ? <ExplainSheet row={props.explained} onClose={() => props.onExplain(undefined)} /> : null}
      </Suspense>
    </div>
  );
}

const isCut = (results: QueryRun["results"] | undefined) => results?.isTruncated ?? false;

interface NoRowsProps {
  readonly run: QueryRun;
  readonly hasLogs: boolean;
  readonly nothing: ReactNode;
}

function NoRows({ run, hasLogs, nothing }: NoRowsProps) {
  if (run.status === "cancelled") {
    return (
      <EmptyState title="Query cancelled">Choose a shorter time range or fewer tables to make it faster.</EmptyState>
    );
  }
  if (!run.results) {
    return (
      <EmptyState title="Results expired">Rows are kept for 24 hours. Run the query again to see them.</EmptyState>
    );
  }
  if (!hasLogs) return <NoLogsYet />;
  if (nothing) return nothing;
  return (
    <EmptyState icon={<IconListSearch size={36} stroke={1.25} />} title="Nothing matches">
      The query found no rows. Try a longer time range or fewer conditions.
    </EmptyState>
  );
}

interface FactsProps {
  readonly run: QueryRun;
  readonly isTruncated: boolean;
  readonly isStale: boolean;
}

function Facts({ run, isTruncated, isStale }: FactsProps) {
  const { rowCount, bytesScanned, executionTime } = run.stats;
  const rows = `${rowCount.toLocaleString("en")} ${rowCount === 1 ? "row" : "rows"}`;
  const state =
    run.status === "cancelled" ? ", cancelled" : isTruncated && !run.message ? " (cut off: there are more)" : "";
  return (
    <div data-numeric>
      {isStale ? "Before your changes: " : ""}
      {rows}
      {state}, {bytesText(bytesScanned)} read in {Math.round(executionTime).toLocaleString("en")} ms
      {run.message ? (
        <div className={classes.message} title={run.message}>
          {run.message}
        </div>
      ) : null}
    </div>
  );
}
