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
import classes from "./source-page.module.css";
import { sourceRefreshMs } from "./source-refresh.ts";

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
  /** What the source's health says of them. */
  readonly summary: string;
  /** Within the last 24 hours. */
  readonly hasFailed: boolean;
}

/** What arrived and matched no schema, newest first. */
export function SourceFailures({ sourceId, summary, hasFailed }: SourceFailuresProps) {
  const [opened, setOpened] = useState<Failure>();
  const variables = useMemo(() => ({ id: sourceId, pageSize }), [sourceId]);
  const { data, error, networkStatus, fetchMore, refetch } = useLiveQuery(failuresQuery, {
    topics: ["sources"],
    variables,
    everyMs: sourceRefreshMs,
    isHeld: ({ source }) => source.failures.nodes.length > pageSize,
  });
  const failures = data?.source.failures;
  const readOn = useCallback((cursor: string) => fetchMore({ variables: { cursor } }), [fetchMore]);
  const { isLoadingMore, loadMore } = useLoadMore(failures?.pageInfo, networkStatus, readOn);
  if (error && !failures)
    return <FailedState title="Couldn't load the failures" message={errorText(error)} onRetry={() => refetch()} />;
  if (!failures) return <TableSkeleton rows={6} widths={skeletonWidths} />;
  if (failures.nodes.length === 0) {
    return (
      <EmptyState title={hasFailed ? "Not readable yet" : "No failures"}>
        {summary}
        {hasFailed ? " They appear here once they are written to the data lake." : ""}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={classes.summary}>{summary}</p>
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
      <SideSheet opened={opened !== undefined} onClose={() => setOpened(undefined)} title="Failed event" widthPx={720}>
        {opened ? <FailureDetails failure={opened} /> : null}
      </SideSheet>
    </>
  );
}

function FailureDetails({ failure }: { failure: Failure }) {
  const { reason, at, logType, raw } = failure;
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
      {raw == null ? null : <pre>{raw}</pre>}
    </div>
  );
}
