import { BlockSkeleton, Page, Panel, TextSkeleton } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { AlertDeliveries } from "../../destinations/index.ts";
import { AlertCases } from "../cases/alert-cases.tsx";
import { AlertEntities } from "../entities/alert-entities.tsx";
import { SimilarAlerts } from "../similar/similar-alerts.tsx";
import { AlertTimeline } from "../timeline/alert-timeline.tsx";
import { AlertContext } from "./alert-context.tsx";
import { AlertEvents } from "./alert-events.tsx";
import { AlertFacts } from "./alert-facts.tsx";
import { AlertHeader } from "./alert-header.tsx";
import { AlertHistory } from "./alert-history.tsx";
import classes from "./alert-page.module.css";
import { AlertSummary } from "./alert-summary.tsx";

const route = getRouteApi("/shell/alerts-and-errors/$alertId");

const alertQuery = graphql(`
  query Alert($id: ID!) {
    alert(id: $id) {
      id
      title
      eventCount
      ...AlertHeader
      ...AlertSummary
      ...AlertContext
      ...AlertEntitiesSubject
      ...SimilarAlertsSubject
      ...AlertTimelineSubject
      ...AlertFacts
      ...AlertEventsSubject
    }
  }
`);

export function AlertPage() {
  const { alertId } = route.useParams();
  const variables = useMemo(() => ({ id: alertId }), [alertId]);
  const { data, error, isStale, live, refetch } = useLiveQuery(alertQuery, { topics: ["alerts"], variables });
  const alert = isStale ? undefined : data?.alert;
  useBreadcrumbName(alertId, alert?.title);
  if (!alert)
    return error ? (
      <PageFailure title="Couldn't load the alert" error={error} onRetry={() => refetch()} />
    ) : (
      <AlertSkeleton />
    );
  return (
    <Page kind="wide">
      <AlertHeader alert={alert} live={live} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <PanelBoundary>
            <AlertContext alert={alert} />
          </PanelBoundary>
          <PanelBoundary>
            <AlertTimeline key={`timeline ${alertId}`} alert={alert} />
          </PanelBoundary>
          <PanelBoundary>
            <AlertEvents key={alertId} alert={alert} />
          </PanelBoundary>
          <PanelBoundary>
            <AlertEntities key={`entities ${alertId}`} alert={alert} />
          </PanelBoundary>
        </div>
        <div className={classes.aside}>
          <PanelBoundary>
            <AlertSummary alert={alert} />
          </PanelBoundary>
          <PanelBoundary>
            <SimilarAlerts key={`similar ${alertId}`} alert={alert} />
          </PanelBoundary>
          <PanelBoundary>
            <AlertCases key={`cases ${alertId}`} alert={alert} />
          </PanelBoundary>
          <AlertFacts alert={alert} />
          <PanelBoundary>
            <AlertDeliveries key={alertId} alertId={alertId} />
          </PanelBoundary>
          <PanelBoundary>
            <AlertHistory key={alertId} alertId={alertId} />
          </PanelBoundary>
        </div>
      </div>
    </Page>
  );
}

const panelHeightPx = 320;

function AlertSkeleton() {
  return (
    <Page kind="wide">
      <TextSkeleton lines={2} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Panel title="Summary">
            <TextSkeleton lines={4} />
          </Panel>
          <BlockSkeleton height={panelHeightPx} />
        </div>
        <div className={classes.aside}>
          <BlockSkeleton height={panelHeightPx} />
        </div>
      </div>
    </Page>
  );
}
