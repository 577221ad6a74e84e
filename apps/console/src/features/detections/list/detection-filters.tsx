import { complianceStatuses, detectionKinds, severities } from "@pharos/domain";
import { FilterBar, MultiSelectFilter, SeverityBadge, TextFilter } from "@pharos/ui";
import type { SearchPart } from "../../../routing/use-search-change.ts";
import { severityLabels } from "../../alerts/index.ts";
import { kindLabels } from "../detection-kind.ts";
import { complianceLabels, type DetectionSearch, filtersInWords, noDetectionFilters } from "../detection-search.ts";
import { useDetectionChoices, withCounts } from "./use-detection-choices.tsx";

const severityOptions = severities.map((value) => ({
  value,
  label: severityLabels[value],
  picture: <SeverityBadge severity={value} />,
}));
const kindOptions = detectionKinds.map((value) => ({ value, label: kindLabels[value] }));
const complianceOptions = complianceStatuses.map((value) => ({ value, label: complianceLabels[value] }));
const stateOptions = [
  { value: "enabled", label: "Enabled" },
  { value: "disabled", label: "Disabled" },
];

interface DetectionFiltersProps {
  readonly search: DetectionSearch;
  readonly onChange: (part: SearchPart<DetectionSearch>) => void;
}

export function DetectionFilters({ search, onChange }: DetectionFiltersProps) {
  const { logTypes, tags, facets, isLoading, load } = useDetectionChoices();
  const loaded = { onOpen: load, isLoading };
  const list = (key: "kind" | "severity" | "logType" | "tag" | "compliance") => (value: string[]) =>
    onChange({ [key]: value.length > 0 ? value : undefined });
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <FilterBar onClear={isNarrowed ? () => onChange(noDetectionFilters) : undefined}>
      <TextFilter label="Find by name or id" value={search.q ?? ""} onChange={(q) => onChange({ q })} />
      <MultiSelectFilter
        label="Kind"
        options={withCounts(kindOptions, facets?.kinds)}
        value={search.kind ?? []}
        onChange={list("kind")}
        onOpen={load}
      />
      <MultiSelectFilter
        label="Severity"
        options={withCounts(severityOptions, facets?.severities)}
        value={search.severity ?? []}
        onChange={list("severity")}
        onOpen={load}
      />
      <MultiSelectFilter
        label="Log type"
        options={logTypes}
        value={search.logType ?? []}
        onChange={list("logType")}
        {...loaded}
      />
      <MultiSelectFilter label="Tag" options={tags} value={search.tag ?? []} onChange={list("tag")} {...loaded} />
      <MultiSelectFilter
        label="State"
        options={withCounts(stateOptions, facets?.states)}
        onOpen={load}
        value={search.enabled === undefined ? [] : [search.enabled ? "enabled" : "disabled"]}
        // One of two: choosing the other takes its place.
        onChange={(value) => onChange({ enabled: value.length === 0 ? undefined : value.at(-1) === "enabled" })}
      />
      {search.kind?.includes("POLICY") || search.compliance ? (
        <MultiSelectFilter
          label="Compliance"
          options={complianceOptions}
          value={[...(search.compliance ?? [])]}
          onChange={list("compliance")}
        />
      ) : null}
    </FilterBar>
  );
}
