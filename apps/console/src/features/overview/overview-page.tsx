import { useQuery } from "@apollo/client/react";
import { FailedState, Page, PageHeader, TimeRangePicker } from "@pharos/ui";
import { resolveTimeRange, type TimeRangePresetId, timeRangePresetIds } from "@pharos/ui/time-ranges";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { errorText } from "../../graphql/error-text.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { useMay } from "../../shell/viewer.tsx";
import { AlertPanels } from "./alert-panels.tsx";
import { EventPanels } from "./event-panels.tsx";
import classes from "./overview.module.css";
import { RecentAlerts } from "./recent-alerts.tsx";

const overviewQuery = graphql(`
  query Overview($startTime: DateTime!, $endTime: DateTime!) {
    overview(startTime: $startTime, endTime: $endTime) {
      ...AlertPanels
      ...EventPanels
    }
  }
`);
const rangeDefault: TimeRangePresetId = "P1M";
/** The server sums up a year at most. */
const overviewRanges = timeRangePresetIds.filter((id) => id !== "PAllTime");

/** What happened lately, and what waits. */
export function OverviewPage() {
  const { range = rangeDefault } = useSearch({ from: "/shell/dashboard/overview" });
  const navigate = useNavigate();
  const mayReadAlerts = useMay("AlertRead");
  const variables = useMemo(() => {
    const { start, end } = resolveTimeRange({ kind: "preset", id: range }, new Date());
    return { startTime: start.toISOString(), endTime: end.toISOString() };
  }, [range]);
  const { data, previousData, error, refetch } = useQuery(overviewQuery, { variables });
  const overview = (data ?? previousData)?.overview;
  return (
    <Page kind="wide">
      <PageHeader
        title="Overview"
        actions={
          <TimeRangePicker
            value={{ kind: "preset", id: range }}
            onChange={(next) => {
              if (next.kind === "preset")
                navigate({ to: "/dashboard/overview/", search: { range: next.id }, replace: true });
            }}
            presets={overviewRanges}
          />
        }
      />
      {error && !overview ? (
        <FailedState title="Couldn't load the overview" message={errorText(error)} onRetry={() => refetch()} />
      ) : (
        <div className={classes.grid} aria-busy={!data}>
          <AlertPanels overview={overview} />
          <EventPanels overview={overview} />
          {mayReadAlerts ? <RecentAlerts /> : null}
        </div>
      )}
    </Page>
  );
}
