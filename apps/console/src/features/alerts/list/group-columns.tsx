import { indicatorFields } from "@pharos/domain";
import { Button, type DataTableColumn, SeverityBadge, TimeText, UnstyledButton } from "@pharos/ui";
import { IconChevronDown, IconChevronRight, IconListSearch } from "@pharos/ui/icons";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AlertSearch } from "../alert-search.ts";
import { personName } from "../labels.ts";
import { alertColumns } from "./alert-columns.tsx";
import classes from "./alert-list.module.css";
import { type AlertGroup, searchOfGroup } from "./use-alert-groups.ts";
import type { AlertRow } from "./use-alert-list.ts";

/** A group, one of the alerts of the group that is open, or what stands below them. */
export type GroupedRow =
  | { readonly kind: "group"; readonly id: string; readonly group: AlertGroup; readonly isOpen: boolean }
  | { readonly kind: "alert"; readonly id: string; readonly alert: AlertRow }
  | { readonly kind: "note"; readonly id: string; readonly text: string; readonly action?: NoteAction };
interface NoteAction {
  readonly label: string;
  readonly run: () => void;
}

interface GroupColumnsOptions {
  readonly search: AlertSearch;
  readonly onToggle: (group: AlertGroup) => void;
}

const cellsOfAlert = new Map(alertColumns.map(({ id, cell }) => [id, cell]));

/** The ids of sortable columns are those of the columns of alerts: both share the sort of the address. */
export function groupColumns({ search, onToggle }: GroupColumnsOptions): readonly DataTableColumn<GroupedRow>[] {
  return [
    {
      id: "severity",
      header: "Severity",
      widthPx: 90,
      sort: true,
      cell: cellOf("severity", ({ severity }) => <SeverityBadge severity={severity} />),
    },
    {
      id: "title",
      header: search.group === "entity" ? "Entity" : "Detection",
      widthPx: 320,
      grow: 5,
      cell: (row) => {
        if (row.kind === "note") return <Note note={row} />;
        if (row.kind === "alert")
          return <span className={classes.inGroup}>{cellsOfAlert.get("title")?.(row.alert)}</span>;
        return <GroupName {...row} search={search} onToggle={onToggle} />;
      },
    },
    {
      id: "eventCount",
      header: "Alerts",
      widthPx: 90,
      sort: true,
      align: "end",
      cell: (row) => (row.kind === "group" ? row.group.count.toLocaleString("en") : null),
    },
    {
      id: "status",
      header: "Status",
      widthPx: 110,
      cell: cellOf("status", ({ openCount }) =>
        openCount === 0 ? <span className={classes.quiet}>none open</span> : `${openCount.toLocaleString("en")} open`,
      ),
    },
    {
      id: "assignee",
      header: "Assignees",
      widthPx: 150,
      grow: 1,
      cell: cellOf("assignee", ({ assignees }) => assignees.map(personName).join(", ")),
    },
    {
      id: "createdAt",
      header: "Newest",
      widthPx: 120,
      sort: true,
      cell: cellOf("createdAt", ({ newestAt }) => <TimeText value={newestAt} relative />),
    },
  ];
}

const cellOf =
  (id: string, ofGroup: (group: AlertGroup) => ReactNode) =>
  (row: GroupedRow): ReactNode => {
    if (row.kind === "note") return null;
    return row.kind === "group" ? ofGroup(row.group) : cellsOfAlert.get(id)?.(row.alert);
  };

interface GroupNameProps extends GroupColumnsOptions {
  readonly group: AlertGroup;
  readonly isOpen: boolean;
}

function GroupName({ group, isOpen, search, onToggle }: GroupNameProps) {
  const name = group.entity?.value ?? (group.detection?.displayName || group.key);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <span className={classes.group}>
      <UnstyledButton className={classes.groupName} title={name} aria-expanded={isOpen} onClick={() => onToggle(group)}>
        <Chevron size={15} aria-hidden />
        <span>{name}</span>
      </UnstyledButton>
      {group.entity ? <span className={classes.quiet}>{fieldLabel(group.entity.field)}</span> : null}
      <Link
        className={classes.groupLink}
        to="/alerts-and-errors/"
        search={searchOfGroup(search, group.key)}
        aria-label={`List only the alerts of ${name}`}
        title="List only these alerts"
      >
        <IconListSearch size={15} aria-hidden />
      </Link>
    </span>
  );
}

const fieldLabel = (field: string) => (indicatorFields as Readonly<Record<string, string>>)[field] ?? field;

function Note({ note: { text, action } }: { note: Extract<GroupedRow, { kind: "note" }> }) {
  return (
    <span className={classes.inGroup}>
      {text}
      {action ? (
        <Button variant="subtle" size="compact-sm" onClick={action.run}>
          {action.label}
        </Button>
      ) : null}
    </span>
  );
}
