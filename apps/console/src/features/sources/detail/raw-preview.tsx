import { useQuery } from "@apollo/client/react";
import { Button, EmptyState, FailedState, LoadMore, TextSkeleton } from "@pharos/ui";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { RawEvents } from "../raw/raw-events.tsx";
import classes from "./source-page.module.css";

const rawPreviewQuery = graphql(`
  query RawPreview($input: ViewBucketDataInput!) {
    viewBucketData(input: $input) {
      data { s3Key event logType error }
      pageInfo { hasNextPage paginationToken }
    }
  }
`);

const pageSize = 25;

/** The newest of what the source brought, events and failures alike. */
export function RawPreview({ sourceId }: { sourceId: string }) {
  const { data, error, fetchMore, refetch } = useQuery(rawPreviewQuery, {
    variables: { input: { sourceId, pageSize } },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const [change, isLoadingMore] = useChange();
  // Until it has succeeded: what failed is not asked again unasked, or it would be asked without end.
  const [hasFailed, setFailed] = useState(false);
  if (error && !data)
    return <FailedState title="Couldn't load your events" message={errorText(error)} onRetry={() => refetch()} />;
  if (!data)
    return (
      <div className={classes.sheet}>
        <TextSkeleton lines={8} />
      </div>
    );
  const { data: rows, pageInfo } = data.viewBucketData;
  if (rows.length === 0)
    return <EmptyState title="No Events found">Nothing has arrived from this source yet.</EmptyState>;
  const loadMore = () =>
    change("Couldn't load your events", async () => {
      setFailed(true);
      await fetchMore({
        variables: { input: { sourceId, pageSize, paginationToken: pageInfo.paginationToken } },
        updateQuery: (before, { fetchMoreResult: { viewBucketData: next } }) => ({
          viewBucketData: { ...next, data: [...before.viewBucketData.data, ...next.data] },
        }),
      });
      setFailed(false);
    });
  return (
    <>
      <RawEvents rows={rows} />
      {pageInfo.hasNextPage ? (
        hasFailed && !isLoadingMore ? (
          <div className={classes.more}>
            <Button variant="default" onClick={loadMore}>
              Try again
            </Button>
          </div>
        ) : (
          <LoadMore isLoading={isLoadingMore} onNear={loadMore} />
        )
      ) : null}
    </>
  );
}
