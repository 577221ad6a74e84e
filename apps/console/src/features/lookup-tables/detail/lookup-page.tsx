import { useQuery } from "@apollo/client/react";
import { BlockSkeleton, Button, FailedState, Page, PageHeader, Panel, Tabs, Tag, TextSkeleton } from "@pharos/ui";
import { IconUpload } from "@pharos/ui/icons";
import { getRouteApi } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { healthLabels, readLookupPageSearch } from "../lookup-search.ts";
import { UploadSheet } from "../upload/upload-sheet.tsx";
import { DeleteLookup } from "./delete-lookup.tsx";
import { LookupEnabledSwitch } from "./lookup-enabled-switch.tsx";
import { LookupOverview } from "./lookup-overview.tsx";
import { LookupRows } from "./lookup-rows.tsx";
import { RefreshLookup } from "./refresh-lookup.tsx";
import { TryValue } from "./try-value.tsx";

const route = getRouteApi("/shell/configure/lookup-tables/$tableId");

const lookupTableQuery = graphql(`
  query LookupTable($id: ID!) {
    lookupTable(id: $id) {
      id name enabled description reference schema primaryKey lakeTable health healthMessage revision
      createdAt lastModified query refresh refreshedAt nextRefreshAt managed
      lastModifiedBy { name }
      associatedLogTypes { logType selectors }
      file { filename bytes rows uploadedAt }
    }
  }
`);
const skeletonHeightPx = 360;

export function LookupPage() {
  const { tableId } = route.useParams();
  const { tab = "overview", upload } = route.useSearch();
  const change = useSearchChange(`/configure/lookup-tables/${tableId}/`, readLookupPageSearch);
  const mayModify = useMay("LookupModify");
  const { data, error, client, refetch } = useQuery(lookupTableQuery, { variables: { id: tableId } });
  const table = data?.lookupTable;
  useBreadcrumbName(tableId, table?.name);
  if (!table && error) {
    return <PageFailure title="Couldn't load the lookup table" error={error} onRetry={() => refetch()} />;
  }
  if (!table) {
    return (
      <Page kind="wide">
        <TextSkeleton lines={2} />
        <BlockSkeleton height={skeletonHeightPx} />
      </Page>
    );
  }
  const openUpload = () => change({ upload: "open" });
  const onApplied = async () => {
    // Rows and matches that were read are those of the file before.
    client.cache.evict({ fieldName: "lookupRows" });
    client.cache.evict({ fieldName: "lookupMatch" });
    await refetch();
    change({ upload: undefined }, { replace: true });
  };
  const isEmpty = table.file === null || table.file === undefined;
  return (
    <Page kind="wide">
      <PageHeader
        title={table.name}
        actions={
          mayModify ? (
            <>
              <LookupEnabledSwitch table={table} />
              <DeleteLookup table={table} />
              <ButtonLink to="/configure/lookup-tables/$tableId/edit/" params={{ tableId }} variant="default">
                Edit
              </ButtonLink>
              {table.refresh ? (
                <RefreshLookup table={table} />
              ) : (
                <Button leftSection={<IconUpload size={15} />} onClick={openUpload}>
                  Upload rows
                </Button>
              )}
            </>
          ) : undefined
        }
      >
        <Tag>{healthLabels[table.health]}</Tag>
        <span>{table.healthMessage || table.description || "No description"}</span>
      </PageHeader>
      {error ? <FailedState title="Couldn't refresh the lookup table" message={error.message} /> : null}
      <Panel flush>
        <Tabs
          value={tab}
          onChange={(next) => change({ tab: next === "overview" || next === null ? undefined : next })}
          keepMounted={false}
        >
          <Tabs.List>
            <Tabs.Tab value="overview">Overview</Tabs.Tab>
            <Tabs.Tab value="rows">Rows</Tabs.Tab>
            <Tabs.Tab value="try">Try a value</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="overview">
            <LookupOverview table={table} />
          </Tabs.Panel>
          <Tabs.Panel value="rows">
            <LookupRows table={table} onUpload={mayModify && isEmpty ? openUpload : undefined} />
          </Tabs.Panel>
          <Tabs.Panel value="try">
            <TryValue tableId={tableId} />
          </Tabs.Panel>
        </Tabs>
      </Panel>
      {upload && mayModify ? (
        <UploadSheet
          table={table}
          onClose={() => change({ upload: undefined }, { replace: true })}
          onApplied={onApplied}
        />
      ) : null}
    </Page>
  );
}
