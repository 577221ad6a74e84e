import { FailedState, Panel, TextSkeleton, TimeText } from "@pharos/ui";
import { resolveTimeRange, type TimeRange } from "@pharos/ui/time-ranges";
import { useCallback } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../overview.module.css";
import { useForgetting } from "../use-forgetting.ts";
import { lakeRefreshMs } from "./lake-refresh.ts";

const failuresQuery = graphql(`
  query DataFailures($startTime: DateTime!, $endTime: DateTime!) {
    dataFailures(startTime: $startTime, endTime: $endTime) { sourceId label reason failures lastAt }
  }
`);

/** Why events matched no schema; each leads to the failures of its source. */
export function FailureReasons({ range }: { readonly range: TimeRange }) {
  const mayOpen = useMay("LogSourceRead");
  const variablesAt = useCallback(
    (now: Date) => {
      const { start, end } = resolveTimeRange(range, now);
      return { startTime: start.toISOString(), endTime: end.toISOString() };
    },
    [range],
  );
  const { data, error, refetch, variables } = useLiveQuery(failuresQuery, {
    topics: ["sources"],
    variables: variablesAt,
    everyMs: lakeRefreshMs,
  });
  useForgetting("dataFailures", variables);
  const reasons = data?.dataFailures;
  return (
    <Panel title="Events that match no schema" flush>
      {error && !reasons ? (
        <FailedState title="Couldn't load the failures" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!reasons && !error ? (
        <div className={classes.nothing}>
          <TextSkeleton lines={4} />
        </div>
      ) : null}
      {reasons?.length === 0 ? <p className={classes.nothing}>Every event matched a schema.</p> : null}
      {reasons && reasons.length > 0 ? (
        <ul className={classes.reasons} aria-label="Reasons of failures">
          {reasons.map(({ sourceId, label, reason, failures, lastAt }) => (
            <li key={`${sourceId} ${reason}`}>
              {mayOpen ? (
                <PathLink path={`/configure/log-sources/${encodeURIComponent(sourceId)}/`} search={{ tab: "failures" }}>
                  {label}
                </PathLink>
              ) : (
                <span>{label}</span>
              )}
              <span data-numeric>{failures.toLocaleString("en")}</span>
              <p className={classes.reason}>
                {reason}, last <TimeText value={lastAt} relative />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
