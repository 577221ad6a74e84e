import { EmptyState, FailedState, Page, PageHeader, TimeRangePicker } from "@pharos/ui";
import { IconBuildingLighthouse } from "@pharos/ui/icons";
import { resolveTimeRange, type TimeRange, timeRangeFromSearch, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { errorText } from "../../graphql/error-text.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { LiveText } from "../../live/live-text.tsx";
import { useLiveQuery } from "../../live/use-live-query.ts";
import { ButtonLink } from "../../routing/button-link.tsx";
import { pathTarget } from "../../routing/path-target.ts";
import { useMay } from "../../session/viewer.tsx";
import { DemoGuide } from "../demo/index.ts";
import { AlertCounts, AlertsOverTime, TopRules } from "./alert-panels.tsx";
import { dashboardRangeDefault, dashboardRanges, dashboardRefreshMs } from "./dashboard-ranges.ts";
import { EventsOverTime } from "./event-panels.tsx";
import { Headline } from "./headline.tsx";
import { OtherDashboards } from "./other-dashboards.tsx";
import classes from "./overview.module.css";
import { RecentAlerts, recentAlertsInput } from "./recent-alerts.tsx";
import { useForgetting } from "./use-forgetting.ts";

const overviewQuery = graphql(`
  query Overview($startTime: DateTime!, $endTime: DateTime!, $alerts: AlertsInput!, $mayReadAlerts: Boolean!) {
    overview(startTime: $startTime, endTime: $endTime) {
      totalEvents
      sourcesByHealth { count }
      ...Headline
      ...AlertsOverTime
      ...AlertCounts
      ...TopRules
      ...EventsOverTime
    }
    alerts(input: $alerts) @include(if: $mayReadAlerts) { ...RecentAlerts }
  }
`);

/** What happened lately, and which alerts are open. */
export function OverviewPage() {
  const search = useSearch({ from: "/shell/dashboard/overview" });
  const range = useMemo(() => timeRangeFromSearch(search) ?? dashboardRangeDefault, [search]);
  const navigate = useNavigate();
  const mayReadAlerts = useMay("AlertRead");
  const variablesAt = useCallback(
    (now: Date) => {
      const { start, end } = resolveTimeRange(range, now);
      const times = { startTime: start.toISOString(), endTime: end.toISOString() };
      return { ...times, alerts: recentAlertsInput, mayReadAlerts };
    },
    [range, mayReadAlerts],
  );
  // One answer for all panels, so that their numbers agree.
  const { data, error, isStale, live, refetch, variables } = useLiveQuery(overviewQuery, {
    topics: ["alerts", "sources"],
    variables: variablesAt,
    everyMs: dashboardRefreshMs,
  });
  useForgetting("overview", variables);
  const overview = data?.overview;
  const isNew = overview?.totalEvents === 0 && overview.sourcesByHealth.length === 0;
  const show = (next: TimeRange) => navigate({ to: "/dashboard/overview/", search: timeRangeToSearch(next) });
  const zoom = (start: Date, end: Date) => show({ kind: "custom", start, end });
  if (isNew) return <NewInstallation />;
  return (
    <Page kind="wide">
      <PageHeader
        title="Overview"
        actions={
          <>
            <OtherDashboards current="/dashboard/overview/" />
            <TimeRangePicker value={range} onChange={show} presets={dashboardRanges} />
          </>
        }
      >
        <LiveText live={live} />
      </PageHeader>
      {error && !overview ? (
        <FailedState title="Couldn't load the overview" message={errorText(error)} onRetry={() => refetch()} />
      ) : (
        <div className={classes.body} aria-busy={isStale || !overview}>
          <DemoGuide />
          <Headline overview={overview} range={range} />
          <div className={classes.grid}>
            <div className={classes.column}>
              {mayReadAlerts ? <RecentAlerts alerts={data?.alerts} /> : null}
              <AlertsOverTime overview={overview} onZoom={zoom} />
              <EventsOverTime overview={overview} onZoom={zoom} />
            </div>
            <div className={classes.column}>
              <AlertCounts overview={overview} range={range} />
              <TopRules overview={overview} range={range} />
            </div>
          </div>
        </div>
      )}
    </Page>
  );
}

/** Before there is a log source there is nothing to sum up. */
function NewInstallation() {
  const maySetUp = useMay("LogSourceModify");
  return (
    <Page kind="wide">
      <PageHeader title="Overview" />
      <EmptyState
        icon={<IconBuildingLighthouse size={36} stroke={1.25} />}
        title="Nothing to watch over yet"
        action={
          maySetUp ? <ButtonLink {...pathTarget("/configure/log-sources/")}>Set up a log source</ButtonLink> : null
        }
      >
        Send logs to Pharos, and this page shows how many arrive, what the detections find in them, and which alerts are
        open.
      </EmptyState>
    </Page>
  );
}
