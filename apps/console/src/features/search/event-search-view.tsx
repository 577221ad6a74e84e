import { Button, FailedState, TableSkeleton, TextFilter, TimeRangePicker } from "@pharos/ui";
import { IconPlayerPlay, IconPlayerStop } from "@pharos/ui/icons";
import type { TimeRange } from "@pharos/ui/time-ranges";
import { lazy, Suspense, useMemo, useState } from "react";
import { errorText } from "../../graphql/error-text.ts";
import { timeRangePart } from "../../routing/time-range-part.ts";
import type { SearchChange } from "../../routing/use-search-change.ts";
import askedClasses from "./asked.module.css";
import { type EventSearch, type EventSearchPart, rangeOf, searchInputOf } from "./event-search.ts";
import { type Condition, withCondition } from "./filters/condition.ts";
import { FilterGroups } from "./filters/filter-groups.tsx";
import { SearchHistogram } from "./results/search-histogram.tsx";
import { SaveQuery } from "./saved-queries/save-query.tsx";
import { searchedForm } from "./saved-queries/searched-query.ts";
import { TablePicker } from "./table-picker.tsx";
import { useEventSearch } from "./use-event-search.ts";
import { useFields, useTables } from "./use-tables.ts";

// Its table is large, and comes while the server searches.
const FoundEvents = lazy(() => import("./results/found-events.tsx").then((m) => ({ default: m.FoundEvents })));

interface EventSearchViewProps {
  readonly search: EventSearch;
  readonly onSearchChange: SearchChange<EventSearch>;
}

const noTables: readonly string[] = [];

/** Search as a builder: tables, a time, a text and filters; what they find below. */
export function EventSearchView({ search, onSearchChange }: EventSearchViewProps) {
  const { databases, hasEvents, allTables, error, refetch } = useTables();
  const [now, setNow] = useState(() => new Date());
  const { table, filter, q, range, from, to, dir } = search;
  const askedText = JSON.stringify({ table, filter, q, range, from, to, dir });
  // Only another question is asked anew: not for a sheet that opens, nor when the tables are listed again, which
  // tells how many rows they have by now.
  const tablesText = table?.length ? "" : allTables.join("\n");
  const input = useMemo(
    () => searchInputOf(JSON.parse(askedText) as EventSearch, tablesText.split("\n").filter(Boolean), now),
    [askedText, tablesText, now],
  );
  const found = useEventSearch(input);
  const fields = useFields(input?.tables ?? noTables, found.state.kind !== "running");
  const set = (part: EventSearchPart) => onSearchChange({ event: undefined, ...part });
  // A text is a step in the history; what is typed on is not another one.
  const setText = (q: string) =>
    onSearchChange({ event: undefined, q: q || undefined }, { replace: Boolean(q && search.q) });
  const addCondition = (condition: Condition) =>
    onSearchChange(({ filter = [] }) => ({ event: undefined, filter: withCondition(filter, condition) }));
  const setRange = (range: TimeRange) => set(timeRangePart(range));
  // A new installation has no tables: they come with the first source.
  const hasNoTables = databases !== undefined && input === undefined;
  const isRunning = found.state.kind === "running" && !hasNoTables;
  if (error)
    return <FailedState title="Couldn't load the tables" message={errorText(error)} onRetry={() => refetch()} />;
  return (
    <>
      <search className={askedClasses.asked}>
        <div className={askedClasses.bar}>
          <TablePicker
            databases={databases ?? []}
            value={search.table ?? []}
            onChange={(table) => set({ table: table.length > 0 ? table : undefined })}
          />
          <TextFilter label="Contains" value={search.q ?? ""} onChange={setText} />
          <TimeRangePicker value={rangeOf(search)} onChange={setRange} />
          <Button
            leftSection={<IconPlayerPlay size={15} />}
            onClick={() => {
              setNow(new Date());
              found.again();
            }}
          >
            Run
          </Button>
          <SaveQuery search={search} query={() => searchedForm(search)} onSearchChange={onSearchChange} />
          {/* Beside it and not in its place: a text starts its search while somebody is about to press that. */}
          {isRunning ? (
            <Button variant="default" leftSection={<IconPlayerStop size={15} />} onClick={found.cancel}>
              Cancel
            </Button>
          ) : null}
        </div>
        <FilterGroups
          filter={search.filter ?? []}
          fields={fields}
          onChange={(filter) => set({ filter: filter.length > 0 ? filter : undefined })}
        />
      </search>
      {/* What failed says so once. */}
      {hasNoTables || found.state.kind === "failed" ? null : (
        <SearchHistogram input={input} onZoom={(start, end) => setRange({ kind: "custom", start, end })} />
      )}
      <Suspense fallback={<TableSkeleton widths={["15%", "15%", "60%"]} />}>
        <FoundEvents
          found={found}
          input={input}
          search={search}
          onSearchChange={onSearchChange}
          onAdd={addCondition}
          hasEvents={hasEvents}
        />
      </Suspense>
    </>
  );
}
