import { Button, FailedState, TimeRangePicker } from "@pharos/ui";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { timeRangePart } from "../../../routing/time-range-part.ts";
import type { SearchChange } from "../../../routing/use-search-change.ts";
import askedClasses from "../asked.module.css";
import { type EventSearch, rangeOf } from "../event-search.ts";
import { NoLogsYet } from "../no-logs-yet.tsx";
import { AddToNotebook } from "../notebooks/add-to-notebook.tsx";
import type { EventRow } from "../results/event-row.ts";
import { useRowActions } from "../results/use-row-actions.tsx";
import type { FilterText } from "../runs/filter-text.ts";
import { QueryBar } from "../runs/query-bar.tsx";
import { QueryEditor } from "../runs/query-editor.tsx";
import { TextResults } from "../runs/text-results.tsx";
import { useAskedQuery } from "../runs/use-asked-query.ts";
import { SaveQuery } from "../saved-queries/save-query.tsx";
import { searchedFlow, tableIdOf } from "../saved-queries/searched-query.ts";
import { TablePicker } from "../table-picker.tsx";
import { type LakeDatabase, tablesOfNames, useTables } from "../use-tables.ts";
import { defaultFlow, readsForm } from "./default-flow.ts";
import { filterFlow } from "./filter-flow.ts";
import { FirstSteps } from "./first-steps.tsx";
import { useFlowLanguage } from "./use-flow-language.ts";

interface FlowViewProps {
  readonly search: EventSearch;
  /** Told of the text as it stands in the editor. */
  readonly onDraft?: (draft: string) => void;
  readonly onSearchChange: SearchChange<EventSearch>;
}

const noDatabases: readonly LakeDatabase[] = [];
const keys = "Ctrl Enter runs, Shift Alt F formats, Ctrl Space suggests";

/** A query in PharosFlow: its editor, and what the run shows that the address names. */
export function FlowView({ search, onDraft, onSearchChange }: FlowViewProps) {
  const { databases, allTables, hasLogs, error: tablesError, refetch } = useTables();
  const tables = useMemo(
    () => (search.table?.length ? tablesOfNames(search.table.map(tableIdOf), databases ?? []) : allTables),
    [search.table, databases, allTables],
  );
  // Without the tables, a text that names its own is written and run all the same.
  const language = useFlowLanguage(databases ?? (tablesError && noDatabases), tables);
  const asked = useAskedQuery({
    language: "pharosflow",
    initial: defaultFlow,
    text: search.flow,
    run: search.run,
    isReady: (text) => !readsForm(text) || tables.length > 0,
    besideText: (text) => searchedFlow(text, search),
    onAsked: (flow, run, how) => onSearchChange({ flow, run, event: undefined }, how),
  });
  const { draft, setDraft, rewrite, ask } = asked;
  useEffect(() => onDraft?.(draft), [draft, onDraft]);
  const latestDraft = useRef(draft);
  latestDraft.current = draft;

  const filter = useCallback(
    async (...chosen: Parameters<FilterText>) => {
      const text = await filterFlow(language, latestDraft.current, ...chosen);
      if (text === undefined) return;
      setDraft(text);
      void ask(text);
    },
    [language, setDraft, ask],
  );
  const [explained, setExplained] = useState<EventRow>();
  const zoom = async (start: Date, end: Date) => {
    const text = await language.withTimes(latestDraft.current, start, end);
    setDraft(text);
    void ask(text);
  };
  const actionsOf = useRowActions(
    useMemo(
      () => ({
        onFilterFor: (row, path, value) => void filter(row, path, value, false),
        onExclude: (row, path, value) => void filter(row, path, value, true),
        onExplain: setExplained,
      }),
      [filter],
    ),
  );
  const format = async () => rewrite((await language.format(draft))?.trimEnd() ?? draft);
  return (
    <>
      {tablesError ? (
        <FailedState title="Couldn't load the tables" message={errorText(tablesError)} onRetry={() => refetch()} />
      ) : null}
      <search className={askedClasses.asked}>
        <QueryEditor label="PharosFlow query" asked={asked} language={language} />
        <QueryBar
          asked={asked}
          keys={keys}
          loading={language.loading}
          input={searchedFlow(draft, search)}
          onTimes={async (start, end) => rewrite(await language.withTimes(draft, start, end))}
        >
          <Button variant="subtle" color="gray" onClick={format}>
            Format
          </Button>
          <SaveQuery search={search} query={() => searchedFlow(draft, search)} onSearchChange={onSearchChange} />
          <AddToNotebook search={search} query={() => searchedFlow(draft, search)} onSearchChange={onSearchChange} />
          {readsForm(draft) ? (
            <>
              <TablePicker
                databases={databases ?? []}
                value={search.table ?? []}
                // Without its run, the address asks for another one.
                onChange={(table) => onSearchChange({ table: table.length > 0 ? table : undefined, run: undefined })}
              />
              <TimeRangePicker
                value={rangeOf(search)}
                onChange={(range) => onSearchChange({ ...timeRangePart(range), run: undefined })}
              />
            </>
          ) : null}
        </QueryBar>
      </search>
      {asked.answered === undefined && !asked.isRunning ? (
        hasLogs ? (
          <FirstSteps onChoose={rewrite} />
        ) : (
          <NoLogsYet />
        )
      ) : (
        <TextResults
          key={search.run}
          asked={asked}
          search={search}
          onSearchChange={onSearchChange}
          actionsOf={actionsOf}
          hasLogs={hasLogs}
          explained={explained}
          onExplain={setExplained}
          onZoom={(start, end) => void zoom(start, end)}
        />
      )}
    </>
  );
}
