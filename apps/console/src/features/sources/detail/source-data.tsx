import { Panel, Tabs } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../shell/viewer.tsx";
import { RawPreview } from "./raw-preview.tsx";
import { SourceFailures } from "./source-failures.tsx";
import { readSourcePageSearch } from "./source-page-search.ts";
import { SourceSchemas } from "./source-schemas.tsx";

const route = getRouteApi("/shell/configure/log-sources/$sourceId");

const sourceDataSubject = graphql(`
  fragment SourceDataSubject on LogSource {
    integrationId
    logTypes
    counts { received stored failed dropped repeated bytes isBalanced }
  }
`);

/** The tabs below the chart; only the open one is asked for. */
export function SourceData(props: { source: FragmentType<typeof sourceDataSubject> }) {
  const { integrationId: sourceId, logTypes, counts } = readFragment(sourceDataSubject, props.source);
  const { tab = "failures" } = route.useSearch();
  const change = useSearchChange(`/configure/log-sources/${sourceId}/`, readSourcePageSearch);
  const mayReadRaw = useMay("LogSourceRawDataRead");
  return (
    <Panel flush>
      <Tabs value={tab} onChange={(next) => change({ tab: next ?? undefined })} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="failures">
            Failures{counts.failed > 0 ? ` (${counts.failed.toLocaleString("en")} in 24 hours)` : ""}
          </Tabs.Tab>
          {mayReadRaw ? <Tabs.Tab value="raw">Raw data</Tabs.Tab> : null}
          <Tabs.Tab value="schemas">Schemas</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="failures">
          <SourceFailures sourceId={sourceId} />
        </Tabs.Panel>
        {mayReadRaw ? (
          <Tabs.Panel value="raw">
            <RawPreview sourceId={sourceId} />
          </Tabs.Panel>
        ) : null}
        <Tabs.Panel value="schemas">
          <SourceSchemas logTypes={logTypes} />
        </Tabs.Panel>
      </Tabs>
    </Panel>
  );
}
