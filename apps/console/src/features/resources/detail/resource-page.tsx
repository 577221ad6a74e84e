import { BlockSkeleton, CopyButton, Facts, JsonTree, Page, PageHeader, Panel, Tag, TimeText } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { OutcomeBadge } from "../outcome-badge.tsx";
import { resourceSegment } from "../resource-path.ts";
import classes from "../resources.module.css";
import { ResourceAlerts } from "./resource-alerts.tsx";
import { ResourceHistory } from "./resource-history.tsx";
import { ResourceResults } from "./resource-results.tsx";

const route = getRouteApi("/shell/investigate/resources/$resourceId");

const resourceQuery = graphql(`
  query Resource($id: ID!) {
    resource(id: $id) {
      id type accountId region name attributes createdAt changedAt seenAt deletedAt complianceStatus
      ...ResourceResults
      ...ResourceHistory
    }
  }
`);
const skeletonHeightPx = 320;
const treeDepth = 1;

/** One thing in a cloud account: what it is like, and what policies say about it. */
export function ResourcePage() {
  const { resourceId } = route.useParams();
  const { data, error, live, refetch } = useLiveQuery(resourceQuery, {
    topics: ["resources"],
    variables: useMemo(() => ({ id: resourceId }), [resourceId]),
  });
  const mayReadAlerts = useMay("AlertRead");
  const resource = data?.resource.id === resourceId ? data.resource : undefined;
  useBreadcrumbName(resourceSegment(resourceId), resource?.name || resourceId);
  if (!resource)
    return error ? (
      <PageFailure title="Couldn't load the resource" error={error} onRetry={() => refetch()} />
    ) : (
      <ResourceSkeleton title={resourceId} />
    );
  const { id, type, accountId, region, name, createdAt, changedAt, seenAt, deletedAt } = resource;
  return (
    <Page kind="wide">
      <PageHeader title={name || id}>
        {deletedAt ? null : <OutcomeBadge outcome={resource.complianceStatus} />}
        <Tag>{type}</Tag>
        <span className={classes.id}>
          {id}
          <CopyButton value={id} label="Copy id" />
        </span>
        <LiveText live={live} />
      </PageHeader>
      {deletedAt ? (
        <p className={classes.deleted} role="status">
          This resource was deleted <TimeText value={deletedAt} relative />. Policies no longer check it; it is shown as
          it was last seen, for 30 days.
        </p>
      ) : null}
      <div className={classes.columns}>
        <div className={classes.column}>
          {deletedAt ? null : (
            <PanelBoundary>
              <ResourceResults resource={resource} />
            </PanelBoundary>
          )}
          <Panel title="Attributes" actions={<CopyButton value={asJson(resource.attributes)} label="Copy as JSON" />}>
            <section className={classes.tree} aria-label="Attributes as a tree">
              <JsonTree value={resource.attributes} openDepth={treeDepth} />
            </section>
          </Panel>
        </div>
        <div className={classes.column}>
          <Panel title="Details">
            <Facts
              items={[
                ["Type", <ListLink key="type" search={{ type: [type] }} text={type} />],
                ["Account", accountId && <ListLink key="account" search={{ account: [accountId] }} text={accountId} />],
                ["Region", region],
                ["First seen", <TimeText key="created" value={createdAt} />],
                ["Changed", <TimeText key="changed" value={changedAt} />],
                ["Last seen", <TimeText key="seen" value={seenAt} />],
                ["Deleted", deletedAt ? <TimeText key="deleted" value={deletedAt} /> : undefined],
              ]}
            />
          </Panel>
          {mayReadAlerts ? (
            <PanelBoundary>
              <ResourceAlerts key={id} resourceId={id} />
            </PanelBoundary>
          ) : null}
          <PanelBoundary>
            <ResourceHistory resource={resource} />
          </PanelBoundary>
        </div>
      </div>
    </Page>
  );
}

/** All resources that have this in common. */
function ListLink({ search, text }: { readonly search: Readonly<Record<string, unknown>>; readonly text: string }) {
  return (
    <PathLink path="/investigate/resources/" search={search}>
      {text}
    </PathLink>
  );
}

function ResourceSkeleton({ title }: { readonly title: string }) {
  return (
    <Page kind="wide">
      <PageHeader title={title} />
      <div className={classes.columns} aria-busy>
        <BlockSkeleton height={skeletonHeightPx} />
        <BlockSkeleton height={skeletonHeightPx} />
      </div>
    </Page>
  );
}

const asJson = (value: unknown) => JSON.stringify(value, undefined, 2);
