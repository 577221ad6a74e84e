import { sourceHealths } from "@pharos/domain";
import {
  DataTable,
  EmptyState,
  FailedState,
  FilterBar,
  MultiSelectFilter,
  NothingMatches,
  Page,
  PageHeader,
  StatusBadge,
  TableFrame,
  TableSkeleton,
  TextFilter,
} from "@pharos/ui";
import { IconPlus, IconServer2 } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { type SearchPart, useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { healthLabels, healthTones } from "../source-condition.ts";
import {
  chosenSources,
  filtersInWords,
  noSourceFilters,
  readSourceSearch,
  type SourceSearch,
} from "../source-search.ts";
import { sourceColumns } from "./source-columns.tsx";
import { type SourceRow, useSourceList } from "./use-source-list.ts";

const route = getRouteApi("/shell/configure/log-sources");
const healthOptions = sourceHealths.map((value) => ({
  value,
  label: healthLabels[value],
  picture: <StatusBadge tone={healthTones[value]}>{healthLabels[value]}</StatusBadge>,
}));

export function SourceListPage() {
  const search = route.useSearch();
  const change = useSearchChange("/configure/log-sources/", readSourceSearch, { typed: ["q"] });
  const { sources, error, retry, live } = useSourceList();
  const mayModify = useMay("LogSourceModify");
  return (
    <Page kind="list">
      <PageHeader title="Log sources" actions={mayModify && sources?.length !== 0 ? <AddSourceLink /> : null}>
        <span>{sources ? countText(sources.length) : "Where your logs come from, and their health."}</span>
        <LiveText live={live} />
      </PageHeader>
      {sources && sources.length === 0 ? null : (
        <SourceFilters search={search} onChange={change} sources={sources ?? []} />
      )}
      <TableFrame hugsRows>
        {error && !sources ? (
          <FailedState title="Couldn't load your log sources" message={errorText(error)} onRetry={retry} />
        ) : (
          <SourceTable sources={sources} search={search} onSearchChange={change} />
        )}
      </TableFrame>
    </Page>
  );
}

function AddSourceLink() {
  return (
    <ButtonLink to="/configure/log-sources/add-new-source/" leftSection={<IconPlus size={15} />}>
      Add a log source
    </ButtonLink>
  );
}

interface SourceFiltersProps {
  readonly search: SourceSearch;
  readonly onChange: (part: SearchPart<SourceSearch>) => void;
  readonly sources: readonly SourceRow[];
}

function SourceFilters({ search, onChange, sources }: SourceFiltersProps) {
  const logTypes = [...new Set(sources.flatMap((source) => source.logTypes))].sort();
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <FilterBar onClear={isNarrowed ? () => onChange(noSourceFilters) : undefined}>
      <TextFilter label="Find by label" value={search.q ?? ""} onChange={(q) => onChange({ q })} />
      <MultiSelectFilter
        label="Health"
        options={healthOptions}
        value={search.health ?? []}
        onChange={(health) => onChange({ health: health.length > 0 ? health : undefined })}
      />
      <MultiSelectFilter
        label="Log type"
        options={logTypes.map((value) => ({ value, label: value }))}
        value={search.logType ?? []}
        onChange={(logType) => onChange({ logType: logType.length > 0 ? logType : undefined })}
      />
    </FilterBar>
  );
}

interface SourceTableProps {
  readonly sources: readonly SourceRow[] | undefined;
  readonly search: SourceSearch;
  readonly onSearchChange: (part: SearchPart<SourceSearch>) => void;
}

const rowId = (source: SourceRow) => source.integrationId;
const skeletonWidths = ["30%", 80, 180, 96, 60, 40, 100, 130];

function SourceTable({ sources, search, onSearchChange }: SourceTableProps) {
  const navigate = useNavigate();
  const mayModify = useMay("LogSourceModify");
  const rows = useMemo(() => chosenSources(sources ?? [], search), [sources, search]);
  const open = useCallback(
    (source: SourceRow) =>
      navigate({ to: "/configure/log-sources/$sourceId/", params: { sourceId: source.integrationId } }),
    [navigate],
  );
  if (!sources) return <TableSkeleton widths={skeletonWidths} />;
  if (sources.length === 0) {
    return (
      <EmptyState
        icon={<IconServer2 size={36} stroke={1.25} />}
        title="No log source yet"
        action={mayModify ? <AddSourceLink /> : null}
      >
        A log source gives your systems an address to send their logs to. Its events are parsed, checked by every
        detection, and kept for searching.
      </EmptyState>
    );
  }
  if (rows.length === 0) {
    const clear = () => onSearchChange(noSourceFilters);
    return <NothingMatches noun="log sources" filters={filtersInWords(search)} onClear={clear} />;
  }
  return (
    <DataTable
      label="Log sources"
      storageKey="log-sources"
      rows={rows}
      columns={sourceColumns}
      rowId={rowId}
      sort={{ columnId: search.sortBy ?? "dateCreated", direction: search.sortDir ?? "descending" }}
      onSortChange={({ columnId, direction }) => onSearchChange({ sortBy: columnId, sortDir: direction })}
      onOpen={open}
    />
  );
}

const countText = (count: number) => (count === 1 ? "1 log source" : `${count} log sources`);
