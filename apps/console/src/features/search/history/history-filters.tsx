import { FilterBar, MultiSelectFilter, TextFilter } from "@pharos/ui";
import type { SearchPart } from "../../../routing/use-search-change.ts";
import { filtersInWords, noHistoryFilters, runStatusLabels } from "./history-filter.ts";
import { type HistorySearch, runStatuses } from "./history-search.ts";

const statusOptions = runStatuses.map((value) => ({ value, label: runStatusLabels[value] }));
const byOptions = [{ value: "me", label: "You" }];
const startedOptions = [
  { value: "hand", label: "Not scheduled" },
  { value: "schedule", label: "Scheduled" },
];

interface HistoryFiltersProps {
  readonly search: HistorySearch;
  readonly onChange: (part: SearchPart<HistorySearch>) => void;
}

export function HistoryFilters({ search, onChange }: HistoryFiltersProps) {
  const { q, status, by, started } = search;
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <FilterBar onClear={isNarrowed ? () => onChange(noHistoryFilters) : undefined}>
      <TextFilter label="Find in queries" value={q ?? ""} onChange={(text) => onChange({ q: text })} />
      <MultiSelectFilter
        label="Status"
        options={statusOptions}
        value={status ?? []}
        onChange={(value) => onChange({ status: value.length > 0 ? value : undefined })}
      />
      <MultiSelectFilter
        label="Run by"
        options={byOptions}
        value={by ? [by] : []}
        onChange={(value) => onChange({ by: value.at(-1) })}
      />
      <MultiSelectFilter
        label="Schedule"
        options={startedOptions}
        value={started ? [started] : []}
        // One of two: choosing the other takes its place.
        onChange={(value) => onChange({ started: value.at(-1) })}
      />
    </FilterBar>
  );
}
