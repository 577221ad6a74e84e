import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailedState,
  FilterBar,
  NothingMatches,
  Page,
  PageHeader,
  Select,
  StatusBadge,
  TableFrame,
  TableSkeleton,
  Tabs,
  TextFilter,
} from "@pharos/ui";
import { IconPackage } from "@pharos/ui/icons";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { PackListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { PackEnabledSwitch } from "../pack-enabled-switch.tsx";
import {
  filtersInWords,
  matchingPacks,
  noPackFilters,
  type PackState,
  readPackSearch,
  stateOptions,
} from "../pack-search.ts";
import classes from "../packs.module.css";
import { SourceList } from "../sources/source-list.tsx";
import { switchSentence } from "../switch-sentence.ts";

const route = getRouteApi("/shell/build/packs");

const packListQuery = graphql(`
  query PackList($input: PacksInput!) {
    packs(input: $input) {
      edges {
        node {
          id displayName description enabled switchReason isSwitchable origin sourceName version newestVersion hasUpdate itemIds
          logTypes { name isReceived }
        }
      }
    }
  }
`);
const variables = { input: { pageSize: 500 } };
type PackRow = PackListQuery["packs"]["edges"][number]["node"];

export function PackListPage() {
  const search = route.useSearch();
  const { section = "packs" } = search;
  const mayModify = useMay("RuleModify");
  const change = useSearchChange("/build/packs/", readPackSearch, { typed: ["q"] });
  const add = mayModify ? (
    <ButtonLink to="/build/packs/sources/new-detection-pack-source/">New pack source</ButtonLink>
  ) : undefined;
  return (
    <Page kind="list">
      <PageHeader title="Packs" actions={add}>
        <span>Detections, helpers and data models that are enabled, updated and reverted together.</span>
      </PageHeader>
      <Tabs
        value={section}
        onChange={(next) => change({ section: next === "pack-sources" ? next : undefined })}
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="packs">Packs</Tabs.Tab>
          <Tabs.Tab value="pack-sources">Pack sources</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      {section === "packs" ? <Packs /> : <SourceList add={add} />}
    </Page>
  );
}

function Packs() {
  const search = route.useSearch();
  const change = useSearchChange("/build/packs/", readPackSearch, { typed: ["q"] });
  const { data, error, refetch } = useLiveQuery(packListQuery, { topics: ["detections"], variables });
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <>
      <FilterBar onClear={isNarrowed ? () => change(noPackFilters) : undefined}>
        <TextFilter label="Find by name" value={search.q ?? ""} onChange={(q) => change({ q })} />
        <Select
          aria-label="State"
          placeholder="State"
          size="xs"
          clearable
          data={stateOptions}
          value={search.state ?? null}
          onChange={(state) => change({ state: (state as PackState | null) ?? undefined })}
        />
      </FilterBar>
      <TableFrame hugsRows>
        {error && !data ? (
          <FailedState title="Couldn't load the packs" message={errorText(error)} onRetry={() => refetch()} />
        ) : (
          <PackTable packs={data?.packs.edges.map(({ node }) => node)} />
        )}
      </TableFrame>
    </>
  );
}

const skeletonWidths = [180, "40%", 120, 120, 90, 90];
const rowId = ({ id }: PackRow) => id;

function PackTable({ packs }: { readonly packs: readonly PackRow[] | undefined }) {
  const search = route.useSearch();
  const change = useSearchChange("/build/packs/", readPackSearch);
  const navigate = useNavigate();
  const rows = useMemo(() => matchingPacks(packs ?? [], search), [packs, search]);
  const open = useCallback(
    ({ id }: PackRow) => navigate({ to: "/build/packs/$packId/", params: { packId: id } }),
    [navigate],
  );
  if (!packs) return <TableSkeleton widths={skeletonWidths} />;
  if (packs.length === 0) {
    return (
      <EmptyState icon={<IconPackage size={36} stroke={1.25} />} title="No packs">
        A pack holds detections and what they need. Add a pack source, or upload packs with your detections.
      </EmptyState>
    );
  }
  if (rows.length === 0) {
    return <NothingMatches noun="packs" filters={filtersInWords(search)} onClear={() => change(noPackFilters)} />;
  }
  return <DataTable label="Packs" storageKey="packs" rows={rows} columns={columns} rowId={rowId} onOpen={open} />;
}

const originLabels = { PHAROS: "Pharos", UPLOAD: "Upload" } as const;

const columns: readonly DataTableColumn<PackRow>[] = [
  {
    id: "name",
    header: "Name",
    widthPx: 160,
    grow: 1,
    sort: ({ displayName }) => displayName.toLowerCase(),
    cell: ({ id, displayName }) => (
      <Link to="/build/packs/$packId/" params={{ packId: id }} className={classes.name}>
        {displayName}
      </Link>
    ),
  },
  {
    id: "description",
    header: "Description",
    widthPx: 130,
    grow: 2,
    cell: ({ description }) => <span title={description}>{description}</span>,
  },
  {
    id: "source",
    header: "Source",
    widthPx: 90,
    sort: ({ sourceName, origin }) => sourceName ?? origin,
    cell: ({ sourceName, origin }) => sourceName ?? (origin === "SOURCE" ? "" : originLabels[origin]),
  },
  {
    id: "version",
    header: "Version",
    widthPx: 120,
    cell: ({ version, newestVersion, hasUpdate }) =>
      hasUpdate ? (
        <>
          {version} <StatusBadge tone="neutral">{`${newestVersion} available`}</StatusBadge>
        </>
      ) : (
        (version ?? (newestVersion ? `${newestVersion}, not installed` : ""))
      ),
  },
  {
    id: "items",
    header: "Items",
    widthPx: 64,
    align: "end",
    sort: ({ itemIds }) => itemIds.length,
    cell: ({ itemIds }) => itemIds.length.toLocaleString("en"),
  },
  {
    id: "enabled",
    header: "Enabled",
    widthPx: 320,
    sort: ({ enabled }) => Number(enabled),
    cell: (pack) => (
      <span className={classes.switch}>
        <PackEnabledSwitch pack={pack} />
        <SwitchReason pack={pack} />
      </span>
    ),
  },
];

function SwitchReason({ pack }: { readonly pack: PackRow }) {
  const sentence = switchSentence(pack);
  return sentence === undefined ? null : (
    <span className={classes.reason} title={sentence}>
      {sentence}
    </span>
  );
}
