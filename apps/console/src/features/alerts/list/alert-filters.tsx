import { alertStatuses, severities } from "@pharos/domain";
import {
  FilterBar,
  MoreFilters,
  MultiSelectFilter,
  SeverityBadge,
  Tag,
  TextFilter,
  TimeRangePicker,
  UnstyledButton,
} from "@pharos/ui";
import { IconX } from "@pharos/ui/icons";
import { timeRangeFromSearch } from "@pharos/ui/time-ranges";
import { lazy, Suspense } from "react";
import { timeRangePart } from "../../../routing/time-range-part.ts";
import type { SearchPart } from "../../../routing/use-search-change.ts";
import { type AlertSearch, readEntity, statusesOf, unassigned } from "../alert-search.ts";
import { personName, severityLabels, statusLabels, unassignedLabel } from "../labels.ts";
import { StatusText } from "../status-text.tsx";
import { useAssignees } from "../use-assignees.ts";

const RareFilters = lazy(() => import("./rare-filters.tsx").then((m) => ({ default: m.RareFilters })));

type SetPart = (part: SearchPart<AlertSearch>) => void;

interface AlertFiltersProps {
  readonly search: AlertSearch;
  readonly onChange: SetPart;
  readonly onClear: (() => void) | undefined;
}

const statusOptions = alertStatuses.map((value) => ({
  value,
  label: statusLabels[value],
  picture: <StatusText status={value} />,
}));
const severityOptions = severities.map((value) => ({
  value,
  label: severityLabels[value],
  picture: <SeverityBadge severity={value} />,
}));

export function AlertFilters({ search, onChange, onClear }: AlertFiltersProps) {
  const people = useAssignees();
  const list = listSetter(onChange);
  const assigneeOptions = [
    { value: unassigned, label: unassignedLabel },
    ...people.map((person) => ({ value: person.id, label: personName(person) })),
  ];
  return (
    <FilterBar onClear={onClear}>
      <TextFilter label="Find by title" widthPx={200} value={search.q ?? ""} onChange={(q) => onChange({ q })} />
      <MultiSelectFilter label="Status" options={statusOptions} value={statusesOf(search)} onChange={list("status")} />
      <MultiSelectFilter
        label="Severity"
        options={severityOptions}
        value={search.severity ?? []}
        onChange={list("severity")}
      />
      <TimeRangePicker
        label="Created"
        value={timeRangeFromSearch(search)}
        onChange={(range) => onChange(timeRangePart(range))}
        onClear={() => onChange(timeRangePart())}
      />
      <MultiSelectFilter
        label="Assignee"
        options={assigneeOptions}
        value={search.assignee ?? []}
        onChange={list("assignee")}
      />
      <MoreFilters areActive={hasRareFilter(search)}>
        <Suspense>
          <RareFilters search={search} onChange={onChange} />
        </Suspense>
      </MoreFilters>
      {search.rule ? (
        <Tag>
          Rule: {search.rule}{" "}
          <UnstyledButton aria-label="Clear the rule" onClick={() => onChange({ rule: undefined })}>
            <IconX size={12} />
          </UnstyledButton>
        </Tag>
      ) : null}
      {search.entity ? (
        <Tag>
          Names: {readEntity(search.entity).value}{" "}
          <UnstyledButton aria-label="Clear the entity" onClick={() => onChange({ entity: undefined })}>
            <IconX size={12} />
          </UnstyledButton>
        </Tag>
      ) : null}
    </FilterBar>
  );
}

/** An empty list narrows nothing, except for the status, where none chosen differs from not said. */
const listSetter = (set: SetPart) => (key: "status" | "severity" | "assignee") => (value: string[]) =>
  set({ [key]: value.length === 0 && key !== "status" ? undefined : value });

const hasRareFilter = ({
  logType,
  source,
  type,
  outcome,
  snoozed,
  cases,
  eventsMin,
  eventsMax,
}: AlertSearch): boolean =>
  [logType, source, type, outcome].some((chosen) => chosen && chosen.length > 0) ||
  snoozed !== undefined ||
  cases !== undefined ||
  eventsMin !== undefined ||
  eventsMax !== undefined;
