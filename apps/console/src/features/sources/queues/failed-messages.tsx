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
  TableSkeleton,
  TimeText,
} from "@pharos/ui";
import { IconRefresh, IconTrash } from "@pharos/ui/icons";
import { useCallback, useMemo, useRef, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { FailedMessagesQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useLoadMore } from "../../../graphql/use-load-more.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../detail/source-page.module.css";
import { sourceRefreshMs } from "../detail/source-refresh.ts";

const messagesQuery = graphql(`
  query FailedMessages($id: ID!, $cursor: String, $pageSize: Int!) {
    source(id: $id) {
      integrationId
      ... on QueueLogSource {
        messageCounts { inFlight failed retryable }
        failedMessages(cursor: $cursor, pageSize: $pageSize) {
          nodes { id messageId messages bytes reason receivedAt }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
`);
const retryMutation = graphql(`
  mutation RetryFailedMessages($input: FailedMessagesInput!) {
    retryFailedMessages(input: $input) { messages }
  }
`);
const deleteMutation = graphql(`
  mutation DeleteFailedMessages($input: FailedMessagesInput!) {
    deleteFailedMessages(input: $input) { messages }
  }
`);
type QueueSource = Extract<FailedMessagesQuery["source"], { __typename?: "QueueLogSource" }>;
type FailedMessage = QueueSource["failedMessages"]["nodes"][number];

const pageSize = 50;
const rowId = (message: FailedMessage) => message.id;
const skeletonWidths = ["30%", "50%", 80, 130];

/** The messages of a queue that cannot be read. */
export function FailedMessages({ sourceId }: { readonly sourceId: string }) {
  const variables = useMemo(() => ({ id: sourceId, pageSize }), [sourceId]);
  const { data, error, networkStatus, fetchMore, refetch } = useLiveQuery(messagesQuery, {
    topics: ["sources"],
    variables,
    everyMs: sourceRefreshMs,
    isHeld: ({ source }) => "failedMessages" in source && source.failedMessages.nodes.length > pageSize,
  });
  const source = data && "failedMessages" in data.source ? data.source : undefined;
  const readOn = useCallback((cursor: string) => fetchMore({ variables: { cursor } }), [fetchMore]);
  const { isLoadingMore, loadMore } = useLoadMore(source?.failedMessages.pageInfo, networkStatus, readOn);
  const actions = useMessageActions(sourceId, refetch);
  const { mayChange, retryOne } = actions;
  const columns = useMemo(() => columnsOf(mayChange ? retryOne : undefined), [mayChange, retryOne]);
  if (error && !source)
    return <FailedState title="Couldn't load the messages" message={errorText(error)} onRetry={() => refetch()} />;
  if (!source) return <TableSkeleton rows={6} widths={skeletonWidths} />;
  const { failed, retryable } = source.messageCounts;
  if (source.failedMessages.nodes.length === 0) {
    return (
      <EmptyState title="No failed messages">
        Messages that are damaged or too large appear here with the reason. The others go on.
      </EmptyState>
    );
  }
  return (
    <>
      {mayChange ? <AllActions count={failed} retryable={retryable} {...actions} /> : null}
      <div className={classes.rows}>
        <DataTable
          label="Failed messages"
          storageKey="failed-messages"
          rows={source.failedMessages.nodes}
          columns={columns}
          rowId={rowId}
          onEndReached={loadMore}
          isLoadingMore={isLoadingMore}
        />
      </div>
    </>
  );
}

const messagesText = (count: number) => (count === 1 ? "1 message" : `${count.toLocaleString("en")} messages`);

interface MessageActions {
  readonly mayChange: boolean;
  readonly isChanging: boolean;
  readonly retryOne: (message: FailedMessage) => void;
  readonly retryAll: () => void;
  readonly deleteAll: () => void;
}

function useMessageActions(sourceId: string, refetch: () => Promise<unknown>): MessageActions {
  const mayChange = useMay("LogSourceModify");
  const [retry] = useMutation(retryMutation);
  const [remove] = useMutation(deleteMutation);
  const [change, isChanging] = useChange();
  const runRetry = async (ids: string[] | undefined) => {
    let messages = 0;
    const isDone = await change("Unable to retry", async () => {
      const { data } = await retry({ variables: { input: { sourceId, ...(ids && { ids }) } } });
      messages = data?.retryFailedMessages.messages ?? 0;
    });
    if (!isDone) return;
    notify({ message: `${messagesText(messages)} will be read again`, tone: "success" });
    await refetch();
  };
  const runDelete = async () => {
    let messages = 0;
    const isDone = await change("Unable to delete", async () => {
      const { data } = await remove({ variables: { input: { sourceId } } });
      messages = data?.deleteFailedMessages.messages ?? 0;
    });
    if (!isDone) return;
    notify({ message: `${messagesText(messages)} deleted`, tone: "success" });
    await refetch();
  };
  // The table's columns hold it, and must stay the same between renders.
  const latest = useRef(runRetry);
  latest.current = runRetry;
  const retryOne = useCallback(({ id }: FailedMessage) => void latest.current([id]), []);
  return {
    mayChange,
    isChanging,
    retryOne,
    retryAll: () => void runRetry(undefined),
    deleteAll: () => void runDelete(),
  };
}

interface AllActionsProps extends MessageActions {
  readonly count: number;
  readonly retryable: number;
}

function AllActions({ count, retryable, isChanging, retryAll, deleteAll }: AllActionsProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className={classes.objectsHead}>
      <span className={classes.quiet}>{messagesText(count)}</span>
      <span>
        {retryable > 0 ? (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={14} />}
            loading={isChanging}
            onClick={retryAll}
          >
            {retryable === count ? "Retry all" : `Retry ${messagesText(retryable)}`}
          </Button>
        ) : null}{" "}
        <Button variant="default" size="xs" leftSection={<IconTrash size={14} />} onClick={() => setDeleting(true)}>
          Delete all
        </Button>
      </span>
      <ConfirmModal
        opened={isDeleting}
        title={`Delete ${messagesText(count)}?`}
        confirmLabel="Delete all"
        onConfirm={() => {
          setDeleting(false);
          deleteAll();
        }}
        onClose={() => setDeleting(false)}
      >
        They are no longer in the queue, so they are lost for good.
      </ConfirmModal>
    </div>
  );
}

function columnsOf(retryOne: ((message: FailedMessage) => void) | undefined): DataTableColumn<FailedMessage>[] {
  const action: DataTableColumn<FailedMessage> = {
    id: "retry",
    header: "",
    widthPx: 90,
    // A message without bytes cannot become readable.
    cell: (message) =>
      message.bytes > 0 ? (
        <span className={classes.action}>
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={`Retry ${message.messageId}`}
            onClick={(event) => {
              event.stopPropagation();
              retryOne?.(message);
            }}
          >
            Retry
          </Button>
        </span>
      ) : null,
  };
  return [
    {
      id: "messageId",
      header: "Message",
      widthPx: 240,
      grow: 1,
      cell: ({ messageId, messages }) => (
        <code className={classes.key} title={messageId}>
          {messages > 1 ? `${messageId} and ${messages - 1} more` : messageId}
        </code>
      ),
    },
    {
      id: "reason",
      header: "Reason",
      widthPx: 360,
      grow: 2,
      cell: ({ reason }) => (
        <span className={classes.reason} title={reason ?? ""}>
          {reason}
        </span>
      ),
    },
    { id: "bytes", header: "Size", widthPx: 90, align: "end", cell: ({ bytes }) => bytesText(bytes) },
    { id: "receivedAt", header: "Received", widthPx: 180, cell: ({ receivedAt }) => <TimeText value={receivedAt} /> },
    ...(retryOne ? [action] : []),
  ];
}
