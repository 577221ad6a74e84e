import { Button, Tag, TimeText } from "@pharos/ui";
import { useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./source-page.module.css";
import { sourceRefreshMs } from "./source-refresh.ts";
import type { ReprocessingState } from "./use-reprocessing.ts";

const failureReasonsQuery = graphql(`
  query FailureReasons($sourceId: ID!) {
    failureReasons(sourceId: $sourceId) { reason logType count lastAt }
  }
`);

interface FailureReasonsProps {
  readonly sourceId: string;
  readonly reprocessing: Pick<ReprocessingState, "isUnderWay" | "start">;
}

/** Why records of the source fitted no schema, the most frequent reason first, and the schema to mend for each. */
export function FailureReasons({ sourceId, reprocessing }: FailureReasonsProps) {
  const mayModify = useMay("LogSourceModify");
  const variables = useMemo(() => ({ sourceId }), [sourceId]);
  const { data } = useLiveQuery(failureReasonsQuery, { topics: ["sources"], variables, everyMs: sourceRefreshMs });
  const reasons = data?.failureReasons ?? [];
  if (reasons.length === 0) return null;
  return (
    <table className={classes.reasons} aria-label="Reasons of failures">
      <thead>
        <tr>
          <th scope="col">Records</th>
          <th scope="col">Reason</th>
          <th scope="col">Log type</th>
          <th scope="col">Latest</th>
          <th scope="col">Schema</th>
          {mayModify ? <th scope="col">Reprocess</th> : null}
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ reason, logType, count, lastAt }) => (
          <tr key={`${logType} ${reason}`}>
            <td>{count.toLocaleString("en")}</td>
            <td className={classes.reasonText}>{reason}</td>
            <td>{logType ? <Tag>{logType}</Tag> : null}</td>
            <td>
              <TimeText value={lastAt} relative />
            </td>
            <td>
              {logType && mayModify ? (
                <PathLink
                  path={`/configure/schemas/${encodeURIComponent(logType)}/edit/`}
                  search={{ source: sourceId }}
                >
                  {`Mend ${logType}`}
                </PathLink>
              ) : mayModify ? (
                <PathLink path="/configure/schemas/new/" search={{ source: sourceId }}>
                  Create a schema
                </PathLink>
              ) : null}
            </td>
            {mayModify ? (
              <td>
                <Button
                  variant="subtle"
                  size="compact-xs"
                  disabled={reprocessing.isUnderWay}
                  aria-label={`Reprocess: ${reason}`}
                  onClick={() => reprocessing.start({ reason, ...(logType && { logType }) })}
                >
                  Reprocess
                </Button>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
