import { useQuery } from "@apollo/client/react";
import { BlockSkeleton, Page, TextSkeleton } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../shell/breadcrumb-bar.tsx";
import { PageFailure } from "../../../shell/page-failure.tsx";
import { PanelBoundary } from "../../../shell/panel-boundary.tsx";
import { SourceAddress } from "./source-address.tsx";
import { SourceData } from "./source-data.tsx";
import { SourceFacts } from "./source-facts.tsx";
import { SourceHeader } from "./source-header.tsx";
import classes from "./source-page.module.css";
import { SourceVolume } from "./source-volume.tsx";

const route = getRouteApi("/shell/configure/log-sources/$sourceId");
const refreshMs = 15_000;

const sourceQuery = graphql(`
  query Source($id: ID!) {
    source(id: $id) {
      __typename
      integrationId
      integrationLabel
      createdAtTime
      ...SourceHeader
      ... on HttpLogSource { ...SourceAddress }
      ...SourceFacts
      ...SourceDataSubject
    }
  }
`);

export function SourcePage() {
  const { sourceId } = route.useParams();
  const { data, error, refetch } = useQuery(sourceQuery, { variables: { id: sourceId }, pollInterval: refreshMs });
  const source = data?.source;
  useBreadcrumbName(sourceId, source?.integrationLabel);
  if (!source)
    return error ? (
      <PageFailure title="Couldn't load the log source" error={error} onRetry={() => refetch()} />
    ) : (
      <SourceSkeleton />
    );
  return (
    <Page kind="wide">
      <SourceHeader source={source} />
      {source.__typename === "HttpLogSource" ? <SourceAddress source={source} /> : null}
      <div className={classes.columns}>
        <PanelBoundary>
          <SourceVolume sourceId={sourceId} createdAt={source.createdAtTime} />
        </PanelBoundary>
        <SourceFacts source={source} />
      </div>
      <PanelBoundary>
        <SourceData key={sourceId} source={source} />
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
