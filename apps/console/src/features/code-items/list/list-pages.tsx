import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailedState,
  FilterBar,
  NothingMatches,
  Page,
  PageHeader,
  StatusBadge,
  TableFrame,
  TableSkeleton,
  Tag,
  TextFilter,
  TimeText,
} from "@pharos/ui";
import { IconBraces, IconCode } from "@pharos/ui/icons";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { DataModelListQuery, HelperListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../code-items.module.css";
import { matchingItems, readCodeSearch } from "../code-search.ts";

const helpersRoute = getRouteApi("/shell/build/helpers");
const dataModelsRoute = getRouteApi("/shell/build/data-models");
const variables = { input: { pageSize: 500 } };
const skeletonWidths = [200, "40%", 140, 110];

const helperListQuery = graphql(`
  query HelperList($input: ContentItemsInput!) {
    globalHelpers(input: $input) { edges { node { id description tags managed lastModified } } }
  }
`);
const dataModelListQuery = graphql(`
  query DataModelList($input: ContentItemsInput!) {
    dataModels(input: $input) { edges { node { id displayName enabled managed logTypes lastModified mappings { name } } } }
  }
`);
type HelperRow = HelperListQuery["globalHelpers"]["edges"][number]["node"];
type DataModelRow = DataModelListQuery["dataModels"]["edges"][number]["node"];

/** Python modules that detections import. */
export function HelperListPage() {
  const search = helpersRoute.useSearch();
  const change = useSearchChange("/build/helpers/", readCodeSearch, { typed: ["q"] });
  const mayModify = useMay("RuleModify");
  const navigate = useNavigate();
  const { data, error, refetch } = useLiveQuery(helperListQuery, { topics: ["detections"], variables });
  const helpers = useMemo(() => data?.globalHelpers.edges.map(({ node }) => node), [data]);
  const rows = useMemo(
    () => matchingItems(helpers ?? [], search, ({ id, description }) => [id, description]),
    [helpers, search],
  );
  const open = useCallback(
    ({ id }: HelperRow) => navigate({ to: "/build/helpers/$helperId/edit/", params: { helperId: id } }),
    [navigate],
  );
  const add = mayModify ? <ButtonLink to="/build/helpers/new/">New helper</ButtonLink> : undefined;
  return (
    <ListFrame
      title="Helpers"
      description="Python modules that rules, policies and data models import."
      add={add}
      q={search.q}
      onType={(q) => change({ q })}
    >
      {error && !helpers ? (
        <FailedState title="Couldn't load the helpers" message={errorText(error)} onRetry={() => refetch()} />
      ) : !helpers ? (
        <TableSkeleton widths={skeletonWidths} />
      ) : helpers.length === 0 ? (
        <EmptyState icon={<IconCode size={36} stroke={1.25} />} title="No helpers" action={add}>
          A helper is a Python module that several detections import, so that what they share is written once.
        </EmptyState>
      ) : rows.length === 0 ? (
        <NothingMatches noun="helpers" filters={[`Contains “${search.q}”`]} onClear={() => change({ q: undefined })} />
      ) : (
        <DataTable
          label="Helpers"
          storageKey="helpers"
          rows={rows}
          columns={helperColumns}
          rowId={idOf}
          onOpen={open}
        />
      )}
    </ListFrame>
  );
}

/** Unified names for the fields of log types. */
export function DataModelListPage() {
  const search = dataModelsRoute.useSearch();
  const change = useSearchChange("/build/data-models/", readCodeSearch, { typed: ["q"] });
  const mayModify = useMay("RuleModify");
  const navigate = useNavigate();
  const { data, error, refetch } = useLiveQuery(dataModelListQuery, { topics: ["detections"], variables });
  const models = useMemo(() => data?.dataModels.edges.map(({ node }) => node), [data]);
  const rows = useMemo(
    () => matchingItems(models ?? [], search, ({ id, displayName, logTypes }) => [id, displayName, ...logTypes]),
    [models, search],
  );
  const open = useCallback(
    ({ id }: DataModelRow) => navigate({ to: "/build/data-models/$modelId/edit/", params: { modelId: id } }),
    [navigate],
  );
  const add = mayModify ? <ButtonLink to="/build/data-models/new/">New data model</ButtonLink> : undefined;
  return (
    <ListFrame
      title="Data models"
      description="One name for the same field of different log types, for event.udm() in rules."
      add={add}
      q={search.q}
      onType={(q) => change({ q })}
    >
      {error && !models ? (
        <FailedState title="Couldn't load the data models" message={errorText(error)} onRetry={() => refetch()} />
      ) : !models ? (
        <TableSkeleton widths={skeletonWidths} />
      ) : models.length === 0 ? (
        <EmptyState icon={<IconBraces size={36} stroke={1.25} />} title="No data models" action={add}>
          A data model says where a log type has a value such as source_ip, so that one rule works for many log types.
        </EmptyState>
      ) : rows.length === 0 ? (
        <NothingMatches
          noun="data models"
          filters={[`Contains “${search.q}”`]}
          onClear={() => change({ q: undefined })}
        />
      ) : (
        <DataTable
          label="Data models"
          storageKey="data-models"
          rows={rows}
          columns={dataModelColumns}
          rowId={idOf}
          onOpen={open}
        />
      )}
    </ListFrame>
  );
}

interface ListFrameProps {
  readonly title: string;
  readonly description: string;
  readonly add: ReactNode;
  readonly q: string | undefined;
  readonly onType: (q: string) => void;
  readonly children: ReactNode;
}

function ListFrame({ title, description, add, q, onType, children }: ListFrameProps) {
  return (
    <Page kind="list">
      <PageHeader title={title} actions={add}>
        <span>{description}</span>
      </PageHeader>
      <FilterBar onClear={q ? () => onType("") : undefined}>
        <TextFilter label="Find by name" value={q ?? ""} onChange={onType} />
      </FilterBar>
      <TableFrame hugsRows>{children}</TableFrame>
    </Page>
  );
}

const idOf = ({ id }: { readonly id: string }) => id;

function modifiedColumn<T extends { readonly lastModified: string }>(): DataTableColumn<T> {
  return {
    id: "lastModified",
    header: "Modified",
    widthPx: 124,
    sort: ({ lastModified }) => lastModified,
    cell: ({ lastModified }) => <TimeText value={lastModified} relative />,
  };
}

function managedColumn<T extends { readonly managed: boolean }>(): DataTableColumn<T> {
  return {
    id: "managed",
    header: "Origin",
    widthPx: 110,
    sort: ({ managed }) => Number(managed),
    cell: ({ managed }) => (managed ? <Tag>Managed</Tag> : null),
  };
}

const helperColumns: readonly DataTableColumn<HelperRow>[] = [
  {
    id: "name",
    header: "Module",
    widthPx: 240,
    grow: 1,
    sort: ({ id }) => id.toLowerCase(),
    cell: ({ id }) => (
      <Link to="/build/helpers/$helperId/edit/" params={{ helperId: id }} className={classes.name}>
        {id}
      </Link>
    ),
  },
  {
    id: "description",
    header: "Description",
    widthPx: 280,
    grow: 2,
    cell: ({ description }) => <span title={description}>{description}</span>,
  },
  { id: "tags", header: "Tags", widthPx: 140, cell: ({ tags }) => tags.join(", ") },
  managedColumn(),
  modifiedColumn(),
];

const dataModelColumns: readonly DataTableColumn<DataModelRow>[] = [
  {
    id: "name",
    header: "Name",
    widthPx: 240,
    grow: 1,
    sort: ({ displayName }) => displayName.toLowerCase(),
    cell: ({ id, displayName }) => (
      <Link to="/build/data-models/$modelId/edit/" params={{ modelId: id }} className={classes.name}>
        {displayName || id}
      </Link>
    ),
  },
  { id: "logTypes", header: "Log types", widthPx: 220, grow: 1, cell: ({ logTypes }) => logTypes.join(", ") },
  {
    id: "mappings",
    header: "Names",
    widthPx: 80,
    align: "end",
    sort: ({ mappings }) => mappings.length,
    cell: ({ mappings }) => mappings.length.toLocaleString("en"),
  },
  {
    id: "enabled",
    header: "State",
    widthPx: 110,
    sort: ({ enabled }) => Number(enabled),
    cell: ({ enabled }) => (
      <StatusBadge tone={enabled ? "pass" : "neutral"}>{enabled ? "ENABLED" : "DISABLED"}</StatusBadge>
    ),
  },
  managedColumn(),
  modifiedColumn(),
];
