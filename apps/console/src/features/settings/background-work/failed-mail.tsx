import { useMutation, useQuery } from "@apollo/client/react";
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailedState,
  notify,
  TableSkeleton,
  TimeText,
} from "@pharos/ui";
import { IconMail } from "@pharos/ui/icons";
import { useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { FailedMailsQuery, MailPurpose } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useLoadMore } from "../../../graphql/use-load-more.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../settings.module.css";

const failedMailsQuery = graphql(`
  query FailedMails($input: FailedMailsInput!) {
    failedMails(input: $input) {
      pageInfo { hasNextPage endCursor }
      edges { node { id purpose subject recipients error failedAt isRetriable } }
    }
  }
`);
const retryMutation = graphql(`
  mutation RetryFailedMail($id: ID!) { retryFailedMail(id: $id) }
`);

type Mail = FailedMailsQuery["failedMails"]["edges"][number]["node"];

const input = { pageSize: 50 };
const skeletonWidths = ["30%", "24%", "30%", 150, 90];
const rowId = ({ id }: Mail) => id;
/** Where the subject is not known. */
const purposes: Readonly<Record<MailPurpose, string>> = {
  INVITATION: "Invitation",
  PASSWORD_RESET: "Password reset",
  ALERT_ASSIGNED: "Assigned alerts",
  CASE_ASSIGNED: "Assigned case",
  QUERY_ROWS: "Rows of a scheduled query",
};

/** Mail that was given up, the newest first; what is kept of it can be sent again. */
export function FailedMail({ onChanged }: { onChanged: () => unknown }) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(failedMailsQuery, {
    variables: { input },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...input, cursor } } }),
    [fetchMore],
  );
  const { isLoadingMore, loadMore } = useLoadMore(data?.failedMails.pageInfo, networkStatus, readOn);
  const afterRetry = useCallback(async () => {
    await refetch();
    await onChanged();
  }, [refetch, onChanged]);
  const retry = useRetry(afterRetry);
  const columns = useMemo(() => columnsOf(retry), [retry]);
  if (error && !data)
    return <FailedState title="Couldn't load the failed mail" message={errorText(error)} onRetry={() => refetch()} />;
  if (!data) return <TableSkeleton widths={skeletonWidths} />;
  const rows = data.failedMails.edges.map(({ node }) => node);
  if (rows.length === 0) {
    return (
      <EmptyState icon={<IconMail size={36} stroke={1.25} />} title="No failed mail">
        Mail appears here for 30 days when the mail server rejected it, or when it could not be sent in time.
      </EmptyState>
    );
  }
  return (
    <DataTable
      label="Failed mail"
      storageKey="failed-mail"
      rows={rows}
      columns={columns}
      rowId={rowId}
      onEndReached={loadMore}
      isLoadingMore={isLoadingMore}
    />
  );
}

/** Sends one mail again; undefined for people who may not. */
function useRetry(onSent: () => Promise<unknown>): ((id: string) => void) | undefined {
  const [retry] = useMutation(retryMutation);
  const [change] = useChange();
  const mayRetry = useMay("GeneralSettingsModify");
  return useMemo(
    () =>
      mayRetry
        ? (id) =>
            void change("Unable to retry the mail", async () => {
              await retry({ variables: { id } });
              notify({ message: "The mail is sent again within seconds.", tone: "success" });
              await onSent();
            })
        : undefined,
    [mayRetry, change, retry, onSent],
  );
}

function columnsOf(retry: ((id: string) => void) | undefined): readonly DataTableColumn<Mail>[] {
  return [
    {
      id: "subject",
      header: "Subject",
      widthPx: 240,
      grow: 2,
      cell: ({ subject, purpose }) =>
        subject ? (
          <span className={classes.name} title={subject}>
            {subject}
          </span>
        ) : (
          <span className={classes.quiet}>{purposes[purpose]}</span>
        ),
    },
    {
      id: "recipients",
      header: "Recipient",
      widthPx: 200,
      grow: true,
      cell: ({ recipients }) => recipients?.join(", ") ?? <span className={classes.quiet}>hidden</span>,
    },
    {
      id: "error",
      header: "Reason",
      widthPx: 240,
      grow: 2,
      cell: ({ error }) =>
        error == null ? <span className={classes.quiet}>hidden</span> : <span title={error}>{error}</span>,
    },
    { id: "failedAt", header: "Failed", widthPx: 200, cell: ({ failedAt }) => <TimeText value={failedAt} /> },
    {
      id: "retry",
      header: "Action",
      widthPx: 104,
      cell: ({ id, isRetriable }) =>
        !isRetriable ? (
          <span className={classes.quiet} title="Its content is no longer kept, or its link has stopped working.">
            Expired
          </span>
        ) : retry ? (
          <span className={classes.retry}>
            <Button variant="default" size="compact-xs" onClick={() => retry(id)}>
              Retry
            </Button>
          </span>
        ) : null,
    },
  ];
}
