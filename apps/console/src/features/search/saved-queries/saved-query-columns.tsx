import { type DataTableColumn, StatusBadge, type StatusTone, Tag, TimeText } from "@pharos/ui";
import { PathLink } from "../../../routing/path-link.tsx";
import { scheduleText } from "../../detections/index.ts";
import classes from "./saved-queries.module.css";
import type { SavedQuery } from "./saved-query.ts";
import { modeLabels } from "./saved-query-filter.ts";
import { savedTarget } from "./searched-query.ts";

type LastRun = NonNullable<SavedQuery["lastRun"]>;
export const runTones: Readonly<Record<LastRun["status"], StatusTone>> = {
  RUNNING: "active",
  SUCCEEDED: "pass",
  FAILED: "fail",
};
export const runWords: Readonly<Record<LastRun["status"], string>> = {
  RUNNING: "Running",
  SUCCEEDED: "Succeeded",
  FAILED: "Failed",
};

function Schedule({ schedule, enabled }: SavedQuery) {
  if (!schedule) return null;
  return <span>{enabled ? scheduleText(schedule) : `${scheduleText(schedule)}, off`}</span>;
}

export const savedQueryColumns: readonly DataTableColumn<SavedQuery>[] = [
  {
    id: "name",
    header: "Name",
    widthPx: 200,
    grow: 4,
    sort: (query) => query.name.toLowerCase(),
    cell: (query) => (
      <PathLink
        path="/investigate/search/"
        search={{ ...savedTarget(query) }}
        className={classes.name}
        title={query.description || query.name}
      >
        {query.name}
      </PathLink>
    ),
  },
  {
    id: "mode",
    header: "Mode",
    widthPx: 88,
    sort: (query) => modeLabels[query.params.language],
    cell: (query) => <Tag>{modeLabels[query.params.language]}</Tag>,
  },
  { id: "schedule", header: "Schedule", widthPx: 140, cell: Schedule },
  {
    id: "lastRun",
    header: "Last run",
    widthPx: 112,
    sort: (query) => query.lastRun?.dueAt ?? "",
    cell: ({ lastRun }) =>
      lastRun ? (
        <span title={lastRun.error || undefined}>
          <StatusBadge tone={runTones[lastRun.status]}>{runWords[lastRun.status]}</StatusBadge>
        </span>
      ) : null,
  },
  {
    id: "tags",
    header: "Tags",
    widthPx: 130,
    grow: 1,
    cell: ({ tags }) => (
      <span className={classes.tags}>
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    ),
  },
  {
    id: "createdBy",
    header: "Saved by",
    widthPx: 120,
    sort: (query) => query.createdBy?.name ?? "",
    cell: (query) => query.createdBy?.name ?? (query.managed ? "Pharos" : ""),
  },
  {
    id: "lastModified",
    header: "Last modified",
    widthPx: 120,
    sort: (query) => query.lastModified,
    cell: (query) => <TimeText value={query.lastModified} relative />,
  },
];
