import { Button, FailedState, TimeRangePicker } from "@pharos/ui";
import { IconPlayerPlay, IconPlayerStop } from "@pharos/ui/icons";
import { resolveTimeRange, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { useCallback, useEffect, useRef, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { type EventSearch, rangeOf } from "../event-search.ts";
import type { EventRow } from "../results/event-row.ts";
import { TablePicker } from "../table-picker.tsx";
import { useTables } from "../use-tables.ts";
import { defaultFlow, readsForm } from "./default-flow.ts";
import { FirstSteps } from "./first-steps.tsx";
import classes from "./flow.module.css";
import { FlowEditor } from "./flow-editor.tsx";
import { chosenValue } from "./results/chosen-value.ts";
import { FlowProgress } from "./results/flow-progress.tsx";
import { FlowResults } from "./results/flow-results.tsx";
import { useFlowLanguage } from "./use-flow-language.ts";
import { useFlowCommands, useFlowRun } from "./use-flow-run.ts";

type SearchPart = { [K in keyof EventSearch]?: EventSearch[K] | undefined };

interface FlowViewProps {
  readonly search: EventSearch;
  readonly onSearchChange: (part: SearchPart) => void;
}

/** A query in PharosFlow: its editor, and what the run shows that the address names. */
export function FlowView({ search, onSearchChange }: FlowViewProps) {
  const { databases, allTables, error: tablesError, refetch } = useTables();
  const [draft, setDraft] = useState(search.flow ?? defaultFlow);
  const [startError, setStartError] = useState<unknown>();
  const [isStarting, setStarting] = useState(false);
  const tables = search.table?.length ? search.table : allTables;
  const language = useFlowLanguage(databases, tables);
  const shown = useFlowRun(search.run);
  const { start, cancel } = useFlowCommands();
  const isRunning = isStarting || (search.run !== undefined && (shown.run?.status ?? "running") === "running");

  const latest = useRef({ draft, tables, search, onSearchChange });
  latest.current = { draft, tables, search, onSearchChange };
  const run = useCallback(
    async (text = latest.current.draft) => {
      const { tables, search, onSearchChange } = latest.current;
      setStarting(true);
      setStartError(undefined);
      try {
        const range = resolveTimeRange(rangeOf(search), new Date());
        const form = {
          tables: [...tables],
          startTime: new Date(Math.max(0, range.start.getTime())).toISOString(),
          endTime: new Date(range.end.getTime() + 1).toISOString(),
        };
        const id = await start(text, readsForm(text) ? form : undefined);
        onSearchChange({ flow: text, run: id, event: undefined });
      } catch (error) {
        setStartError(error);
      } finally {
        setStarting(false);
      }
    },
    [start],
  );

  // An address without a run asks for one: somebody wrote it, or its text was passed on.
  const isAsked =
    search.flow !== undefined && search.run === undefined && (!readsForm(search.flow) || tables.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address changes
  useEffect(() => {
    if (isAsked) void run(search.flow);
  }, [isAsked, search.flow]);
  // Back and forward bring other texts.
  useEffect(() => {
    if (search.flow !== undefined) setDraft(search.flow);
  }, [search.flow]);

  const filter = useCallback(
    async (row: EventRow, path: string, value: unknown, isExcluded: boolean) => {
      const chosen = chosenValue(row, path, value);
      if (chosen === undefined) return;
      const text = await language.withFilter(latest.current.draft, chosen, isExcluded);
      setDraft(text);
      void run(text);
    },
    [language, run],
  );
  const format = async () => setDraft((await language.format(draft))?.trimEnd() ?? draft);
  const error = startError ?? shown.error;
  if (tablesError)
    return <FailedState title="Couldn't load the tables" message={errorText(tablesError)} onRetry={() => refetch()} />;
  return (
    <>
      <search className={classes.asked}>
        <FlowEditor value={draft} language={language} onChange={setDraft} onRun={run} />
        <div className={classes.bar}>
          {isRunning && search.run !== undefined ? (
            <Button
              variant="default"
              leftSection={<IconPlayerStop size={15} />}
              onClick={() => search.run && cancel(search.run)}
            >
              Cancel
            </Button>
          ) : (
            <Button
              leftSection={<IconPlayerPlay size={15} />}
              loading={isStarting}
              disabled={draft.trim() === ""}
              onClick={() => run()}
            >
              Run
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={format}>
            Format
          </Button>
          {readsForm(draft) ? (
            <>
              <TablePicker
                databases={databases ?? []}
                value={search.table ?? []}
                onChange={(table) => onSearchChange({ table: table.length > 0 ? table : undefined })}
              />
              <TimeRangePicker
                value={rangeOf(search)}
                onChange={(range) =>
                  onSearchChange({ range: undefined, from: undefined, to: undefined, ...timeRangeToSearch(range) })
                }
              />
            </>
          ) : null}
          <span className={classes.keys}>Ctrl Enter runs, Shift Alt F formats, Ctrl Space suggests</span>
        </div>
        {isRunning ? <FlowProgress run={shown.run} /> : null}
      </search>
      {error ? (
        <FailedState title="Couldn't run your query" message={errorText(error)} onRetry={() => run()} />
      ) : search.run === undefined && !isStarting ? (
        <FirstSteps onChoose={setDraft} />
      ) : (
        <FlowResults
          key={search.run}
          shown={shown}
          opened={search.event}
          view={search.view ?? "tree"}
          onOpen={(event) => onSearchChange({ event })}
          onViewChange={(view) => onSearchChange({ view: view === "raw" ? view : undefined })}
          onFilter={filter}
          onRetry={() => run()}
        />
      )}
    </>
  );
}
