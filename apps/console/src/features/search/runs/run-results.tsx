import { bytesText, EmptyState, TableFrame, TableSkeleton, type ValueActions } from "@pharos/ui";
import type { CodeFix } from "@pharos/ui/code-editor";
import { IconListSearch } from "@pharos/ui/icons";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { NoLogsYet } from "../no-logs-yet.tsx";
import type { EventRow } from "../results/event-row.ts";
import { RunExport } from "./run-export.tsx";
import { RunFailure } from "./run-failure.tsx";
import { RunGrid, type RunRow } from "./run-grid.tsx";
import { RunProgress } from "./run-progress.tsx";
import { RunVisual } from "./run-visual.tsx";
import classes from "./runs.module.css";
import type { AskedQuery } from "./use-asked-query.ts";
import type { QueryRun } from "./use-query-run.ts";

const EventSheet = lazy(() => import("../results/event-sheet.tsx").then((m) => ({ default: m.EventSheet })));

interface RunResultsProps {
  readonly asked: AskedQuery;
  /** The number of the row whose sheet is open. */
  readonly opened: string | undefined;
  readonly view: "tree" | "raw";
  readonly onOpen: (row: string | undefined) => void;
  readonly onViewChange: (view: "tree" | "raw") => void;
  /** What may be done with a value of a row; undefined: of a cell, whose path is a column. Stable between renders. */
  readonly actionsOf: (row: EventRow | undefined) => ValueActions;
  readonly hasLogs: boolean;
  /** What may mend a text that failed. */
  readonly fixes?: readonly CodeFix[] | undefined;
}

const skeletonWidths = ["20%", "16%", "24%", "14%"];
const none: readonly RunRow[] = [];

/** What a run found, how it fares, or why it failed. */
export function RunResults(props: RunResultsProps) {
  const { asked, opened, onOpen, actionsOf, hasLogs } = props;
  const { shown, isRunning, isStale, error } = asked;
  const { run, results } = shown;
  const rows = useMemo(
    () => results?.edges.map(({ node }, index): RunRow => ({ index, values: node as EventRow })) ?? none,
    [results],
  );
  const values = useMemo(() => rows.map((row) => row.values), [rows]);
  const columns = useMemo(() => {
    const types = (results?.columnInfo.types ?? {}) as Readonly<Record<string, string>>;
    return (results?.columnInfo.order ?? []).map((name) => ({ name, type: types[name] ?? "" }));
  }, [results]);
  const cellActions = useMemo(() => actionsOf(undefined), [actionsOf]);
  const open = useCallback((row: RunRow) => onOpen(String(row.index)), [onOpen]);
  const openedRow = opened === undefined ? undefined : values[Number(opened)];
  const failure = error === undefined ? (run?.status === "failed" ? run.message : undefined) : errorText(error);
  if (failure !== undefined) {
    return <RunFailure asked={asked} message={failure} fixes={props.fixes} />;
  }
  const head = isRunning ? (
    <RunProgress run={run} />
  ) : run ? (
    <Facts run={run} isTruncated={isCut(results)} isStale={isStale} />
  ) : null;
  if (rows.length === 0) {
    return (
      <div className={classes.result}>
        {isRunning ? <div className={classes.head}>{head}</div> : null}
        <TableFrame hugsRows>
          {isRunning || run === undefined ? (
            <TableSkeleton widths={skeletonWidths} />
          ) : (
            <NoRows run={run} hasLogs={hasLogs} />
          )}
        </TableFrame>
      </div>
    );
  }
  return (
    <div className={classes.result}>
      {run === undefined || run.status === "running" ? null : (
        <RunVisual
          queryId={run.id}
          hasTime={columns.some(({ name }) => name === "p_event_time")}
          visualize={run.annotations.visualize}
          rows={values}
        />
      )}
      <div className={classes.head}>
        {head}
        {run?.status === "succeeded" ? (
          <RunExport queryId={run.id} rows={values} columns={columns.map(({ name }) => name)} />
        ) : null}
      </div>
      <TableFrame>
        <RunGrid
          rows={rows}
          columns={columns}
          actions={cellActions}
          onOpen={open}
          onEndReached={shown.loadMore}
          isLoadingMore={shown.isLoadingMore}
        />
      </TableFrame>
      <Suspense>
        <EventSheet
          row={openedRow}
          view={props.view}
          actions={actionsOf(openedRow)}
          onViewChange={props.onViewChange}
          onClose={() => onOpen(undefined)}
        />
      </Suspense>
    </div>
  );
}

const isCut = (results: QueryRun["results"] | undefined) => results?.isTruncated ?? false;

function NoRows({ run, hasLogs }: { readonly run: QueryRun; readonly hasLogs: boolean }) {
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
