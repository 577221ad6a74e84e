import { BlockSkeleton, Page, Panel, TextSkeleton } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { PullState } from "../pulling/pull-state.tsx";
import { QueueProblem } from "../queues/queue-problem.tsx";
import { SyslogListening } from "../syslog/syslog-listening.tsx";
import { CollectionProblem } from "./collection-problem.tsx";
import { SourceAddress } from "./source-address.tsx";
import { SourceData } from "./source-data.tsx";
import { SourceFacts } from "./source-facts.tsx";
import { SourceHeader } from "./source-header.tsx";
import classes from "./source-page.module.css";
import { sourceRefreshMs } from "./source-refresh.ts";
import { SourceVolume } from "./source-volume.tsx";

const route = getRouteApi("/shell/configure/log-sources/$sourceId");

const sourceQuery = graphql(`
  query Source($id: ID!) {
    source(id: $id) {
      __typename
      integrationId
      integrationLabel
      createdAtTime
      lastEventReceivedAtTime
      ...SourceHeader
      ... on HttpLogSource { ...SourceAddress }
      ... on SyslogLogSource { ...SyslogListening }
      ... on BucketCollection { ...CollectionProblem }
      ... on QueueLogSource { ...QueueProblem }
      ... on PullLogSource { ...PullState }
      ...SourceFacts
      ...SourceDataSubject
    }
  }
`);

export function SourcePage() {
  const { sourceId } = route.useParams();
  const variables = useMemo(() => ({ id: sourceId }), [sourceId]);
  const page = useLiveQuery(sourceQuery, { topics: ["sources"], variables, everyMs: sourceRefreshMs });
  const { data, error, isStale, refetch } = page;
  const source = isStale ? undefined : data?.source;
  useBreadcrumbName(sourceId, source?.integrationLabel);
  if (!source)
    return error ? (
      <PageFailure title="Couldn't load the log source" error={error} onRetry={() => refetch()} />
    ) : (
      <SourceSkeleton />
    );
  const address = source.__typename === "HttpLogSource" ? <SourceAddress source={source} /> : undefined;
  // How to send matters most until something arrives; after that it is a tab.
  const isWaiting = source.lastEventReceivedAtTime == null;
  return (
    <Page kind="wide">
      <SourceHeader source={source} live={page.live} />
      {source.__typename === "SyslogLogSource" ? <SyslogListening source={source} /> : null}
      {source.__typename === "S3LogIntegration" || source.__typename === "BucketLogSource" ? (
        <CollectionProblem source={source} />
      ) : null}
      {source.__typename === "QueueLogSource" ? <QueueProblem source={source} /> : null}
      {address && isWaiting ? <Panel title="Send logs here">{address}</Panel> : null}
      {source.__typename === "PullLogSource" ? <PullState source={source} /> : null}
      <div className={classes.columns}>
        <PanelBoundary>
          <SourceVolume sourceId={sourceId} createdAt={source.createdAtTime} />
        </PanelBoundary>
        <SourceFacts source={source} />
      </div>
      <PanelBoundary>
        <SourceData key={sourceId} source={source} address={isWaiting ? undefined : address} />
      </PanelBoundary>
    </Page>
  );
}

const panelHeightPx = 300;
const addressHeightPx = 96;

function SourceSkeleton() {
  return (
    <Page kind="wide">
      <TextSkeleton lines={2} />
      <BlockSkeleton height={addressHeightPx} />
      <div className={classes.columns}>
        <BlockSkeleton height={panelHeightPx} />
        <BlockSkeleton height={panelHeightPx} />
      </div>
    </Page>
  );
}
