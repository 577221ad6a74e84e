import { useQuery } from "@apollo/client/react";
import { FailedState, Panel, SeverityBadge, TextSkeleton, TimeText } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import classes from "./detection-page.module.css";

const detectionAlertsQuery = graphql(`
  query DetectionAlerts($input: AlertsInput!) {
    alerts(input: $input) {
      totalCount
      edges { node { id title severity status createdAt } }
    }
  }
`);
const pageSize = 10;

/** The newest alerts of the detection, whatever their status. */
export function DetectionAlerts({ detectionId }: { detectionId: string }) {
  const { data, error, refetch } = useQuery(detectionAlertsQuery, {
    variables: { input: { detectionId, pageSize } },
  });
  const alerts = data?.alerts.edges.map((edge) => edge.node);
  return (
    <Panel
      title={`Alerts${data ? ` (${data.alerts.totalCount.toLocaleString("en")})` : ""}`}
      flush
      actions={
        <ButtonLink
          to="/alerts-and-errors/"
          search={{ rule: detectionId, status: [] }}
          variant="subtle"
          size="compact-sm"
        >
          View all
        </ButtonLink>
      }
    >
      {error && !alerts ? (
        <FailedState title="Couldn't load alerts" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!alerts && !error ? (
        <div className={classes.padded}>
          <TextSkeleton lines={4} />
        </div>
      ) : null}
      {alerts?.length === 0 ? <p className={`${classes.quiet} ${classes.padded}`}>No alerts yet</p> : null}
      <ul className={classes.alerts}>
        {alerts?.map((alert) => (
          <li key={alert.id}>
            <SeverityBadge severity={alert.severity} />
            <Link to="/alerts-and-errors/$alertId/" params={{ alertId: alert.id }} title={alert.title}>
              {alert.title}
            </Link>
            <TimeText value={alert.createdAt} relative />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
