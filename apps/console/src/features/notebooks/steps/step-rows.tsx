import { BlockSkeleton } from "@pharos/ui";
import { lazy, Suspense, useMemo, useState } from "react";
import { type EventRow, EventSheet, type QueryRun, RunGrid, resultChartData, runColumns } from "../../search/index.ts";
import classes from "../notebooks.module.css";

const ResultChart = lazy(() => import("@pharos/ui/result-chart").then((m) => ({ default: m.ResultChart })));

const chartHeightPx = 260;
const rowHeightPx = 33;
const headHeightPx = 36;
const rowsMax = 10;
const noActions = {};
const actionsOf = () => noActions;
const nothing = () => undefined;

/** What a run found: the chart that it asks for, and its first rows. */
export function StepRows({ run, label }: { readonly run: QueryRun; readonly label: string }) {
  const rows = useMemo(() => run.results?.edges.map(({ node }) => node as EventRow) ?? [], [run]);
  const gridRows = useMemo(() => rows.map((values, index) => ({ index, values })), [rows]);
  const columns = useMemo(() => runColumns(run.results?.columnInfo), [run]);
  const chart = useMemo(() => resultChartData(run.annotations.visualize, rows), [run.annotations.visualize, rows]);
  const [opened, setOpened] = useState<EventRow>();
  const [pinned, setPinned] = useState<EventRow>();
  const [view, setView] = useState<"tree" | "raw">("tree");
  return (
    <>
      {chart ? (
        <Suspense fallback={<BlockSkeleton height={chartHeightPx} />}>
          <ResultChart label={chart.title ?? `Chart of ${label}`} heightPx={chartHeightPx} {...chart} />
        </Suspense>
      ) : null}
      <div className={classes.rows} style={{ height: headHeightPx + Math.min(rows.length, rowsMax) * rowHeightPx }}>
        <RunGrid
          label={label}
          rows={gridRows}
          columns={columns}
          actionsOf={actionsOf}
          onOpen={({ values }) => setOpened(values)}
          onEndReached={nothing}
          isLoadingMore={false}
        />
      </div>
      {opened ? (
        <Suspense>
          <EventSheet
            row={opened}
            view={view}
            actions={noActions}
            pinned={pinned}
            onPin={setPinned}
            onViewChange={setView}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
