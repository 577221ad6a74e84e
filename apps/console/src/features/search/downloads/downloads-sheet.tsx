import { useQuery } from "@apollo/client/react";
import { Button, bytesText, EmptyState, FailedState, SideSheet, Skeleton, StatusBadge, TimeText } from "@pharos/ui";
import { IconDownload } from "@pharos/ui/icons";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { CsvFilesQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { CsvLink } from "./csv-link.tsx";
import classes from "./downloads.module.css";

const filesQuery = graphql(`
  query CsvFiles($input: QueryDownloadsInput!) {
    queryDownloads(input: $input) {
      edges { node { id queryId status error { message } rowCount bytes createdAt } }
      pageInfo { hasNextPage }
    }
  }
`);
type CsvFile = CsvFilesQuery["queryDownloads"]["edges"][number]["node"];

const pageSize = 10;
/** As long as the server takes to make a small file. */
const refetchMs = 5000;

/** The reader's files of all rows of a query, while they are kept, with their links. */
export function DownloadsSheet({ onClose }: { readonly onClose: () => void }) {
  // One page that grows: as often as it is asked for again, a list of several would begin anew.
  const [shown, setShown] = useState(pageSize);
  const asked = useQuery(filesQuery, {
    variables: { input: { pageSize: shown } },
    fetchPolicy: "network-only",
    pollInterval: refetchMs,
  });
  const { error, refetch } = asked;
  const data = asked.data ?? asked.previousData;
  const { edges = [], pageInfo } = data?.queryDownloads ?? {};
  return (
    <SideSheet opened onClose={onClose} title="CSV files">
      <div className={classes.sheet}>
        {error && !data ? (
          <FailedState title="Couldn't load your CSV files" message={errorText(error)} onRetry={() => refetch()} />
        ) : data === undefined ? (
          <Skeleton height={160} />
        ) : edges.length === 0 ? (
          <EmptyState icon={<IconDownload size={36} stroke={1.25} />} title="No CSV files">
            Run a query in SQL or Flow and choose Export, then CSV of all rows. Files are kept for 12 hours.
          </EmptyState>
        ) : (
          <ul className={classes.files}>
            {edges.map(({ node }) => (
              <File key={node.id} file={node} />
            ))}
          </ul>
        )}
        {pageInfo?.hasNextPage ? (
          <Button variant="default" onClick={() => setShown(shown + pageSize)}>
            Show more
          </Button>
        ) : null}
      </div>
    </SideSheet>
  );
}

function File({ file }: { readonly file: CsvFile }) {
  const { id, queryId, status, error, rowCount, bytes, createdAt } = file;
  return (
    <li className={classes.file}>
      <div className={classes.line}>
        <TimeText value={createdAt} />
        {status === "running" ? <StatusBadge tone="active">Generating</StatusBadge> : null}
        {status === "failed" ? <StatusBadge tone="fail">Failed</StatusBadge> : null}
        {status === "expired" ? <StatusBadge tone="neutral">Expired</StatusBadge> : null}
        {status === "ready" ? (
          <span data-numeric>
            {rowCount.toLocaleString("en")} {rowCount === 1 ? "row" : "rows"}, {bytesText(bytes)}
          </span>
        ) : null}
      </div>
      {error ? <div className={classes.error}>{error.message}</div> : null}
      <div className={classes.line}>
        {status === "running" ? null : (
          <CsvLink downloadId={id} queryId={queryId} createdAt={new Date(createdAt)} isFailed={status === "failed"} />
        )}
        <PathLink path="/investigate/data-explorer/" search={{ queryId }}>
          Open query
        </PathLink>
      </div>
    </li>
  );
}
