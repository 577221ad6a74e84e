import { Panel, Tabs } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useMay } from "../../../shell/viewer.tsx";
import { RawPreview } from "./raw-preview.tsx";
import { SourceFailures } from "./source-failures.tsx";
import type { SourceTab } from "./source-page-search.ts";
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
  const search = route.useSearch();
  const navigate = useNavigate();
  const mayReadRaw = useMay("LogSourceRawDataRead");
  const tab = search.tab ?? "failures";
  const open = (next: string | null) =>
    navigate({
      to: "/configure/log-sources/$sourceId/",
      params: { sourceId },
      search: { ...search, tab: next as SourceTab },
      replace: true,
    });
  return (
    <Panel flush>
      <Tabs value={tab} onChange={open} keepMounted={false}>
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
