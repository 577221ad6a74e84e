import { FailedState, Panel, TextSkeleton } from "@pharos/ui";
import { resolveTimeRange, type TimeRange, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { useCallback } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../overview.module.css";
import { useForgetting } from "../use-forgetting.ts";
import { lagText } from "./lag-text.ts";
import { lakeRefreshMs } from "./lake-refresh.ts";

const lagQuery = graphql(`
  query DataLag($startTime: DateTime!, $endTime: DateTime!) {
    dataLag(startTime: $startTime, endTime: $endTime) { logType seconds }
  }
`);
const shownMax = 15;

/** How long events take to arrive; the slowest first, each leads to its events. */
export function LagByLogType({ range }: { readonly range: TimeRange }) {
  const maySearch = useMay("DataAnalyticsRead");
  const variablesAt = useCallback(
    (now: Date) => {
      const { start, end } = resolveTimeRange(range, now);
      return { startTime: start.toISOString(), endTime: end.toISOString() };
    },
    [range],
  );
  const { data, error, refetch, variables } = useLiveQuery(lagQuery, {
    topics: ["sources"],
    variables: variablesAt,
    everyMs: lakeRefreshMs,
  });
  useForgetting("dataLag", variables);
  const lags = data?.dataLag;
  return (
    <Panel title="Lag from event to arrival" flush>
      {error && !lags ? (
        <FailedState title="Couldn't load the lag" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!lags && !error ? (
        <div className={classes.nothing}>
          <TextSkeleton lines={6} />
        </div>
      ) : null}
      {lags?.length === 0 ? <p className={classes.nothing}>No events happened in this time range.</p> : null}
      {lags && lags.length > 0 ? (
        <ul className={classes.reasons} aria-label="Average lag by log type">
          {lags.slice(0, shownMax).map(({ logType, seconds }) => (
            <li key={logType}>
              {maySearch ? (
                <PathLink path="/investigate/search/" search={{ table: [logType], ...timeRangeToSearch(range) }}>
                  {logType}
                </PathLink>
              ) : (
                <span>{logType}</span>
              )}
              <span data-numeric>{lagText(seconds)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
