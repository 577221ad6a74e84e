import { alertStatusesDefault } from "@pharos/domain";
import { DataTable, type DataTableColumn, Panel, SeverityBadge, TableSkeleton, TimeText } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { type FragmentType, readFragment } from "../../graphql/generated/fragment-masking.ts";
import type { RecentAlertsFragment } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { ButtonLink } from "../../routing/button-link.tsx";
import { AlertTitle, StatusText } from "../alerts/index.ts";
import classes from "./overview.module.css";

const recentAlerts = graphql(`
  fragment RecentAlerts on AlertConnection {
    edges { node { id title severity status createdAt } }
  }
`);
type RecentAlert = RecentAlertsFragment["edges"][number]["node"];

export const recentAlertsInput = { statuses: [...alertStatusesDefault], pageSize: 8 };
const rowHeightPx = 34;
const headHeightPx = 36;
const rowId = (alert: RecentAlert) => alert.id;
const skeletonWidths = [70, "60%", 60, 100];

const columns: readonly DataTableColumn<RecentAlert>[] = [
  { id: "severity", header: "Severity", widthPx: 94, cell: (alert) => <SeverityBadge severity={alert.severity} /> },
  {
    id: "title",
    header: "Title",
    widthPx: 200,
    grow: true,
    cell: (alert) => <AlertTitle alert={alert} />,
  },
  { id: "status", header: "Status", widthPx: 90, cell: (alert) => <StatusText status={alert.status} /> },
  { id: "created", header: "Created", widthPx: 120, cell: (alert) => <TimeText value={alert.createdAt} relative /> },
];

interface RecentAlertsProps {
  /** Undefined while they load. */
  readonly alerts: FragmentType<typeof recentAlerts> | undefined;
}

/** The newest open alerts. */
export function RecentAlerts(props: RecentAlertsProps) {
  const alerts = readFragment(recentAlerts, props.alerts);
  const navigate = useNavigate();
  const rows = useMemo(() => alerts?.edges.map((edge) => edge.node) ?? [], [alerts]);
  return (
    <Panel
      title="Open alerts"
      flush
      actions={
        <ButtonLink to="/alerts-and-errors/" variant="subtle" size="compact-sm">
          All open alerts
        </ButtonLink>
      }
    >
      {alerts ? null : <TableSkeleton rows={recentAlertsInput.pageSize} widths={skeletonWidths} />}
      {alerts && rows.length === 0 ? <p className={classes.nothing}>No open alerts.</p> : null}
      {rows.length > 0 ? (
        <div className={classes.recent} style={{ height: headHeightPx + rows.length * rowHeightPx }}>
          <DataTable
            label="Open alerts"
            rows={rows}
            columns={columns}
            rowId={rowId}
            rowHeightPx={rowHeightPx}
            onOpen={({ id }) => navigate({ to: "/alerts-and-errors/$alertId/", params: { alertId: id } })}
          />
        </div>
      ) : null}
    </Panel>
  );
}
