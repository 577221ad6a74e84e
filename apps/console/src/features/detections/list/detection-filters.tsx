import { severities } from "@pharos/domain";
import { FilterBar, MultiSelectFilter, SeverityBadge, TextFilter } from "@pharos/ui";
import { severityLabels } from "../../alerts/index.ts";
import { clearedRuleSearch, filtersInWords, type RuleSearch, readRuleSearch } from "../rule-search.ts";
import { useRuleChoices } from "./use-rule-choices.ts";

const severityOptions = severities.map((value) => ({
  value,
  label: severityLabels[value],
  picture: <SeverityBadge severity={value} />,
}));
const stateOptions = [
  { value: "enabled", label: "Enabled" },
  { value: "disabled", label: "Disabled" },
];

interface RuleFiltersProps {
  readonly search: RuleSearch;
  readonly onChange: (search: RuleSearch) => void;
}

export function RuleFilters({ search, onChange }: RuleFiltersProps) {
  const { logTypes, tags } = useRuleChoices();
  const set = (part: Record<string, unknown>) => onChange(readRuleSearch({ ...search, ...part }));
  const list = (key: "severity" | "logType" | "tag") => (value: string[]) =>
    set({ [key]: value.length > 0 ? value : undefined });
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <FilterBar onClear={isNarrowed ? () => onChange(clearedRuleSearch(search)) : undefined}>
      <TextFilter label="Find by name or id" value={search.q ?? ""} onChange={(q) => set({ q })} />
      <MultiSelectFilter
        label="Severity"
        options={severityOptions}
        value={search.severity ?? []}
        onChange={list("severity")}
      />
      <MultiSelectFilter label="Log type" options={logTypes} value={search.logType ?? []} onChange={list("logType")} />
      <MultiSelectFilter label="Tag" options={tags} value={search.tag ?? []} onChange={list("tag")} />
      <MultiSelectFilter
        label="State"
        options={stateOptions}
        value={search.enabled === undefined ? [] : [search.enabled ? "enabled" : "disabled"]}
        // One of two: choosing the other takes its place.
        onChange={(value) => set({ enabled: value.length === 0 ? undefined : value.at(-1) === "enabled" })}
      />
    </FilterBar>
  );
}
