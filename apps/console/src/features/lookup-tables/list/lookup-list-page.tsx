import { useQuery } from "@apollo/client/react";
import {
  DataTable,
  EmptyState,
  FailedState,
  FilterBar,
  MultiSelectFilter,
  NothingMatches,
  Page,
  PageHeader,
  TableFrame,
  TableSkeleton,
  TextFilter,
} from "@pharos/ui";
import { IconTable } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import {
  filtersInWords,
  healthLabels,
  lookupHealths,
  matchingTables,
  noLookupFilters,
  readLookupSearch,
} from "../lookup-search.ts";
import { type LookupRow, lookupColumns } from "./lookup-columns.tsx";

const route = getRouteApi("/shell/configure/lookup-tables");

const lookupListQuery = graphql(`
  query LookupList {
    lookupTables {
      id name description health primaryKey lastModified
      associatedLogTypes { logType }
      file { rows }
    }
  }
`);
const healthOptions = lookupHealths.map((value) => ({ value, label: healthLabels[value] }));

export function LookupListPage() {
  const search = route.useSearch();
  const mayModify = useMay("LookupModify");
  const change = useSearchChange("/configure/lookup-tables/", readLookupSearch, { typed: ["q"] });
  const { data, error, refetch } = useQuery(lookupListQuery);
  const add = mayModify ? <ButtonLink to="/configure/lookup-tables/new/">New lookup table</ButtonLink> : undefined;
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <Page kind="list">
      <PageHeader title="Lookup tables" actions={add}>
        <span>What you know about hosts, users and networks, added to events before rules see them.</span>
      </PageHeader>
      <FilterBar onClear={isNarrowed ? () => change(noLookupFilters) : undefined}>
        <TextFilter label="Find by name" value={search.q ?? ""} onChange={(q) => change({ q })} />
        <MultiSelectFilter
          label="State"
          options={healthOptions}
          value={[...(search.health ?? [])]}
          onChange={(health) => change({ health })}
        />
      </FilterBar>
      <TableFrame hugsRows>
        {error && !data ? (
          <FailedState title="Couldn't load the lookup tables" message={errorText(error)} onRetry={() => refetch()} />
        ) : (
          <LookupList tables={data?.lookupTables} />
        )}
      </TableFrame>
    </Page>
  );
}

const rowId = ({ id }: LookupRow) => id;
const skeletonWidths = [170, "30%", 90, 80, 120, 160, 110];

function LookupList({ tables }: { readonly tables: readonly LookupRow[] | undefined }) {
  const search = route.useSearch();
  const change = useSearchChange("/configure/lookup-tables/", readLookupSearch);
  const mayModify = useMay("LookupModify");
  const navigate = useNavigate();
  const rows = useMemo(() => matchingTables(tables ?? [], search), [tables, search]);
  const open = useCallback(
    ({ id }: LookupRow) => navigate({ to: "/configure/lookup-tables/$tableId/", params: { tableId: id } }),
    [navigate],
  );
  if (!tables) return <TableSkeleton widths={skeletonWidths} />;
  if (tables.length > 0 && rows.length === 0) {
    return (
      <NothingMatches noun="lookup tables" filters={filtersInWords(search)} onClear={() => change(noLookupFilters)} />
    );
  }
  if (tables.length === 0) {
    return (
      <EmptyState
        icon={<IconTable size={36} stroke={1.25} />}
        title="No lookup tables"
        action={
          mayModify ? <ButtonLink to="/configure/lookup-tables/new/">Create the first table</ButtonLink> : undefined
        }
      >
        A lookup table adds what you know to events before rules see them: the owner of a host, or the office of a
        network.
      </EmptyState>
    );
  }
  return (
    <DataTable
      label="Lookup tables"
      storageKey="lookup-tables"
      rows={rows}
      columns={lookupColumns}
      rowId={rowId}
      onOpen={open}
    />
  );
}
