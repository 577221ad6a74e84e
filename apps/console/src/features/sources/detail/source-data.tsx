import { Panel, TableSkeleton, Tabs } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { sourceCondition } from "../source-condition.ts";
import { RawPreview } from "./raw-preview.tsx";
import { SourceFailures } from "./source-failures.tsx";
import classes from "./source-page.module.css";
import { readSourcePageSearch } from "./source-page-search.ts";
import { SourceSchemas } from "./source-schemas.tsx";

const route = getRouteApi("/shell/configure/log-sources/$sourceId");

const sourceDataSubject = graphql(`
  fragment SourceDataSubject on LogSource {
    __typename
    integrationId
    logTypes
    health
    counts { received failed }
    noDataAlarm { minutesThreshold state }
    ... on BucketCollection { objectCounts { failed } }
    ... on QueueLogSource { messageCounts { failed } }
  }
`);
const BucketBackfill = lazy(() => import("./bucket-backfill.tsx").then((m) => ({ default: m.BucketBackfill })));
const FailedMessages = lazy(() => import("../queues/failed-messages.tsx").then((m) => ({ default: m.FailedMessages })));
const BucketObjects = lazy(() => import("./bucket-objects.tsx").then((m) => ({ default: m.BucketObjects })));

const SavedObjectPreview = lazy(() =>
  import("./saved-object-preview.tsx").then((m) => ({ default: m.SavedObjectPreview })),
);

const skeletonWidths = ["50%", 80, "30%", 130];

interface SourceDataProps {
  readonly source: FragmentType<typeof sourceDataSubject>;
  /** How to send to the source, where that has a tab. */
  readonly address: ReactNode;
}

/** The tabs below the chart; only the open one is asked for. */
export function SourceData(props: SourceDataProps) {
  const source = readFragment(sourceDataSubject, props.source);
  const { integrationId: sourceId, logTypes } = source;
  const condition = sourceCondition(source);
  const failedObjects = "objectCounts" in source ? source.objectCounts.failed : undefined;
  const failedMessages = source.__typename === "QueueLogSource" ? source.messageCounts.failed : undefined;
  const { tab = "failures" } = route.useSearch();
  const change = useSearchChange(`/configure/log-sources/${sourceId}/`, readSourcePageSearch);
  const mayReadRaw = useMay("LogSourceRawDataRead");
  return (
    <Panel flush>
      <Tabs value={tab} onChange={(next) => change({ tab: next ?? undefined })} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="failures">{condition.failuresTab}</Tabs.Tab>
          {failedObjects === undefined ? null : (
            <Tabs.Tab value="objects">
              {failedObjects > 0 ? `Objects (${failedObjects.toLocaleString("en")} failed)` : "Objects"}
            </Tabs.Tab>
          )}
          {failedObjects === undefined ? null : <Tabs.Tab value="backfill">Back-fill</Tabs.Tab>}
          {failedMessages === undefined ? null : (
            <Tabs.Tab value="messages">
              {failedMessages > 0 ? `Messages (${failedMessages.toLocaleString("en")} failed)` : "Messages"}
            </Tabs.Tab>
          )}
          {mayReadRaw ? <Tabs.Tab value="raw">Raw data</Tabs.Tab> : null}
          {mayReadRaw && failedObjects !== undefined ? <Tabs.Tab value="preview">Preview</Tabs.Tab> : null}
          <Tabs.Tab value="schemas">Schemas</Tabs.Tab>
          {props.address ? <Tabs.Tab value="send">Send logs</Tabs.Tab> : null}
        </Tabs.List>
        <Tabs.Panel value="failures">
          <SourceFailures
            sourceId={sourceId}
            logTypes={source.logTypes}
            summary={condition.failures}
            hasFailed={source.counts.failed > 0}
          />
        </Tabs.Panel>
        {failedObjects === undefined ? null : (
          <Tabs.Panel value="objects">
            <Suspense fallback={<TableSkeleton rows={6} widths={skeletonWidths} />}>
              <BucketObjects sourceId={sourceId} />
            </Suspense>
          </Tabs.Panel>
        )}
        {failedObjects === undefined ? null : (
          <Tabs.Panel value="backfill">
            <Suspense fallback={<TableSkeleton rows={6} widths={skeletonWidths} />}>
              <BucketBackfill sourceId={sourceId} />
            </Suspense>
          </Tabs.Panel>
        )}
        {failedMessages === undefined ? null : (
          <Tabs.Panel value="messages">
            <Suspense fallback={<TableSkeleton rows={6} widths={skeletonWidths} />}>
              <FailedMessages sourceId={sourceId} />
            </Suspense>
          </Tabs.Panel>
        )}
        {mayReadRaw ? (
          <Tabs.Panel value="raw">
            <RawPreview sourceId={sourceId} />
          </Tabs.Panel>
        ) : null}
        {mayReadRaw && failedObjects !== undefined ? (
          <Tabs.Panel value="preview">
            <Suspense fallback={<TableSkeleton rows={6} widths={skeletonWidths} />}>
              <SavedObjectPreview sourceId={sourceId} />
            </Suspense>
          </Tabs.Panel>
        ) : null}
        <Tabs.Panel value="schemas">
          <SourceSchemas logTypes={logTypes} />
        </Tabs.Panel>
        {props.address ? (
          <Tabs.Panel value="send">
            <div className={classes.tabBody}>{props.address}</div>
          </Tabs.Panel>
        ) : null}
      </Tabs>
    </Panel>
  );
}
