import { bytesText, EmptyState, FailedState, TableFrame, TableSkeleton, type ValueActions } from "@pharos/ui";
import { IconListSearch } from "@pharos/ui/icons";
import { lazy, Suspense, useCallback, useMemo } from "react";
import type { EventRow } from "../../results/event-row.ts";
import searchClasses from "../../search.module.css";
import classes from "../flow.module.css";
import type { FlowRun, useFlowRun } from "../use-flow-run.ts";
import { FlowExport } from "./flow-export.tsx";
import { FlowGrid, type FlowRow } from "./flow-grid.tsx";
import { FlowVisual } from "./flow-visual.tsx";

const EventSheet = lazy(() => import("../../results/event-sheet.tsx").then((m) => ({ default: m.EventSheet })));

interface FlowResultsProps {
  readonly shown: ReturnType<typeof useFlowRun>;
  /** The number of the row whose sheet is open. */
  readonly opened: string | undefined;
  readonly view: "tree" | "raw";
  readonly onOpen: (row: string | undefined) => void;
  readonly onViewChange: (view: "tree" | "raw") => void;
  readonly onFilter: (row: EventRow, path: string, value: unknown, isExcluded: boolean) => void;
  readonly onRetry: () => void;
}

const skeletonWidths = ["20%", "16%", "24%", "14%"];
const none: readonly FlowRow[] = [];

export function FlowResults(props: FlowResultsProps) {
  const { shown, opened, onOpen, onFilter, onRetry } = props;
  const { run, results } = shown;
  const rows = useMemo(
    () => results?.edges.map(({ node }, index): FlowRow => ({ index, values: node as EventRow })) ?? none,
    [results],
  );
  const values = useMemo(() => rows.map((row) => row.values), [rows]);
  const columns = useMemo(() => {
    const types = (results?.columnInfo.types ?? {}) as Readonly<Record<string, string>>;
    return (results?.columnInfo.order ?? []).map((name) => ({ name, type: types[name] ?? "" }));
  }, [results]);
  const cellActions = useMemo(
    (): ValueActions => ({
      onFilterFor: (path, value) => onFilter({ [path]: value }, path, value, false),
      onExclude: (path, value) => onFilter({ [path]: value }, path, value, true),
    }),
    [onFilter],
  );
  const open = useCallback((row: FlowRow) => onOpen(String(row.index)), [onOpen]);
  const openedRow = opened === undefined ? undefined : values[Number(opened)];
  if (run?.status === "failed") {
    return <FailedState title="Couldn't run your query" message={run.message} onRetry={onRetry} />;
  }
  if (rows.length === 0) {
    return (
      <TableFrame>{run === undefined || run.status === "running" ? <Skeleton /> : <NoRows run={run} />}</TableFrame>
    );
  }
  return (
    <div className={classes.result}>
      {run === undefined || run.status === "running" ? null : (
        <FlowVisual
          queryId={run.id}
          hasTime={columns.some(({ name }) => name === "p_event_time")}
          visualize={run.annotations.visualize}
          rows={values}
        />
      )}
      <div className={searchClasses.gridHead}>
        <Facts run={run} loaded={rows.length} isTruncated={results?.isTruncated ?? false} />
        {run?.status === "succeeded" ? <FlowExport queryId={run.id} /> : null}
      </div>
      <TableFrame>
        <FlowGrid
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
          actions={{
            onFilterFor: (path, value) => openedRow && onFilter(openedRow, path, value, false),
            onExclude: (path, value) => openedRow && onFilter(openedRow, path, value, true),
          }}
          onViewChange={props.onViewChange}
          onClose={() => onOpen(undefined)}
        />
      </Suspense>
    </div>
  );
}

function Skeleton() {
  return <TableSkeleton widths={skeletonWidths} />;
}

function NoRows({ run }: { readonly run: FlowRun }) {
  if (run.status === "cancelled") {
    return <EmptyState title="Query cancelled">A shorter time or fewer tables make it faster.</EmptyState>;
  }
  return (
    <EmptyState icon={<IconListSearch size={36} stroke={1.25} />} title="Nothing matches">
      The query ran and found no rows. A longer time or fewer conditions find more.
    </EmptyState>
  );
}

interface FactsProps {
  readonly run: FlowRun | undefined;
  readonly loaded: number;
  readonly isTruncated: boolean;
}

function Facts({ run, loaded, isTruncated }: FactsProps) {
  const { rowCount = loaded, bytesScanned = 0, executionTime = 0 } = run?.stats ?? {};
  const rows = `${rowCount.toLocaleString("en")} ${rowCount === 1 ? "row" : "rows"}`;
  const state = run?.status === "cancelled" ? ", cancelled" : isTruncated ? " (cut off: there are more)" : "";
  return (
    <span data-numeric>
      {rows}
      {state}, {bytesText(bytesScanned)} read in {Math.round(executionTime).toLocaleString("en")} ms
      {run?.message ? `. ${run.message}` : ""}
    </span>
  );
}
