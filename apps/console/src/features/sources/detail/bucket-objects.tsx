import { useMutation } from "@apollo/client/react";
import {
  Button,
  bytesText,
  ConfirmModal,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailedState,
  notify,
  SegmentedControl,
  TableSkeleton,
  TimeText,
} from "@pharos/ui";
import { IconRefresh } from "@pharos/ui/icons";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useMemo, useRef, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { BucketObjectState, BucketObjectsQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useLoadMore } from "../../../graphql/use-load-more.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./source-page.module.css";
import { readSourcePageSearch } from "./source-page-search.ts";
import { sourceRefreshMs } from "./source-refresh.ts";

const route = getRouteApi("/shell/configure/log-sources/$sourceId");

const objectsQuery = graphql(`
  query BucketObjects($id: ID!, $state: BucketObjectState!, $cursor: String, $pageSize: Int!) {
    source(id: $id) {
      integrationId
      ... on BucketCollection {
        objectCounts { waiting done failed }
        objects(state: $state, cursor: $cursor, pageSize: $pageSize) {
          nodes { id key bytes state reason foundAt endedAt }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
`);
const retryMutation = graphql(`
  mutation RetryBucketObjects($input: RetryBucketObjectsInput!) {
    retryBucketObjects(input: $input) { retried }
  }
`);
type BucketSource = Extract<BucketObjectsQuery["source"], { objects: unknown }>;
type BucketObject = BucketSource["objects"]["nodes"][number];

const pageSize = 50;
const rowId = (object: BucketObject) => object.id;
const skeletonWidths = ["50%", 80, "30%", 130];

const stateLabels: Readonly<Record<BucketObjectState, string>> = { FAILED: "Failed", WAITING: "Waiting", DONE: "Read" };
const states = Object.keys(stateLabels) as BucketObjectState[];

/** The objects of a bucket by what became of them. */
export function BucketObjects({ sourceId }: { sourceId: string }) {
  const { objects: state = "FAILED" } = route.useSearch();
  const change = useSearchChange(`/configure/log-sources/${sourceId}/`, readSourcePageSearch);
  const variables = useMemo(() => ({ id: sourceId, state, pageSize }), [sourceId, state]);
  const { data, error, isCurrent, networkStatus, fetchMore, refetch } = useLiveQuery(objectsQuery, {
    topics: ["sources"],
    variables,
    everyMs: sourceRefreshMs,
    isHeld: ({ source }) => "objects" in source && source.objects.nodes.length > pageSize,
  });
  const source = data && "objects" in data.source ? data.source : undefined;
  const readOn = useCallback((cursor: string) => fetchMore({ variables: { cursor } }), [fetchMore]);
  const { isLoadingMore, loadMore } = useLoadMore(source?.objects.pageInfo, networkStatus, readOn);
  const retry = useRetry(sourceId, refetch);
  const { mayRetry, retryOne } = retry;
  const columns = useMemo(() => columnsOf(state, mayRetry ? retryOne : undefined), [state, mayRetry, retryOne]);
  if (error && !source)
    return <FailedState title="Couldn't load the objects" message={errorText(error)} onRetry={() => refetch()} />;
  if (!source) return <TableSkeleton rows={6} widths={skeletonWidths} />;
  const { waiting, done, failed } = source.objectCounts;
  const counts: Readonly<Record<BucketObjectState, number>> = { WAITING: waiting, DONE: done, FAILED: failed };
  return (
    <>
      <div className={classes.objectsHead}>
        <SegmentedControl
          aria-label="State"
          size="xs"
          data={states.map((value) => ({
            value,
            label: `${stateLabels[value]} (${counts[value].toLocaleString("en")})`,
          }))}
          value={state}
          onChange={(next) => change({ objects: next === "FAILED" ? undefined : next })}
        />
        {state === "FAILED" && failed > 0 && mayRetry ? (
          <RetryAll count={failed} isRetrying={retry.isRetrying} onRetry={retry.retryAll} />
        ) : null}
      </div>
      {!isCurrent ? (
        <TableSkeleton rows={6} widths={skeletonWidths} />
      ) : source.objects.nodes.length === 0 ? (
        <EmptyState title={emptyTitles[state]}>{emptyTexts[state]}</EmptyState>
      ) : (
        <div className={classes.rows}>
          <DataTable
            label="Objects"
            storageKey={`bucket-objects-${state.toLowerCase()}`}
            rows={source.objects.nodes}
            columns={columns}
            rowId={rowId}
            onEndReached={loadMore}
            isLoadingMore={isLoadingMore}
          />
        </div>
      )}
    </>
  );
}

const emptyTitles: Readonly<Record<BucketObjectState, string>> = {
  FAILED: "No failed objects",
  WAITING: "No object is waiting",
  DONE: "No object read yet",
};
const emptyTexts: Readonly<Record<BucketObjectState, string>> = {
  FAILED: "Objects that are damaged, archived or too large appear here with the reason.",
  WAITING: "Objects wait here between their notice and their turn.",
  DONE: "Objects appear here when their events are stored. They are remembered for 400 days.",
};

interface Retry {
  readonly mayRetry: boolean;
  readonly isRetrying: boolean;
  readonly retryOne: (object: BucketObject) => void;
  readonly retryAll: () => void;
}

function useRetry(sourceId: string, refetch: () => Promise<unknown>): Retry {
  const mayRetry = useMay("LogSourceModify");
  const [retry] = useMutation(retryMutation);
  const [change, isRetrying] = useChange();
  const run = async (objectIds: string[] | undefined) => {
    let retried = 0;
    const isDone = await change("Unable to retry", async () => {
      const { data } = await retry({ variables: { input: { sourceId, ...(objectIds && { objectIds }) } } });
      retried = data?.retryBucketObjects.retried ?? 0;
    });
    if (!isDone) return;
    const objects = retried === 1 ? "1 object" : `${retried.toLocaleString("en")} objects`;
    notify({ message: `${objects} will be read again`, tone: "success" });
    await refetch();
  };
  // The table's columns hold it, and must stay the same between renders.
  const latest = useRef(run);
  latest.current = run;
  const retryOne = useCallback(({ id }: BucketObject) => void latest.current([id]), []);
  return { mayRetry, isRetrying, retryOne, retryAll: () => void run(undefined) };
}

function RetryAll({ count, isRetrying, onRetry }: { count: number; isRetrying: boolean; onRetry: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const objects = count === 1 ? "1 object" : `${count.toLocaleString("en")} objects`;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconRefresh size={14} />}
        loading={isRetrying}
        onClick={() => setAsking(true)}
      >
        Retry all
      </Button>
      <ConfirmModal
        opened={isAsking}
        title={`Retry ${objects}?`}
        confirmLabel="Retry all"
        onConfirm={() => {
          setAsking(false);
          onRetry();
        }}
        onClose={() => setAsking(false)}
      >
        Pharos reads each of them again. Events that were stored already are not stored twice.
      </ConfirmModal>
    </>
  );
}

function columnsOf(
  state: BucketObjectState,
  retryOne: ((object: BucketObject) => void) | undefined,
): DataTableColumn<BucketObject>[] {
  const key: DataTableColumn<BucketObject> = {
    id: "key",
    header: "Key",
    widthPx: 320,
    grow: 2,
    cell: ({ key }) => (
      <code className={classes.key} title={key}>
        {key}
      </code>
    ),
  };
  const size: DataTableColumn<BucketObject> = {
    id: "bytes",
    header: "Size",
    widthPx: 90,
    align: "end",
    cell: ({ bytes }) => bytesText(bytes),
  };
  const time = (id: "foundAt" | "endedAt", header: string): DataTableColumn<BucketObject> => ({
    id,
    header,
    widthPx: 180,
    cell: (object) => {
      const at = object[id];
      return at ? <TimeText value={at} /> : null;
    },
  });
  if (state === "WAITING") return [key, size, time("foundAt", "Found")];
  if (state === "DONE") return [key, size, time("foundAt", "Found"), time("endedAt", "Read")];
  const reason: DataTableColumn<BucketObject> = {
    id: "reason",
    header: "Reason",
    widthPx: 320,
    grow: 2,
    cell: ({ reason }) => (
      <span className={classes.reason} title={reason ?? ""}>
        {reason}
      </span>
    ),
  };
  const action: DataTableColumn<BucketObject> = {
    id: "retry",
    header: "",
    widthPx: 90,
    cell: (object) => (
      <span className={classes.action}>
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={`Retry ${object.key}`}
          onClick={(event) => {
            event.stopPropagation();
            retryOne?.(object);
          }}
        >
          Retry
        </Button>
      </span>
    ),
  };
  return [key, reason, size, time("endedAt", "Failed"), ...(retryOne ? [action] : [])];
}
