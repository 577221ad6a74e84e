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
import { IconSchema } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { defined } from "../../../routing/search-codec.ts";
import { type SearchPart, useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import {
  filtersInWords,
  noSchemaFilters,
  readSchemaSearch,
  type SchemaSearch,
  sortedSchemas,
} from "../schema-search.ts";
import { type SchemaRow, schemaColumns } from "./schema-columns.tsx";

const route = getRouteApi("/shell/configure/schemas");

const schemaListQuery = graphql(`
  query SchemaList($input: SchemasInput!) {
    schemas(input: $input) {
      edges {
        node {
          name description isManaged isArchived revision updatedAt
          logSources { id label }
        }
      }
    }
  }
`);

export function SchemaListPage() {
  const search = route.useSearch();
  const mayModify = useMay("LogSourceModify");
  const change = useSearchChange("/configure/schemas/", readSchemaSearch, { typed: ["q"] });
  const { q, isManaged, isInUse, isArchived = false } = search;
  const variables = useMemo(
    () => ({ input: defined({ contains: q, isManaged, isInUse, isArchived }) }),
    [q, isManaged, isInUse, isArchived],
  );
  const list = useLiveQuery(schemaListQuery, { topics: ["schemas"], variables });
  const { data, error, isStale, live, refetch } = list;
  const found = data?.schemas;
  const schemas = useMemo(() => found?.edges.map(({ node }) => node), [found]);
  return (
    <Page kind="list">
      <PageHeader
        title="Schemas"
        actions={mayModify ? <ButtonLink to="/configure/schemas/new/">New schema</ButtonLink> : undefined}
      >
        <span>How the logs of each type are parsed, and which of their fields are indicators.</span>
        <LiveText live={live} />
      </PageHeader>
      <SchemaFilters search={search} onChange={change} />
      <TableFrame hugsRows isStale={isStale}>
        {error && !data ? (
          <FailedState title="Couldn't load the schemas" message={errorText(error)} onRetry={() => refetch()} />
        ) : (
          <SchemaTable schemas={schemas} search={search} onSearchChange={change} />
        )}
      </TableFrame>
    </Page>
  );
}

const originOptions = [
  { value: "true", label: "Managed" },
  { value: "false", label: "Custom" },
];
const useOptions = [
  { value: "true", label: "In use" },
  { value: "false", label: "Not in use" },
];
const archiveOptions = [{ value: "true", label: "Archived" }];

interface SchemaFiltersProps {
  readonly search: SchemaSearch;
  readonly onChange: (part: SearchPart<SchemaSearch>) => void;
}

function SchemaFilters({ search, onChange }: SchemaFiltersProps) {
  // One of two: choosing the other takes its place.
  const flag = (key: "isManaged" | "isInUse" | "isArchived") => ({
    value: search[key] === undefined ? [] : [String(search[key])],
    onChange: (value: string[]) => onChange({ [key]: value.length === 0 ? undefined : value.at(-1) === "true" }),
  });
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <FilterBar onClear={isNarrowed ? () => onChange(noSchemaFilters) : undefined}>
      <TextFilter label="Find by name" value={search.q ?? ""} onChange={(q) => onChange({ q })} />
      <MultiSelectFilter label="Origin" options={originOptions} {...flag("isManaged")} />
      <MultiSelectFilter label="Use" options={useOptions} {...flag("isInUse")} />
      <MultiSelectFilter label="State" options={archiveOptions} {...flag("isArchived")} />
    </FilterBar>
  );
}

interface SchemaTableProps {
  readonly schemas: readonly SchemaRow[] | undefined;
  readonly search: SchemaSearch;
  readonly onSearchChange: (part: SearchPart<SchemaSearch>) => void;
}

const rowId = (schema: SchemaRow) => schema.name;
const skeletonWidths = [170, "40%", 80, 160, 130];

function SchemaTable({ schemas, search, onSearchChange }: SchemaTableProps) {
  const navigate = useNavigate();
  const rows = useMemo(() => sortedSchemas(schemas ?? [], search), [schemas, search]);
  const open = useCallback(
    ({ name }: SchemaRow) => navigate({ to: "/configure/schemas/$schemaName/", params: { schemaName: name } }),
    [navigate],
  );
  if (!schemas) return <TableSkeleton widths={skeletonWidths} />;
  if (rows.length === 0) {
    const words = filtersInWords(search);
    const clear = () => onSearchChange(noSchemaFilters);
    if (words.length > 0) return <NothingMatches noun="schemas" filters={words} onClear={clear} />;
    return (
      <EmptyState icon={<IconSchema size={36} stroke={1.25} />} title="No schemas">
        A schema says how the logs of one type are parsed.
      </EmptyState>
    );
  }
  return (
    <DataTable
      label="Schemas"
      storageKey="schemas"
      rows={rows}
      columns={schemaColumns}
      rowId={rowId}
      sort={{ columnId: search.sortBy ?? "name", direction: search.sortDir ?? "ascending" }}
      onSortChange={({ columnId, direction }) => onSearchChange({ sortBy: columnId, sortDir: direction })}
      onOpen={open}
    />
  );
}
