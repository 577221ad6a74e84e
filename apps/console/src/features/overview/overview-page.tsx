import { useQuery } from "@apollo/client/react";
import { EmptyState, FailedState, Page, PageHeader, TimeRangePicker } from "@pharos/ui";
import { IconBuildingLighthouse } from "@pharos/ui/icons";
import {
  resolveTimeRange,
  type TimeRange,
  timeRangeFromSearch,
  timeRangePresetIds,
  timeRangeToSearch,
} from "@pharos/ui/time-ranges";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { errorText } from "../../graphql/error-text.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { ButtonLink } from "../../routing/button-link.tsx";
import { pathTarget } from "../../routing/path-target.ts";
import { useMay } from "../../shell/viewer.tsx";
import { AlertCounts, AlertsOverTime, TopRules } from "./alert-panels.tsx";
import { EventsOverTime, SourceHealth } from "./event-panels.tsx";
import classes from "./overview.module.css";
import { RecentAlerts } from "./recent-alerts.tsx";

const overviewQuery = graphql(`
  query Overview($startTime: DateTime!, $endTime: DateTime!) {
    overview(startTime: $startTime, endTime: $endTime) {
      totalEvents
      sourcesByHealth { count }
      ...AlertsOverTime
      ...AlertCounts
      ...TopRules
      ...EventsOverTime
      ...SourceHealth
    }
  }
`);
const rangeDefault: TimeRange = { kind: "preset", id: "P1M" };
/** The server sums up a year at most. */
const overviewRanges = timeRangePresetIds.filter((id) => id !== "PAllTime");

/** What happened lately, and what waits. */
export function OverviewPage() {
  const search = useSearch({ from: "/shell/dashboard/overview" });
  const range = useMemo(() => timeRangeFromSearch(search) ?? rangeDefault, [search]);
  const navigate = useNavigate();
  const mayReadAlerts = useMay("AlertRead");
  const variables = useMemo(() => {
    const { start, end } = resolveTimeRange(range, new Date());
    return { startTime: start.toISOString(), endTime: end.toISOString() };
  }, [range]);
  const { data, previousData, error, refetch } = useQuery(overviewQuery, { variables });
  const overview = (data ?? previousData)?.overview;
  const isNew = overview?.totalEvents === 0 && overview.sourcesByHealth.length === 0;
  const show = (next: TimeRange) => navigate({ to: "/dashboard/overview/", search: timeRangeToSearch(next) });
  const zoom = (start: Date, end: Date) => show({ kind: "custom", start, end });
  if (isNew) return <NewInstallation />;
  return (
    <Page kind="wide">
      <PageHeader
        title="Overview"
        actions={<TimeRangePicker value={range} onChange={show} presets={overviewRanges} />}
      />
      {error && !overview ? (
        <FailedState title="Couldn't load the overview" message={errorText(error)} onRetry={() => refetch()} />
      ) : (
        <div className={classes.grid} aria-busy={!data}>
          <div className={classes.wide}>
            <AlertsOverTime overview={overview} onZoom={zoom} />
            <EventsOverTime overview={overview} onZoom={zoom} />
          </div>
          <div className={classes.narrow}>
            <AlertCounts overview={overview} />
            <SourceHealth overview={overview} />
          </div>
          <div className={classes.wide}>{mayReadAlerts ? <RecentAlerts /> : null}</div>
          <div className={classes.narrow}>
            <TopRules overview={overview} />
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
        Send logs to Pharos, and this page shows how many arrive, what the detections find in them, and what waits for
        you.
      </EmptyState>
    </Page>
  );
}
