import { useQuery } from "@apollo/client/react";
import {
  DataTable,
  type DataTableColumn,
  FailedState,
  Panel,
  SeverityBadge,
  TableSkeleton,
  TimeText,
} from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { errorText } from "../../graphql/error-text.ts";
import type { RecentAlertsQuery } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { ButtonLink } from "../../routing/button-link.tsx";
import { AlertTitle, StatusText } from "../alerts/index.ts";
import classes from "./overview.module.css";

const recentAlertsQuery = graphql(`
  query RecentAlerts($input: AlertsInput!) {
    alerts(input: $input) {
      edges { node { id title severity status createdAt } }
    }
  }
`);
type RecentAlert = RecentAlertsQuery["alerts"]["edges"][number]["node"];

const pageSize = 10;
const variables = { input: { statuses: ["OPEN" as const, "TRIAGED" as const], pageSize } };
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
  { id: "status", header: "Status", widthPx: 96, cell: (alert) => <StatusText status={alert.status} /> },
  { id: "created", header: "Created", widthPx: 124, cell: (alert) => <TimeText value={alert.createdAt} relative /> },
];

export function RecentAlerts() {
  const { data, error, refetch } = useQuery(recentAlertsQuery, { variables });
  const navigate = useNavigate();
  const rows = useMemo(() => data?.alerts.edges.map((edge) => edge.node) ?? [], [data]);
  return (
    <Panel
      title="Open alerts"
      flush
      actions={
        <ButtonLink to="/alerts-and-errors/" variant="subtle" size="compact-sm">
          All alerts
        </ButtonLink>
      }
    >
      <div className={rows.length > 0 ? classes.recent : undefined}>
        {error && !data ? (
          <FailedState title="Couldn't load your alerts" message={errorText(error)} onRetry={() => refetch()} />
        ) : null}
        {!data && !error ? <TableSkeleton rows={pageSize} widths={skeletonWidths} /> : null}
        {data && rows.length === 0 ? <p className={classes.nothing}>No alert is open or triaged.</p> : null}
        {rows.length > 0 ? (
          <DataTable
            label="Open alerts"
            rows={rows}
            columns={columns}
            rowId={rowId}
            onOpen={({ id }) => navigate({ to: "/alerts-and-errors/$alertId/", params: { alertId: id } })}
          />
        ) : null}
      </div>
    </Panel>
  );
}
