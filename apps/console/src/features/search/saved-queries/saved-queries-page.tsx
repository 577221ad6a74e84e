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
import { IconStar } from "@pharos/ui/icons";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { type SearchPart, useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay, useViewer } from "../../../session/viewer.tsx";
import type { SavedQuery } from "./saved-query.ts";
import { savedQueryColumns } from "./saved-query-columns.tsx";
import { filtersInWords, matchesSearch, modeLabels, noSavedQueryFilters } from "./saved-query-filter.ts";
import { readSavedQuerySearch, type SavedQuerySearch, savedQueryModes } from "./saved-query-search.ts";
import { useSavedQueries } from "./use-saved-queries.ts";

const SavedQuerySheet = lazy(() => import("./saved-query-sheet.tsx").then((m) => ({ default: m.SavedQuerySheet })));
const route = getRouteApi("/shell/investigate/saved-searches");
const rowId = (query: SavedQuery) => query.id;
const skeletonWidths = ["30%", 60, 110, 90, "14%", 100, 90];
const modeOptions = savedQueryModes.map((value) => ({ value, label: modeLabels[value] }));
const runOptions = [
  { value: "schedule", label: "Scheduled" },
  { value: "hand", label: "Not scheduled" },
];
const byOptions = [{ value: "me", label: "You" }];

export function SavedQueriesPage() {
  return useMay("DataAnalyticsRead") ? <SavedQueries /> : <StatusPage status={403} />;
}

type Change = (part: SearchPart<SavedQuerySearch>) => void;

function SavedQueries() {
  const address = route.useSearch();
  const search = useMemo(() => readSavedQuerySearch(address), [address]);
  const change = useSearchChange("/investigate/saved-searches/", readSavedQuerySearch, { typed: ["q"] });
  const { id: viewerId } = useViewer();
  const { queries, error, retry } = useSavedQueries();
  const shown = useMemo(
    () => queries?.filter((query) => matchesSearch(query, search, viewerId)),
    [queries, search, viewerId],
  );
  const edited = queries?.find(({ id }) => id === search.edit);
  return (
    <Page kind="list">
      <PageHeader title="Saved searches">
        <span>Searches that people keep, and those that run on a schedule.</span>
      </PageHeader>
      <Filters search={search} tags={tagsOf(queries ?? [])} onChange={change} />
      <TableFrame>
        {error && !queries ? (
          <FailedState title="Couldn't load the saved searches" message={errorText(error)} onRetry={retry} />
        ) : shown ? (
          <QueryTable shown={shown} search={search} hasAny={(queries?.length ?? 0) > 0} onChange={change} />
        ) : (
          <TableSkeleton rows={14} widths={skeletonWidths} />
        )}
      </TableFrame>
      {edited ? (
        <Suspense>
          <SavedQuerySheet key={edited.id} query={edited} onClose={() => change({ edit: undefined })} />
        </Suspense>
      ) : null}
    </Page>
  );
}

interface QueryTableProps {
  readonly shown: readonly SavedQuery[];
  readonly search: SavedQuerySearch;
  readonly hasAny: boolean;
  readonly onChange: Change;
}

function QueryTable({ shown, search, hasAny, onChange }: QueryTableProps) {
  const open = useCallback((query: SavedQuery) => onChange({ edit: query.id }), [onChange]);
  if (!hasAny) {
    return (
      <EmptyState
        icon={<IconStar size={36} stroke={1.25} />}
        title="No saved searches yet"
        action={<ButtonLink {...pathTarget("/investigate/search/")}>Search</ButtonLink>}
      >
        Choose Save on the Search page to keep a search for you and your team, and to run it on a schedule.
      </EmptyState>
    );
  }
  if (shown.length === 0) {
    const words = filtersInWords(search);
    return <NothingMatches noun="saved searches" filters={words} onClear={() => onChange(noSavedQueryFilters)} />;
  }
  return (
    <DataTable
      label="Saved searches"
      storageKey="saved-searches"
      rows={shown}
      columns={savedQueryColumns}
      rowId={rowId}
      onOpen={open}
    />
  );
}

interface FiltersProps {
  readonly search: SavedQuerySearch;
  readonly tags: readonly string[];
  readonly onChange: Change;
}

function Filters({ search, tags, onChange }: FiltersProps) {
  const { q, mode, tag, runs, by } = search;
  const isNarrowed = filtersInWords(search).length > 0;
  const some = (value: readonly string[]) => (value.length > 0 ? value : undefined);
  return (
    <FilterBar onClear={isNarrowed ? () => onChange(noSavedQueryFilters) : undefined}>
      <TextFilter label="Find saved searches" value={q ?? ""} onChange={(text) => onChange({ q: text })} />
      <MultiSelectFilter
        label="Mode"
        options={modeOptions}
        value={mode ?? []}
        onChange={(value) => onChange({ mode: some(value) })}
      />
      <MultiSelectFilter
        label="Tag"
        options={tags.map((value) => ({ value, label: value }))}
        value={tag ?? []}
        onChange={(value) => onChange({ tag: some(value) })}
      />
      <MultiSelectFilter
        label="Schedule"
        options={runOptions}
        value={runs ? [runs] : []}
        // One of two: choosing the other takes its place.
        onChange={(value) => onChange({ runs: value.at(-1) })}
      />
      <MultiSelectFilter
        label="Saved by"
        options={byOptions}
        value={by ? [by] : []}
        onChange={(value) => onChange({ by: value.at(-1) })}
      />
    </FilterBar>
  );
}

const tagsOf = (queries: readonly SavedQuery[]): string[] => [...new Set(queries.flatMap(({ tags }) => tags))].sort();
