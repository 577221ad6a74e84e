import { BlockSkeleton } from "@pharos/ui";
import { lazy, Suspense, useMemo, useState } from "react";
import {
  type EventRow,
  EventSheet,
  ExplainSheet,
  type FilterText,
  type QueryRun,
  RunGrid,
  resultChartData,
  runColumns,
  useRowActions,
} from "../../search/index.ts";
import classes from "../notebooks.module.css";

const ResultChart = lazy(() => import("@pharos/ui/result-chart").then((m) => ({ default: m.ResultChart })));

const chartHeightPx = 260;
const rowHeightPx = 33;
const headHeightPx = 36;
const rowsMax = 10;
const nothing = () => undefined;

interface StepRowsProps {
  readonly run: QueryRun;
  readonly label: string;
  /** Asks again for those rows that have, or have not, a value. */
  readonly onFilter: (...chosen: Parameters<FilterText>) => void;
}

/** What a run found: the chart that it asks for, and its first rows. */
export function StepRows({ run, label, onFilter }: StepRowsProps) {
  const rows = useMemo(() => run.results?.edges.map(({ node }) => node as EventRow) ?? [], [run]);
  const gridRows = useMemo(() => rows.map((values, index) => ({ index, values })), [rows]);
  const columns = useMemo(() => runColumns(run.results?.columnInfo), [run]);
  const chart = useMemo(() => resultChartData(run.annotations.visualize, rows), [run.annotations.visualize, rows]);
  const [opened, setOpened] = useState<EventRow>();
  const [explained, setExplained] = useState<EventRow>();
  const actionsOf = useRowActions(
    useMemo(
      () => ({
        onFilterFor: (row, path, value) => onFilter(row, path, value, false),
        onExclude: (row, path, value) => onFilter(row, path, value, true),
        onExplain: setExplained,
      }),
      [onFilter],
    ),
  );
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
            actions={actionsOf(opened)}
            pinned={pinned}
            onPin={setPinned}
            onViewChange={setView}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
      {explained ? (
        <Suspense>
          <ExplainSheet row={explained} onClose={() => setExplained(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
