import { alertOutcomes } from "@pharos/domain";
import { MultiSelectFilter, NumberRangeFilter } from "@pharos/ui";
import type { SearchPart } from "../../../routing/use-search-change.ts";
import { type AlertSearch, plainWords } from "../alert-search.ts";
import { useFilterChoices } from "./use-filter-choices.ts";

type RareList = "outcome" | "logType" | "source";
interface RareFiltersProps {
  readonly search: AlertSearch;
  readonly onChange: (part: SearchPart<AlertSearch>) => void;
}

const outcomeOptions = alertOutcomes.map((value) => ({ value, label: plainWords(value) }));

const snoozeOptions = [
  { value: "all", label: "Shown with the others" },
  { value: "only", label: "Only snoozed" },
];

const caseOptions = [
  { value: "in", label: "In a case" },
  { value: "none", label: "In no case" },
];

/** Filters that are behind "More filters", and are loaded with it. */
export function RareFilters({ search, onChange }: RareFiltersProps) {
  const { logTypes, sources } = useFilterChoices();
  const list = (key: RareList) => ({
    value: search[key] ?? [],
    onChange: (value: string[]) => onChange({ [key]: value.length === 0 ? undefined : value }),
  });
  return (
    <>
      <MultiSelectFilter label="Outcome" options={outcomeOptions} {...list("outcome")} />
      <MultiSelectFilter label="Log type" options={logTypes} {...list("logType")} />
      <MultiSelectFilter label="Source" options={sources} {...list("source")} />
      <MultiSelectFilter
        label="Snoozed"
        options={snoozeOptions}
        value={search.snoozed ? [search.snoozed] : []}
        onChange={(chosen) => onChange({ snoozed: chosen.at(-1) })}
      />
      <MultiSelectFilter
        label="Case"
        options={caseOptions}
        value={search.cases ? [search.cases] : []}
        onChange={(chosen) => onChange({ cases: chosen.at(-1) })}
      />
      <NumberRangeFilter
        label="Events"
        value={{
          ...(search.eventsMin === undefined ? {} : { min: search.eventsMin }),
          ...(search.eventsMax === undefined ? {} : { max: search.eventsMax }),
        }}
        onChange={({ min, max }) => onChange({ eventsMin: min, eventsMax: max })}
      />
    </>
  );
}
