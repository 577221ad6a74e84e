import { Button, FailedState, TimeRangePicker, type ValueActions } from "@pharos/ui";
import { resolveTimeRange } from "@pharos/ui/time-ranges";
import { useCallback, useRef } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { timeRangePart } from "../../../routing/time-range-part.ts";
import askedClasses from "../asked.module.css";
import { type EventSearch, type EventSearchPart, rangeOf } from "../event-search.ts";
import { NoLogsYet } from "../no-logs-yet.tsx";
import type { EventRow } from "../results/event-row.ts";
import { QueryBar } from "../runs/query-bar.tsx";
import { QueryEditor } from "../runs/query-editor.tsx";
import { RunResults } from "../runs/run-results.tsx";
import { useAskedQuery } from "../runs/use-asked-query.ts";
import { SaveQuery } from "../saved-queries/save-query.tsx";
import { searchedFlow } from "../saved-queries/searched-query.ts";
import { TablePicker } from "../table-picker.tsx";
import { type LakeDatabase, useTables } from "../use-tables.ts";
import { chosenValue } from "./chosen-value.ts";
import { defaultFlow, readsForm } from "./default-flow.ts";
import { FirstSteps } from "./first-steps.tsx";
import { useFlowLanguage } from "./use-flow-language.ts";

interface FlowViewProps {
  readonly search: EventSearch;
  readonly onSearchChange: (part: EventSearchPart) => void;
}

const noDatabases: readonly LakeDatabase[] = [];
const keys = "Ctrl Enter runs, Shift Alt F formats, Ctrl Space suggests";

/** A query in PharosFlow: its editor, and what the run shows that the address names. */
export function FlowView({ search, onSearchChange }: FlowViewProps) {
  const { databases, allTables, hasLogs, error: tablesError, refetch } = useTables();
  const tables = search.table?.length ? search.table : allTables;
  // Without the tables, a text that names its own is written and run all the same.
  const language = useFlowLanguage(databases ?? (tablesError && noDatabases), tables);
  const asked = useAskedQuery({
    language: "pharosflow",
    initial: defaultFlow,
    text: search.flow,
    run: search.run,
    isReady: (text) => !readsForm(text) || tables.length > 0,
    formOf: (text) => (readsForm(text) ? formOf(search, tables) : undefined),
    onAsked: (flow, run) => onSearchChange({ flow, run, event: undefined }),
  });
  const { draft, setDraft, rewrite, ask } = asked;
  const latestDraft = useRef(draft);
  latestDraft.current = draft;

  const filter = useCallback(
    async (row: EventRow, path: string, value: unknown, isExcluded: boolean) => {
      const chosen = chosenValue(row, path, value);
      if (chosen === undefined) return;
      const text = await language.withFilter(latestDraft.current, chosen, isExcluded);
      setDraft(text);
      void ask(text);
    },
    [language, setDraft, ask],
  );
  const actionsOf = useCallback(
    (row: EventRow | undefined): ValueActions => ({
      onFilterFor: (path, value) => filter(row ?? { [path]: value }, path, value, false),
      onExclude: (path, value) => filter(row ?? { [path]: value }, path, value, true),
    }),
    [filter],
  );
  const format = async () => rewrite((await language.format(draft))?.trimEnd() ?? draft);
  return (
    <>
      {tablesError ? (
        <FailedState title="Couldn't load the tables" message={errorText(tablesError)} onRetry={() => refetch()} />
      ) : null}
      <search className={askedClasses.asked}>
        <QueryEditor label="PharosFlow query" asked={asked} language={language} />
        <QueryBar asked={asked} keys={keys} loading={language.loading}>
          <Button variant="subtle" color="gray" onClick={format}>
            Format
          </Button>
          <SaveQuery search={search} query={() => searchedFlow(draft, search)} onSearchChange={onSearchChange} />
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
        <RunResults
          key={search.run}
          asked={asked}
          opened={search.event}
          view={search.view ?? "tree"}
          onOpen={(event) => onSearchChange({ event })}
          onViewChange={(view) => onSearchChange({ view: view === "raw" ? view : undefined })}
          actionsOf={actionsOf}
          hasLogs={hasLogs}
        />
      )}
    </>
  );
}

/** What a text reads that leaves it to the form. */
function formOf(search: EventSearch, tables: readonly string[]) {
  const range = resolveTimeRange(rangeOf(search), new Date());
  return {
    tables: [...tables],
    startTime: new Date(Math.max(0, range.start.getTime())).toISOString(),
    endTime: new Date(range.end.getTime() + 1).toISOString(),
  };
}
