import type { QueryStep } from "@pharos/domain";
import { Button, FailedState, Tag, TextInput, TimeRangePicker } from "@pharos/ui";
import { IconPlayerPlay, IconPlayerStop } from "@pharos/ui/icons";
import { useCallback, useRef, useState } from "react";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { timeRangePart } from "../../../routing/time-range-part.ts";
import {
  type EventSearch,
  type FilterText,
  QueryTextEditor,
  RunProgress,
  rangeOf,
  readEventSearch,
  readsForm,
  runTarget,
  searchedFlow,
  TablePicker,
  useTables,
} from "../../search/index.ts";
import classes from "../notebooks.module.css";
import { stateText } from "./state-text.ts";
import { type StepActions, StepCard } from "./step-card.tsx";
import { StepRows } from "./step-rows.tsx";
import { useStepRun } from "./use-step-run.ts";

interface QueryCardProps {
  readonly step: QueryStep;
  readonly name: string;
  readonly actions: StepActions;
  readonly onChange: (part: Partial<QueryStep>) => void;
  /** Counts up where all steps run again. */
  readonly tick: number;
}

const languages = { pharosflow: "Flow", sql: "SQL" } as const;
const linesMin = 3;

/** A search of a notebook: its text, and what it found when it ran. */
export function QueryCard({ step, name, actions, onChange, tick }: QueryCardProps) {
  const { run, isGone, isRunning, message, isStale, ask, cancel } = useStepRun(
    step,
    (runId) => onChange({ runId }),
    tick,
  );
  const filterText = useRef<FilterText>(null);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  const filter = useCallback(
    async (...chosen: Parameters<FilterText>) => {
      const text = await filterText.current?.(...chosen);
      if (text === undefined) return;
      latestOnChange.current({ text });
      void ask(text);
    },
    [ask],
  );
  const [isHidden, setHidden] = useState(false);
  const search = searchOf(step);
  const found = message === undefined && (run?.stats?.rowCount ?? 0) > 0 ? run : undefined;
  return (
    <StepCard
      name={name}
      actions={actions}
      head={
        <>
          <TextInput
            className={classes.title}
            variant="unstyled"
            aria-label={`Title of ${name}`}
            placeholder="Untitled search"
            maxLength={120}
            value={step.title}
            onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
          />
          <Tag>{languages[step.language]}</Tag>
          <ButtonLink
            {...pathTarget("/investigate/search/", { ...search, ...shownRun(step, run?.id) })}
            variant="subtle"
            size="compact-sm"
          >
            Open in Search
          </ButtonLink>
        </>
      }
    >
      <div className={classes.query}>
        <PanelBoundary>
          <QueryTextEditor
            label={`Query of ${name}`}
            language={step.language}
            value={step.text}
            linesMin={linesMin}
            filter={filterText}
            onChange={(text) => onChange({ text })}
            onRun={() => void ask()}
          />
        </PanelBoundary>
        <div className={classes.bar}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerPlay size={14} />}
            loading={isRunning}
            onClick={() => void ask()}
          >
            Run
          </Button>
          {isRunning ? (
            <Button size="xs" variant="default" leftSection={<IconPlayerStop size={14} />} onClick={cancel}>
              Cancel
            </Button>
          ) : null}
          {step.language === "pharosflow" && readsForm(step.text) ? (
            <StepPlace step={step} search={search} onChange={onChange} />
          ) : null}
          <span className={classes.state} role="status">
            {stateText({ run, isGone, isRunning, message, isStale })}
          </span>
          {found ? (
            <Button size="compact-sm" variant="subtle" onClick={() => setHidden(!isHidden)}>
              {isHidden ? "Show rows" : "Hide rows"}
            </Button>
          ) : null}
        </div>
        {isRunning ? <RunProgress run={run} /> : null}
        {message !== undefined ? <FailedState title="Couldn't run the query" message={message} /> : null}
        {found && !isHidden ? <StepRows run={found} label={`Rows of ${name}`} onFilter={filter} /> : null}
      </div>
    </StepCard>
  );
}

/** The tables and the time of a text that leaves them to the page. */
function StepPlace({
  step,
  search,
  onChange,
}: {
  readonly step: QueryStep;
  readonly search: EventSearch;
  readonly onChange: (part: Partial<QueryStep>) => void;
}) {
  const { databases } = useTables();
  const place = (part: object) => {
    const { databases = [], tables = [], ...times } = searchedFlow(step.text, readEventSearch({ ...search, ...part }));
    onChange({
      databases: databases ?? [],
      tables: tables ?? [],
      relativeTime: times.relativeTime ?? undefined,
      startTime: times.startTime ?? undefined,
      endTime: times.endTime ?? undefined,
    });
  };
  return (
    <>
      <TablePicker
        databases={databases ?? []}
        value={search.table ?? []}
        onChange={(table) => place({ table: [...table] })}
      />
      <TimeRangePicker value={rangeOf(search)} onChange={(range) => place(timeRangePart(range))} />
    </>
  );
}

/** Search as the step asks. */
function searchOf({ text, language, databases, tables, relativeTime, startTime, endTime }: QueryStep): EventSearch {
  const metadata = { databases, tables, relativeTime, startTime, endTime } as Parameters<
    typeof runTarget
  >[0]["metadata"];
  return runTarget({ sql: text, language, metadata });
}

/** Search shows the rows that are here, where there are some. */
function shownRun({ language }: QueryStep, id: string | undefined): EventSearch {
  if (id === undefined) return {};
  return language === "sql" ? { sqlRun: id } : { run: id };
}
