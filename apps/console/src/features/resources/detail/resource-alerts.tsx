import { FailedState, Panel, SeverityBadge, TextSkeleton, TimeText } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import classes from "../resources.module.css";

const alertsQuery = graphql(`
  query ResourceAlerts($input: AlertsInput!) {
    alerts(input: $input) {
      totalCount
      edges { node { id title severity status createdAt } }
    }
  }
`);
const pageSize = 10;

/** The newest alerts that policies raised about the resource. */
export function ResourceAlerts({ resourceId }: { readonly resourceId: string }) {
  const { data, error, refetch } = useLiveQuery(alertsQuery, {
    topics: ["alerts"],
    variables: useMemo(() => ({ input: { resourceId, pageSize } }), [resourceId]),
  });
  const alerts = data?.alerts.edges.map(({ node }) => node);
  return (
    <Panel title={`Alerts${data ? ` (${data.alerts.totalCount.toLocaleString("en")})` : ""}`} flush>
      {error && !alerts ? (
        <FailedState title="Couldn't load alerts" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!alerts && !error ? (
        <div className={classes.padded}>
          <TextSkeleton lines={3} />
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
