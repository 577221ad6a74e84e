import {
  CopyButton,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Facts,
  FailedState,
  SideSheet,
  TableSkeleton,
  Tag,
  TimeText,
} from "@pharos/ui";
import { useCallback, useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { SourceFailuresQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLoadMore } from "../../../graphql/use-load-more.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { useMay } from "../../../session/viewer.tsx";
import { FailureReasons } from "./failure-reasons.tsx";
import { ReprocessFailures } from "./reprocess-failures.tsx";
import classes from "./source-page.module.css";
import { sourceRefreshMs } from "./source-refresh.ts";
import { useReprocessing } from "./use-reprocessing.ts";

const failuresQuery = graphql(`
  query SourceFailures($id: ID!, $cursor: String, $pageSize: Int!) {
    source(id: $id) {
      integrationId
      failures(cursor: $cursor, pageSize: $pageSize) {
        nodes { id at reason logType raw }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`);
type Failure = SourceFailuresQuery["source"]["failures"]["nodes"][number];

const pageSize = 50;
const rowId = (failure: Failure) => failure.id;
const skeletonWidths = [130, "60%", 110];

const columns: readonly DataTableColumn<Failure>[] = [
  { id: "at", header: "Time", widthPx: 190, cell: (failure) => <TimeText value={failure.at} /> },
  {
    id: "reason",
    header: "Reason",
    widthPx: 320,
    grow: true,
    cell: (failure) => (
      <span className={classes.reason} title={failure.reason}>
        {failure.reason}
      </span>
    ),
  },
  {
    id: "logType",
    header: "Log type",
    widthPx: 180,
    cell: (failure) => (failure.logType ? <Tag>{failure.logType}</Tag> : null),
  },
];

interface SourceFailuresProps {
  readonly sourceId: string;
  readonly logTypes: readonly string[];
  /** What the source's health says of them. */
  readonly summary: string;
  /** Within the last 24 hours. */
  readonly hasFailed: boolean;
}

/** What arrived and matched no schema, newest first. */
export function SourceFailures({ sourceId, logTypes, summary, hasFailed }: SourceFailuresProps) {
  const [opened, setOpened] = useState<Failure>();
  const variables = useMemo(() => ({ id: sourceId, pageSize }), [sourceId]);
  const { data, error, networkStatus, fetchMore, refetch } = useLiveQuery(failuresQuery, {
    topics: ["sources"],
    variables,
    everyMs: sourceRefreshMs,
    isHeld: ({ source }) => source.failures.nodes.length > pageSize,
  });
  const reprocessing = useReprocessing(sourceId);
  const failures = data?.source.failures;
  const readOn = useCallback((cursor: string) => fetchMore({ variables: { cursor } }), [fetchMore]);
  const { isLoadingMore, loadMore } = useLoadMore(failures?.pageInfo, networkStatus, readOn);
  if (error && !failures)
    return <FailedState title="Couldn't load the failures" message={errorText(error)} onRetry={() => refetch()} />;
  if (!failures) return <TableSkeleton rows={6} widths={skeletonWidths} />;
  const isEmpty = failures.nodes.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyState title={hasFailed ? "Not readable yet" : "No failures"}>
          {summary}
          {hasFailed ? " They appear here once they are written to the data lake." : ""}
        </EmptyState>
      ) : (
        <p className={classes.summary}>{summary}</p>
      )}
      {isEmpty ? null : <FailureReasons sourceId={sourceId} reprocessing={reprocessing} />}
      <ReprocessFailures reprocessing={reprocessing} isNeeded={!isEmpty} />
      {isEmpty ? null : (
        <div className={classes.rows}>
          <DataTable
            label="Failures"
            storageKey="source-failures"
            rows={failures.nodes}
            columns={columns}
            rowId={rowId}
            onOpen={setOpened}
            onEndReached={loadMore}
            isLoadingMore={isLoadingMore}
          />
        </div>
      )}
      <SideSheet opened={opened !== undefined} onClose={() => setOpened(undefined)} title="Failed event" widthPx={720}>
        {opened ? <FailureDetails failure={opened} sourceId={sourceId} logTypes={logTypes} /> : null}
      </SideSheet>
    </>
  );
}

interface FailureDetailsProps {
  readonly failure: Failure;
  readonly sourceId: string;
  readonly logTypes: readonly string[];
}

/** Of a record that no schema took, one of these may have to be mended. */
const mendedMax = 5;

function FailureDetails({ failure, sourceId, logTypes }: FailureDetailsProps) {
  const { reason, at, logType, raw } = failure;
  const mayModify = useMay("LogSourceModify");
  const mended = logType ? [logType] : logTypes.slice(0, mendedMax);
  return (
    <div className={classes.sheet}>
      <Facts
        items={[
          ["Reason", reason],
          ["Time", <TimeText key="at" value={at} />],
          ["Log type", logType],
          [
            "Raw",
            raw == null ? (
              "Your role cannot view raw data"
            ) : (
              <CopyButton key="raw" value={raw} label="Copy the raw data" />
            ),
          ],
        ]}
      />
      {mayModify ? (
        <div className={classes.mend}>
          {mended.map((name) => (
            <ButtonLink
              key={name}
              variant="default"
              {...pathTarget(`/configure/schemas/${encodeURIComponent(name)}/edit/`, { source: sourceId })}
            >
              Mend {name}
            </ButtonLink>
          ))}
        </div>
      ) : null}
      {raw == null ? null : <pre>{raw}</pre>}
    </div>
  );
}
