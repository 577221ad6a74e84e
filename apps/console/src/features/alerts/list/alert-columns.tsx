import { type DataTableColumn, SeverityBadge, Tag, TimeText } from "@pharos/ui";
import { detectionPath } from "../../../routing/detection-path.ts";
import { RowLink } from "../../../routing/row-link.tsx";
import { plainWords } from "../alert-search.ts";
import { AlertTitle } from "../alert-title.tsx";
import { CaseLinks } from "../cases/case-links.tsx";
import { personName, unassignedLabel } from "../labels.ts";
import { StatusText } from "../status-text.tsx";
import classes from "./alert-list.module.css";
import { AlertType } from "./alert-type.tsx";
import type { AlertRow } from "./use-alert-list.ts";

/** The ids of sortable columns are the server's names of the sorts. */
export const alertColumns: readonly DataTableColumn<AlertRow>[] = [
  {
    id: "severity",
    header: "Severity",
    widthPx: 90,
    sort: true,
    cell: (alert) => <SeverityBadge severity={alert.severity} />,
  },
  { id: "type", header: "Type", widthPx: 52, grow: 1.4, cell: ({ subtype }) => <AlertType subtype={subtype} /> },
  {
    id: "title",
    header: "Title",
    widthPx: 302,
    grow: 5,
    cell: (alert) => (
      <span className={classes.titled}>
        <AlertTitle alert={alert} />
        <CaseLinks cases={alert.cases} />
      </span>
    ),
  },
  {
    id: "status",
    header: "Status",
    widthPx: 88,
    cell: (alert) => <StatusText status={alert.status} />,
  },
  {
    id: "snoozedUntil",
    header: "Snoozed until",
    widthPx: 150,
    isHidden: true,
    cell: ({ snoozedUntil }) => (snoozedUntil ? <TimeText value={snoozedUntil} precision="minute" /> : null),
  },
  {
    id: "eventCount",
    header: "Events",
    widthPx: 66,
    sort: true,
    align: "end",
    cell: (alert) => alert.eventCount.toLocaleString("en"),
  },
  {
    id: "logTypes",
    header: "Log types",
    widthPx: 124,
    grow: 1,
    cell: (alert) => (
      <span title={alert.logTypes.join(", ")}>
        {alert.logTypes.map((type) => (
          <Tag key={type}>{type}</Tag>
        ))}
      </span>
    ),
  },
  {
    id: "assignee",
    header: "Assignee",
    widthPx: 92,
    cell: (alert) =>
      alert.assignee ? personName(alert.assignee) : <span className={classes.quiet}>{unassignedLabel}</span>,
  },
  {
    id: "createdAt",
    header: "Created",
    widthPx: 120,
    sort: true,
    cell: (alert) => <TimeText value={alert.createdAt} relative />,
  },
  {
    id: "outcome",
    header: "Outcome",
    widthPx: 140,
    isHidden: true,
    cell: ({ outcome }) => (outcome ? plainWords(outcome) : null),
  },
  {
    id: "rule",
    header: "Detection",
    widthPx: 220,
    isHidden: true,
    cell: ({ detection, ruleId }) =>
      detection ? <RowLink path={detectionPath(detection)}>{detection.displayName || ruleId}</RowLink> : ruleId,
  },
  {
    id: "sources",
    header: "Sources",
    widthPx: 150,
    isHidden: true,
    cell: (alert) => alert.sources.map((source) => source.label).join(", "),
  },
  {
    id: "lastReceivedEventAt",
    header: "Last match",
    widthPx: 164,
    sort: true,
    isHidden: true,
    cell: (alert) => <TimeText value={alert.lastReceivedEventAt} relative />,
  },
  {
    id: "tags",
    header: "Tags",
    widthPx: 180,
    isHidden: true,
    cell: (alert) => alert.tags.map((tag) => <Tag key={tag}>{tag}</Tag>),
  },
];
