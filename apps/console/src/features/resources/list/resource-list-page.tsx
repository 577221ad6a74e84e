import { complianceStatuses } from "@pharos/domain";
import {
  Button,
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
import { IconCloud, IconDownload } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { NewRowsButton } from "../../../live/new-rows-button.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { type SearchPart, useSearchChange } from "../../../routing/use-search-change.ts";
import { saveFile } from "../../../session/save-file.ts";
import { OutcomeBadge } from "../outcome-badge.tsx";
import { outcomeLabels } from "../outcome-labels.ts";
import { resourcePath } from "../resource-path.ts";
import { type ResourceSearch, readResourceSearch } from "../resource-search.ts";
import { resourceColumns } from "./resource-columns.tsx";
import { filtersInWords, noResourceFilters, resourceFilePath, sortOf } from "./resource-filters.ts";
import { useResourceChoices } from "./use-resource-choices.ts";
import { type ResourceRow, useResourceList } from "./use-resource-list.ts";

const route = getRouteApi("/shell/investigate/resources");

interface SearchProps {
  readonly search: ResourceSearch;
  readonly onChange: (part: SearchPart<ResourceSearch>) => void;
}

/** What there is in cloud accounts, and whether it complies. */
export function ResourceListPage() {
  const search = route.useSearch();
  const change = useSearchChange("/investigate/resources/", readResourceSearch, { typed: ["q"] });
  const list = useResourceList(search);
  const { totalCount } = list;
  const [run, isExporting] = useChange();
  return (
    <Page kind="list">
      <PageHeader
        title="Cloud resources"
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={isExporting}
            disabled={!totalCount}
            onClick={() => run("Couldn't export the resources", () => saveFile(resourceFilePath(search)))}
          >
            Export as CSV
          </Button>
        }
      >
        <span>
          {totalCount === undefined
            ? "What there is in your cloud accounts, and what policies say about it."
            : `${totalCount.toLocaleString("en")} ${totalCount === 1 ? "resource" : "resources"}`}
        </span>
        <LiveText live={list.live} />
        <NewRowsButton live={list.live} noun="resource" count={list.live.hasNews ? 0 : undefined} />
      </PageHeader>
      <ResourceFilters search={search} onChange={change} />
      <TableFrame isStale={list.isStale}>
        {list.error ? (
          <FailedState
            title="Couldn't load the resources"
            message={errorText(list.error)}
            onRetry={() => list.refetch()}
          />
        ) : (
          <ResourceTable list={list} search={search} onChange={change} />
        )}
      </TableFrame>
    </Page>
  );
}

const complianceOptions = complianceStatuses.map((value) => ({
  value,
  label: outcomeLabels[value],
  picture: <OutcomeBadge outcome={value} />,
}));
const suppressedOptions = [
  { value: "with", label: "With suppressed results" },
  { value: "without", label: "Without suppressed results" },
];

function ResourceFilters({ search, onChange }: SearchProps) {
  const { types, accounts, isLoading, load } = useResourceChoices();
  const loaded = { onOpen: load, isLoading };
  const list = (key: "type" | "account" | "compliance") => (value: string[]) =>
    onChange({ [key]: value.length > 0 ? value : undefined });
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <FilterBar onClear={isNarrowed ? () => onChange(noResourceFilters) : undefined}>
      <TextFilter label="Find by id or name" value={search.q ?? ""} onChange={(q) => onChange({ q })} />
      <MultiSelectFilter
        label="Type"
        options={types}
        value={[...(search.type ?? [])]}
        onChange={list("type")}
        {...loaded}
      />
      <MultiSelectFilter
        label="Account"
        options={accounts}
        value={[...(search.account ?? [])]}
        onChange={list("account")}
        {...loaded}
      />
      <MultiSelectFilter
        label="Compliance"
        options={complianceOptions}
        value={[...(search.compliance ?? [])]}
        onChange={list("compliance")}
      />
      <MultiSelectFilter
        label="Suppressed"
        options={suppressedOptions}
        value={search.suppressed === undefined ? [] : [search.suppressed ? "with" : "without"]}
        // One of two: choosing the other takes its place.
        onChange={(value) => onChange({ suppressed: value.length === 0 ? undefined : value.at(-1) === "with" })}
      />
    </FilterBar>
  );
}

const rowId = ({ id }: ResourceRow) => id;
const skeletonWidths = [90, "30%", 140, 120, 110, 90, 90];
const skeletonRows = 14;

function ResourceTable({ list, search, onChange }: SearchProps & { list: ReturnType<typeof useResourceList> }) {
  const navigate = useNavigate();
  const open = useCallback(({ id }: ResourceRow) => navigate(pathTarget(resourcePath(id))), [navigate]);
  if (!list.rows) return <TableSkeleton rows={skeletonRows} widths={skeletonWidths} />;
  if (list.rows.length === 0) {
    const words = filtersInWords(search);
    return words.length > 0 ? (
      <NothingMatches noun="resources" filters={words} onClear={() => onChange(noResourceFilters)} />
    ) : (
      <EmptyState icon={<IconCloud size={36} stroke={1.25} />} title="No cloud resources yet">
        Resources are what your cloud accounts hold, such as buckets and users; policies check each of them. Report them
        on the server with <code>pharos resource put resources.jsonl</code>, or with the operation putResources of the
        API.
      </EmptyState>
    );
  }
  const { sortBy, sortDir } = sortOf(search);
  return (
    <DataTable
      label="Cloud resources"
      storageKey="resources"
      rows={list.rows}
      columns={resourceColumns}
      rowId={rowId}
      sort={{ columnId: sortBy, direction: sortDir }}
      onSortChange={({ columnId, direction }) => onChange({ sortBy: columnId, sortDir: direction })}
      onOpen={open}
      onEndReached={list.loadMore}
      isLoadingMore={list.isLoadingMore}
    />
  );
}
