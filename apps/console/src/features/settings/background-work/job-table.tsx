import { DataTable, type DataTableColumn, EmptyState, StatusBadge, type StatusTone, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { JobFragment, RecurringWorkState } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "../settings.module.css";
import { everyText } from "./every-text.ts";

const job = graphql(`
  fragment Job on RecurringWork { name title state everySeconds lastRunAt nextRunAt failedAt failure dueCount }
`);

const states: Record<RecurringWorkState, { readonly tone: StatusTone; readonly label: string; readonly rank: number }> =
  {
    FAILING: { tone: "fail", label: "Failing", rank: 0 },
    RUNNING: { tone: "active", label: "Running", rank: 1 },
    WAITING: { tone: "neutral", label: "Waiting", rank: 2 },
  };

/** Each job once: when it ran and is due, and why it failed. */
export function JobTable({ works }: { works: readonly FragmentType<typeof job>[] }) {
  if (works.length === 0) {
    return (
      <EmptyState title="No background work has run yet">
        Jobs appear here once a process with the role “schedule” has started.
      </EmptyState>
    );
  }
  return (
    <DataTable
      label="Background work"
      storageKey="background-work"
      rows={works.map((work) => readFragment(job, work)).toSorted(byUrgency)}
      columns={columns}
      rowId={({ name }) => name}
    />
  );
}

/** What fails comes first, then what runs, then the jobs that look for what is due; the rest by title, as it comes. */
function byUrgency(one: JobFragment, other: JobFragment): number {
  return (
    states[one.state].rank - states[other.state].rank || Number(one.dueCount == null) - Number(other.dueCount == null)
  );
}

const columns: readonly DataTableColumn<JobFragment>[] = [
  {
    id: "title",
    header: "Job",
    widthPx: 280,
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
    id: "due",
    header: "Due",
    widthPx: 64,
    sort: ({ dueCount }) => dueCount ?? -1,
    cell: ({ dueCount }) => (dueCount == null ? null : dueCount.toLocaleString("en")),
  },
  {
    id: "every",
    header: "Runs every",
    widthPx: 112,
    sort: ({ everySeconds }) => everySeconds,
    cell: ({ everySeconds }) => everyText(everySeconds),
  },
  {
    id: "lastRunAt",
    header: "Last run",
    widthPx: 200,
    sort: ({ lastRunAt }) => lastRunAt ?? "",
    cell: ({ lastRunAt }) => (lastRunAt ? <TimeText value={lastRunAt} /> : "Never"),
  },
  {
    id: "nextRunAt",
    header: "Next run",
    widthPx: 200,
    sort: ({ nextRunAt }) => nextRunAt ?? "",
    cell: ({ nextRunAt }) => (nextRunAt ? <TimeText value={nextRunAt} /> : "Running now"),
  },
];
