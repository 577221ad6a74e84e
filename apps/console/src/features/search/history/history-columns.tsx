import { bytesText, type DataTableColumn, StatusBadge, type StatusTone, Tag, TimeText } from "@pharos/ui";
import { PathLink } from "../../../routing/path-link.tsx";
import { modeLabels } from "../saved-queries/saved-query-filter.ts";
import classes from "./history.module.css";
import { runStatusLabels } from "./history-filter.ts";
import { rerunTarget, resultsTarget } from "./run-target.ts";
import type { HistoryRun } from "./use-search-history.ts";

const searchPath = "/investigate/search/";
const statusTones: Readonly<Record<HistoryRun["status"], StatusTone>> = {
  running: "active",
  succeeded: "pass",
  failed: "fail",
  cancelled: "neutral",
};
/** More of a text than any column shows would only make the page heavy. */
const shownLength = 300;

function Query({ run }: { readonly run: HistoryRun }) {
  const target = resultsTarget(run);
  const text = run.sql.slice(0, shownLength) || (run.metadata.simpleSearchQueryFilter ?? "").slice(0, shownLength);
  const label = text.trim() || "All events";
  return target ? (
    <PathLink path={searchPath} search={{ ...target }} className={classes.query} title={label}>
      {label}
    </PathLink>
  ) : (
    <span className={classes.query} title={label}>
      {label}
    </span>
  );
}

function RunAgain({ run }: { readonly run: HistoryRun }) {
  const target = rerunTarget(run);
  return target ? (
    <PathLink path={searchPath} search={{ ...target }}>
      Run again
    </PathLink>
  ) : null;
}

/** Pharos itself asked, or the person or token is gone. */
function issuerName({ issuedBy, isScheduled }: HistoryRun): string {
  if (issuedBy?.__typename === "User") return `${issuedBy.givenName} ${issuedBy.familyName}`.trim() || issuedBy.email;
  return issuedBy?.name ?? (isScheduled ? "Schedule" : "Deleted");
}

const count = (value: number) => value.toLocaleString("en");

export const historyColumns: readonly DataTableColumn<HistoryRun>[] = [
  { id: "query", header: "Query", widthPx: 260, grow: 5, cell: (run) => <Query run={run} /> },
  {
    id: "mode",
    header: "Mode",
    widthPx: 96,
    cell: (run) => <Tag>{run.kind === "indicator_search" ? "Indicators" : modeLabels[run.language]}</Tag>,
  },
  {
    id: "status",
    header: "Status",
    widthPx: 112,
    cell: (run) => (
      <span title={run.status === "failed" ? run.message : undefined}>
        <StatusBadge tone={statusTones[run.status]}>{runStatusLabels[run.status]}</StatusBadge>
      </span>
    ),
  },
  { id: "issuedBy", header: "Run by", widthPx: 140, cell: issuerName },
  {
    id: "startedAt",
    header: "Started",
    widthPx: 124,
    cell: (run) => <TimeText value={run.startedAt} relative />,
  },
  { id: "rows", header: "Rows", widthPx: 88, align: "end", cell: ({ stats }) => count(stats.rowCount) },
  { id: "bytes", header: "Read", widthPx: 96, align: "end", cell: ({ stats }) => bytesText(stats.bytesScanned) },
  {
    id: "time",
    header: "Time",
    hint: "ms",
    widthPx: 96,
    align: "end",
    cell: ({ stats }) => count(Math.round(stats.executionTime)),
  },
  { id: "rerun", header: "Rerun", widthPx: 96, cell: (run) => <RunAgain run={run} /> },
  { id: "name", header: "Saved query", widthPx: 180, isHidden: true, cell: (run) => run.name ?? "" },
];
