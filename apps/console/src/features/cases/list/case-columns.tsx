import { type DataTableColumn, SeverityBadge, TimeText } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { personName, unassignedLabel } from "../../alerts/index.ts";
import { CaseStatusText } from "../case-status-text.tsx";
import classes from "../cases.module.css";
import type { CaseRow } from "./use-case-list.ts";

export const caseColumns: readonly DataTableColumn<CaseRow>[] = [
  { id: "id", header: "Case", widthPx: 60, align: "end", cell: ({ id }) => id },
  {
    id: "severity",
    header: "Severity",
    widthPx: 90,
    cell: ({ severity }) => <SeverityBadge severity={severity} />,
  },
  {
    id: "title",
    header: "Title",
    widthPx: 280,
    grow: 5,
    cell: ({ id, title }) => (
      <Link to="/cases/$caseId/" params={{ caseId: id }} className={classes.title} title={title}>
        {title}
      </Link>
    ),
  },
  { id: "status", header: "Status", widthPx: 110, cell: ({ status }) => <CaseStatusText status={status} /> },
  {
    id: "alerts",
    header: "Alerts",
    widthPx: 110,
    cell: ({ alertCount, openAlertCount }) => (
      <>
        {alertCount}
        {openAlertCount > 0 ? <span className={classes.quiet}> ({openAlertCount} open)</span> : null}
      </>
    ),
  },
  {
    id: "assignee",
    header: "Assignee",
    widthPx: 130,
    grow: 1,
    cell: ({ assignee }) =>
      assignee ? personName(assignee) : <span className={classes.quiet}>{unassignedLabel}</span>,
  },
  {
    id: "updatedAt",
    header: "Last change",
    widthPx: 120,
    cell: ({ updatedAt }) => <TimeText value={updatedAt} relative />,
  },
  {
    id: "createdAt",
    header: "Created",
    widthPx: 120,
    isHidden: true,
    cell: ({ createdAt }) => <TimeText value={createdAt} relative />,
  },
];
