import { EmptyState, FailedState, Page, PageHeader, TimeRangePicker } from "@pharos/ui";
import { IconServer2 } from "@pharos/ui/icons";
import { resolveTimeRange, type TimeRange, timeRangeFromSearch, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { useMay } from "../../../session/viewer.tsx";
import { dashboardRangeDefault, dashboardRanges, dashboardRefreshMs } from "../dashboard-ranges.ts";
import { OtherDashboards } from "../other-dashboards.tsx";
import classes from "../overview.module.css";
import { useForgetting } from "../use-forgetting.ts";
import { BytesOverTime } from "./bytes-over-time.tsx";
import { FailureReasons } from "./failure-reasons.tsx";
import { LagByLogType } from "./lag-by-log-type.tsx";
import { VolumeHeadline } from "./volume-headline.tsx";
import { LogTypeVolumes, SourceVolumes } from "./volume-tables.tsx";

const dataVolumeQuery = graphql(`
  query DataVolume($startTime: DateTime!, $endTime: DateTime!) {
    dataVolume(startTime: $startTime, endTime: $endTime) {
      logTypes { id }
      ...VolumeHeadline
      ...BytesOverTime
      ...LogTypeVolumes
      ...SourceVolumes
    }
  }
`);

/** What arrived, of which log types and from where, and what did not become events. */
export function DataVolumePage() {
  const search = useSearch({ from: "/shell/dashboard/data" });
  const range = useMemo(() => timeRangeFromSearch(search) ?? dashboardRangeDefault, [search]);
  const navigate = useNavigate();
  const mayReadSources = useMay("LogSourceRead");
  const variablesAt = useCallback(
    (now: Date) => {
      const { start, end } = resolveTimeRange(range, now);
      return { startTime: start.toISOString(), endTime: end.toISOString() };
    },
    [range],
  );
  const { data, error, isStale, live, refetch, variables } = useLiveQuery(dataVolumeQuery, {
    topics: ["sources"],
    variables: variablesAt,
    everyMs: dashboardRefreshMs,
  });
  useForgetting("dataVolume", variables);
  const shown = data?.dataVolume;
  const show = (next: TimeRange) => navigate({ to: "/dashboard/data/", search: timeRangeToSearch(next) });
  const zoom = (start: Date, end: Date) => show({ kind: "custom", start, end });
  return (
    <Page kind="wide">
      <PageHeader
        title="Data"
        actions={
          <>
            <OtherDashboards current="/dashboard/data/" />
            <TimeRangePicker value={range} onChange={show} presets={dashboardRanges} />
          </>
        }
      >
        <LiveText live={live} />
      </PageHeader>
      {error && !shown ? (
        <FailedState title="Couldn't load the dashboard" message={errorText(error)} onRetry={() => refetch()} />
      ) : shown?.logTypes.length === 0 ? (
        <EmptyState
          icon={<IconServer2 size={36} stroke={1.25} />}
          title="No data in this time range"
          action={
            mayReadSources ? <ButtonLink {...pathTarget("/configure/log-sources/")}>Log sources</ButtonLink> : undefined
          }
        >
          This page shows how much your log sources send, how it grows, and what matches no schema.
        </EmptyState>
      ) : (
        <div className={classes.body} aria-busy={isStale || !shown}>
          <VolumeHeadline shown={shown} range={range} />
          <div className={classes.grid}>
            <div className={classes.column}>
              <BytesOverTime shown={shown} onZoom={zoom} />
              <LogTypeVolumes shown={shown} range={range} />
              <SourceVolumes shown={shown} />
            </div>
            <div className={classes.column}>
              <PanelBoundary>
                <FailureReasons range={range} />
              </PanelBoundary>
              <PanelBoundary>
                <LagByLogType range={range} />
              </PanelBoundary>
            </div>
          </div>
        </div>
      )}
    </Page>
  );
}
