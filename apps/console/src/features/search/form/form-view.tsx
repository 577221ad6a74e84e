import { Button, FailedState, SegmentedControl, TableSkeleton, TextFilter, TimeRangePicker } from "@pharos/ui";
import { IconPlayerPlay, IconPlayerStop } from "@pharos/ui/icons";
import { resolveTimeRange, type TimeRange } from "@pharos/ui/time-ranges";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { timeRangePart } from "../../../routing/time-range-part.ts";
import type { SearchChange } from "../../../routing/use-search-change.ts";
import askedClasses from "../asked.module.css";
import { type EventSearch, type EventSearchPart, limitOf, rangeOf } from "../event-search.ts";
import { type Condition, type ConditionValue, withCondition } from "../filters/condition.ts";
import { FilterGroups } from "../filters/filter-groups.tsx";
import { AddToNotebook } from "../notebooks/add-to-notebook.tsx";
import type { EventRow } from "../results/event-row.ts";
import { EventsOverTime } from "../results/events-over-time.tsx";
import { NothingFound } from "../results/nothing-found.tsx";
import { searchHits } from "../results/search-hits.ts";
import { useRowActions } from "../results/use-row-actions.tsx";
import { ScanHint } from "../runs/scan-hint.tsx";
import { SaveQuery } from "../saved-queries/save-query.tsx";
import { searchedForm, tableIdOf } from "../saved-queries/searched-query.ts";
import { TablePicker } from "../table-picker.tsx";
import { tablesOfNames, useFields, useTables } from "../use-tables.ts";
import { LimitField } from "./limit-field.tsx";
import { useAskedForm } from "./use-asked-form.ts";
import { useFormCounts } from "./use-form-counts.ts";

// Its table is large, and comes while the server searches.
const RunResults = lazy(() => import("../runs/run-results.tsx").then((m) => ({ default: m.RunResults })));

interface FormViewProps {
  readonly search: EventSearch;
  readonly onSearchChange: SearchChange<EventSearch>;
}

const orders = [
  { value: "descending", label: "Newest first" },
  { value: "ascending", label: "Oldest first" },
];
const dayMs = 86_400_000;
const absence: Readonly<Record<string, string>> = { EQUALS: "IS_NULL", NOT_EQUAL: "IS_NOT_NULL" };

/** Search as a form: tables, a time, a text and filters; what they find below. */
export function FormView({ search, onSearchChange }: FormViewProps) {
  const { databases, hasLogs, allTables, error: tablesError, refetch } = useTables();
  const isReady = limitOf(search) !== undefined;
  const asked = useAskedForm({
    search,
    isReady,
    // A run that was asked for by its address is no other step in the history.
    onAsked: (run) => onSearchChange({ run, event: undefined }, { replace: true }),
  });
  const { run } = asked.shown;
  const { countEvents, countBefore, countValues } = useFormCounts(search, run?.status === "failed" ? undefined : run);
  const tables = useMemo(
    () => (search.table?.length ? tablesOfNames(search.table.map(tableIdOf), databases ?? []) : allTables),
    [search.table, databases, allTables],
  );
  const fields = useFields(tables, !asked.isRunning);
  const set = useCallback(
    (part: EventSearchPart) => onSearchChange({ event: undefined, run: undefined, ...part }),
    [onSearchChange],
  );
  // A text is a step in the history; what is typed on is not another one.
  const setText = (q: string) =>
    onSearchChange({ event: undefined, run: undefined, q: q || undefined }, { replace: Boolean(q && search.q) });
  const setRange = (range: TimeRange) => set(timeRangePart(range));
  const { start, end } = resolveTimeRange(rangeOf(search), new Date());
  const narrow = end.getTime() - start.getTime() > dayMs ? () => setRange({ kind: "preset", id: "PT24H" }) : undefined;
  const add = useCallback(
    (key: string, value: unknown, operator: string) => {
      const condition: Condition =
        value === null
          ? { key, operator: absence[operator] ?? operator }
          : { key, operator, value: value as ConditionValue };
      onSearchChange(({ filter = [] }) => ({
        event: undefined,
        run: undefined,
        filter: withCondition(filter, condition),
      }));
    },
    [onSearchChange],
  );
  const [explained, setExplained] = useState<EventRow>();
  const actionsOf = useRowActions(
    useMemo(
      () => ({
        onFilterFor: (_row, path, value) => add(path, value, "EQUALS"),
        onExclude: (_row, path, value) => add(path, value, "NOT_EQUAL"),
        onExplain: setExplained,
      }),
      [add],
    ),
  );
  const { q, filter } = search;
  const marked = JSON.stringify({ q, filter });
  const hits = useMemo(() => searchHits(JSON.parse(marked)), [marked]);
  const failure = asked.error === undefined ? run?.status === "failed" && run.message : errorText(asked.error);
  return (
    <>
      {tablesError ? (
        <FailedState title="Couldn't load the tables" message={errorText(tablesError)} onRetry={() => refetch()} />
      ) : null}
      <search className={askedClasses.asked}>
        <div className={askedClasses.bar}>
          <TablePicker
            databases={databases ?? []}
            value={search.table ?? []}
            onChange={(table) => set({ table: table.length > 0 ? table : undefined })}
          />
          <TextFilter label="Contains" value={search.q ?? ""} onChange={setText} />
          <TimeRangePicker value={rangeOf(search)} onChange={setRange} />
          <LimitField search={search} onChange={(limit) => set({ limit })} />
          <Button leftSection={<IconPlayerPlay size={15} />} disabled={!isReady} onClick={asked.ask}>
            Run
          </Button>
          {/* Beside it and not in its place: a text starts its search while somebody is about to press that. */}
          {asked.isRunning ? (
            <Button variant="default" leftSection={<IconPlayerStop size={15} />} onClick={asked.cancel}>
              Cancel
            </Button>
          ) : null}
          {asked.isRunning ? <ScanHint input={searchedForm(search)} isRunning onNarrow={narrow} /> : null}
          <SaveQuery search={search} query={() => searchedForm(search)} onSearchChange={onSearchChange} />
          <AddToNotebook search={search} query={() => searchedForm(search)} onSearchChange={onSearchChange} />
        </div>
        <FilterGroups
          filter={search.filter ?? []}
          fields={fields}
          onChange={(filter) => set({ filter: filter.length > 0 ? filter : undefined })}
        />
      </search>
      {failure ? (
        <FailedState title="Couldn't run your search" message={failure} onRetry={asked.ask} />
      ) : (
        <Suspense fallback={<TableSkeleton widths={["15%", "15%", "60%"]} />}>
          <RunResults
            asked={asked}
            label="Events"
            opened={search.event}
            view={search.view ?? "tree"}
            onOpen={(event) => onSearchChange({ event })}
            onViewChange={(view) => onSearchChange({ view: view === "raw" ? view : undefined })}
            actionsOf={actionsOf}
            hasLogs={hasLogs || Boolean(search.table?.length)}
            explained={explained}
            onExplain={setExplained}
            countValues={countValues}
            hits={hits}
            visual={
              hasLogs ? (
                <EventsOverTime
                  noun="event"
                  count={countEvents}
                  countBefore={countBefore}
                  onZoom={(start, end) => setRange({ kind: "custom", start, end: new Date(end.getTime() - 1) })}
                />
              ) : null
            }
            nothing={<NothingFound search={search} onSearchChange={set} />}
            choices={
              <SegmentedControl
                size="xs"
                aria-label="Order"
                data={orders}
                value={search.dir ?? "descending"}
                onChange={(dir) => set({ dir: dir === "ascending" ? dir : undefined })}
              />
            }
          />
        </Suspense>
      )}
    </>
  );
}
