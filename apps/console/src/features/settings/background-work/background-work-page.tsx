import { useQuery } from "@apollo/client/react";
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailedState,
  Page,
  PageHeader,
  StatusBadge,
  type StatusTone,
  TableFrame,
  TableSkeleton,
  TimeText,
} from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import type { BackgroundWorkQuery, RecurringWorkState } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "../settings.module.css";
import { everyText } from "./every-text.ts";

const backgroundWorkQuery = graphql(`
  query BackgroundWork {
    recurringWorks { name title state everySeconds lastRunAt nextRunAt failedAt failure }
  }
`);

type Work = BackgroundWorkQuery["recurringWorks"][number];

/** Work takes a minute at most between two looks, and mostly milliseconds. */
const askEveryMs = 10_000;
const skeletonWidths = ["40%", 80, 90, 150, 150];
const states: Record<RecurringWorkState, { readonly tone: StatusTone; readonly label: string; readonly rank: number }> =
  {
    FAILING: { tone: "fail", label: "Failing", rank: 0 },
    RUNNING: { tone: "active", label: "Running", rank: 1 },
    WAITING: { tone: "neutral", label: "Waiting", rank: 2 },
  };

/** What Pharos does by itself: what runs, what failed and why, and when each is due. */
export function BackgroundWorkPage() {
  const { data, error, refetch } = useQuery(backgroundWorkQuery, {
    pollInterval: askEveryMs,
    skipPollAttempt: () => document.hidden,
  });
  const works = data?.recurringWorks ?? [];
  return (
    <Page kind="list">
      <PageHeader title="Background work">
        <span>Recurring jobs of this installation. Each runs once, however many processes there are.</span>
      </PageHeader>
      <TableFrame hugsRows>
        {error && !data ? (
          <FailedState title="Couldn't load the background work" message={errorText(error)} onRetry={() => refetch()} />
        ) : null}
        {!data && !error ? <TableSkeleton rows={8} widths={skeletonWidths} /> : null}
        {data && works.length === 0 ? (
          <EmptyState title="No background work has run yet">
            Jobs appear here once a process with the role “schedule” has started.
          </EmptyState>
        ) : null}
        {works.length > 0 ? (
          <DataTable
            label="Background work"
            storageKey="background-work"
            rows={works}
            columns={columns}
            rowId={({ name }) => name}
          />
        ) : null}
      </TableFrame>
    </Page>
  );
}

const columns: readonly DataTableColumn<Work>[] = [
  {
    id: "title",
    header: "Job",
    widthPx: 360,
    grow: true,
    sort: ({ title }) => title,
    cell: ({ title, failure }) => (
      <span>
        <span className={classes.name}>{title}</span>
        {failure ? <span className={classes.failure}> {failure}</span> : null}
      </span>
    ),
  },
  {
    id: "state",
    header: "State",
    widthPx: 110,
    sort: ({ state }) => states[state].rank,
    cell: ({ state }) => <StatusBadge tone={states[state].tone}>{states[state].label}</StatusBadge>,
  },
  {
    id: "every",
    header: "Runs every",
    widthPx: 120,
    sort: ({ everySeconds }) => everySeconds,
    cell: ({ everySeconds }) => everyText(everySeconds),
  },
  {
    id: "lastRunAt",
    header: "Last run",
    widthPx: 176,
    sort: ({ lastRunAt }) => lastRunAt ?? "",
    cell: ({ lastRunAt }) => (lastRunAt ? <TimeText value={lastRunAt} /> : "Never"),
  },
  {
    id: "nextRunAt",
    header: "Next run",
    widthPx: 176,
    sort: ({ nextRunAt }) => nextRunAt ?? "",
    cell: ({ nextRunAt }) => (nextRunAt ? <TimeText value={nextRunAt} /> : "Running now"),
  },
];
