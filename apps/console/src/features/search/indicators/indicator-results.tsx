import {
  BlockSkeleton,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailedState,
  TableFrame,
  TableSkeleton,
  TimeText,
} from "@pharos/ui";
import { IconPlayerStop } from "@pharos/ui/icons";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { filterText } from "../../../routing/use-event-actions.ts";
import type { EventRow } from "../results/event-row.ts";
import { RunExport } from "../runs/run-export.tsx";
import { RunProgress } from "../runs/run-progress.tsx";
import { useQueryCommands, useQueryRun } from "../runs/use-query-run.ts";
import classes from "./indicators.module.css";
import { type IndicatorCounts, type LogTypeCount, sumCounts } from "./sum-counts.ts";

const Histogram = lazy(() => import("@pharos/ui/chart").then((m) => ({ default: m.Histogram })));

interface IndicatorResultsProps {
  readonly run: string;
  readonly values: readonly string[];
}

const searchPath = "/investigate/search/";
const heightPx = 176;
const skeletonWidths = ["26%", 90, 70, 150, 150, 90];
const rowId = (row: LogTypeCount) => row.logType;

/** Where the indicators were seen: how often, in which log types, and from when to when. */
export function IndicatorResults({ run: id, values }: IndicatorResultsProps) {
  const { run, results, error, loadMore, isLoadingMore } = useQueryRun(id);
  const { cancel } = useQueryCommands();
  const hasMore = run?.status === "succeeded" && results?.pageInfo.hasNextPage === true;
  // The counts are of all rows: each page is one of many days and log types.
  useEffect(() => {
    if (hasMore && !isLoadingMore) void loadMore();
  }, [hasMore, isLoadingMore, loadMore]);
  const rows = useMemo(() => results?.edges.map(({ node }) => node as EventRow) ?? [], [results]);
  const counts = useMemo(() => sumCounts(rows), [rows]);
  const failure = error === undefined ? (run?.status === "failed" ? run.message : undefined) : errorText(error);
  if (failure !== undefined) return <FailedState title="The search failed" message={failure} />;
  if (run === undefined || run.status === "running" || hasMore) {
    return (
      <>
        <div className={classes.bar}>
          <RunProgress run={run} />
          <Button variant="default" leftSection={<IconPlayerStop size={15} />} onClick={() => void cancel(id)}>
            Cancel
          </Button>
        </div>
        <TableFrame>
          <TableSkeleton widths={skeletonWidths} />
        </TableFrame>
      </>
    );
  }
  if (run.status === "cancelled") return <EmptyState title="Search cancelled">Search again to see counts.</EmptyState>;
  if (!run.results) {
    return <EmptyState title="Results expired">Counts are kept for 24 hours. Search again to see them.</EmptyState>;
  }
  if (counts.events === 0) {
    return <EmptyState title="Not seen">No event has any of these indicators in this time range.</EmptyState>;
  }
  return (
    <div className={classes.results}>
      <Summary counts={counts} />
      <Days counts={counts} values={values} />
      <div className={classes.bar}>
        <PathLink path={searchPath} search={targetOf(values, counts)}>
          Open all events in Search
        </PathLink>
        <span className={classes.end}>
          <RunExport queryId={id} rows={rows} columns={results?.columnInfo.order ?? []} />
        </span>
      </div>
      <TableFrame hugsRows>
        <LogTypes counts={counts} values={values} />
      </TableFrame>
    </div>
  );
}

function Summary({ counts }: { readonly counts: IndicatorCounts }) {
  const { events, logTypes, firstSeen, lastSeen } = counts;
  return (
    <p className={classes.summary} data-numeric>
      <strong>{events.toLocaleString("en")}</strong> {events === 1 ? "event" : "events"} in {logTypes.length}{" "}
      {logTypes.length === 1 ? "log type" : "log types"}, first seen {firstSeen ? <TimeText value={firstSeen} /> : null}
      , last seen {lastSeen ? <TimeText value={lastSeen} /> : null}
    </p>
  );
}

function Days({ counts, values }: { readonly counts: IndicatorCounts; readonly values: readonly string[] }) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<BlockSkeleton height={heightPx} />}>
      <Histogram
        label="Events with these indicators by day (UTC) and log type"
        at={counts.days}
        series={counts.series}
        heightPx={heightPx}
        onZoom={(start, end) =>
          navigate(
            pathTarget(searchPath, {
              ...targetOf(values),
              from: start.toISOString(),
              to: new Date(end.getTime() - 1).toISOString(),
            }),
          )
        }
      />
    </Suspense>
  );
}

function LogTypes({ counts, values }: { readonly counts: IndicatorCounts; readonly values: readonly string[] }) {
  const navigate = useNavigate();
  const columns = useMemo(() => columnsOf(values), [values]);
  return (
    <DataTable
      label="Log types that have these indicators"
      storageKey="indicator-log-types"
      rows={counts.logTypes}
      columns={columns}
      rowId={rowId}
      onOpen={(row) => navigate(pathTarget(searchPath, targetOf(values, row)))}
    />
  );
}

const columnsOf = (values: readonly string[]): readonly DataTableColumn<LogTypeCount>[] => [
  {
    id: "logType",
    header: "Log type",
    widthPx: 220,
    grow: 2,
    sort: (row) => row.logType,
    cell: (row) => (
      <PathLink path={searchPath} search={targetOf(values, row)}>
        {row.logType}
      </PathLink>
    ),
  },
  {
    id: "events",
    header: "Events",
    widthPx: 100,
    align: "end",
    sort: (row) => row.events,
    cell: (row) => row.events.toLocaleString("en"),
  },
  { id: "days", header: "Days", widthPx: 80, align: "end", sort: (row) => row.days, cell: (row) => row.days },
  {
    id: "firstSeen",
    header: "First seen",
    widthPx: 200,
    sort: (row) => row.firstSeen.getTime(),
    cell: (row) => <TimeText value={row.firstSeen} />,
  },
  {
    id: "lastSeen",
    header: "Last seen",
    widthPx: 200,
    sort: (row) => row.lastSeen.getTime(),
    cell: (row) => <TimeText value={row.lastSeen} />,
  },
];

interface Seen {
  readonly logType?: string;
  readonly firstSeen: Date | undefined;
  readonly lastSeen: Date | undefined;
}

/** Search for any of the values: each is a group of its own. */
function targetOf(values: readonly string[], seen?: Seen) {
  return {
    filter: values.map((value, group) => filterText("", "HAS_INDICATOR", value, group)),
    ...(seen?.logType ? { table: [seen.logType] } : {}),
    ...(seen?.firstSeen && seen.lastSeen
      ? { from: seen.firstSeen.toISOString(), to: seen.lastSeen.toISOString() }
      : {}),
  };
}
