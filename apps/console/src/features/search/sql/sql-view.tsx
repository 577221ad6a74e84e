import { EmptyState, FailedState } from "@pharos/ui";
import { IconDatabase } from "@pharos/ui/icons";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import askedClasses from "../asked.module.css";
import type { EventSearch, EventSearchPart } from "../event-search.ts";
import { NoLogsYet } from "../no-logs-yet.tsx";
import { AddToNotebook } from "../notebooks/add-to-notebook.tsx";
import type { EventRow } from "../results/event-row.ts";
import { useRowActions } from "../results/use-row-actions.tsx";
import { QueryBar } from "../runs/query-bar.tsx";
import { QueryEditor } from "../runs/query-editor.tsx";
import { TextResults } from "../runs/text-results.tsx";
import { useAskedQuery } from "../runs/use-asked-query.ts";
import { SaveQuery } from "../saved-queries/save-query.tsx";
import { searchedSql } from "../saved-queries/searched-query.ts";
import { type LakeDatabase, useTables } from "../use-tables.ts";
import { defaultSql } from "./default-sql.ts";
import { filterSql } from "./filter-sql.ts";
import { sqlFailure } from "./language/sql-failure.ts";
import { withSqlTimes } from "./sql-filter.ts";
import { useSqlLanguage } from "./use-sql-language.ts";

interface SqlViewProps {
  readonly search: EventSearch;
  /** Where somebody keeps it: the text as it stood in the editor, which may not have been run. */
  readonly draft?: string;
  readonly onDraft?: (draft: string) => void;
  readonly onSearchChange: (part: EventSearchPart, how?: { readonly replace?: boolean }) => void;
}

const noDatabases: readonly LakeDatabase[] = [];

/** One read-only statement: its editor, and what the run shows that the address names. */
export function SqlView({ search, draft, onDraft, onSearchChange }: SqlViewProps) {
  const { databases, hasLogs, error: tablesError, refetch } = useTables();
  // Without the tables, SQL is written and run all the same.
  const language = useSqlLanguage(databases ?? (tablesError && noDatabases));
  const asked = useAskedQuery({
    language: "sql",
    initial: defaultSql,
    draft,
    text: search.sql,
    run: search.sqlRun,
    onAsked: (sql, sqlRun, how) => onSearchChange({ sql, sqlRun, event: undefined }, how),
  });
  const { isStale, answered } = asked;
  useEffect(() => onDraft?.(asked.draft), [asked.draft, onDraft]);
  const run = asked.shown.run;
  const message = asked.error === undefined ? run?.status === "failed" && run.message : errorText(asked.error);
  const failure = useMemo(
    () => (message && answered !== undefined && !isStale ? sqlFailure(answered, message) : undefined),
    [message, answered, isStale],
  );
  // What the check before the run has found already is not told twice.
  const isFound = failure !== undefined && asked.problems.some((problem) => problem.message === failure.message);
  const told = useMemo(() => (failure && !isFound ? [failure] : []), [failure, isFound]);
  const { draft: written, setDraft, ask } = asked;
  const latestDraft = useRef(written);
  latestDraft.current = written;
  const askInstead = useCallback(
    (text: string | undefined) => {
      if (text === undefined) return;
      setDraft(text);
      void ask(text);
    },
    [setDraft, ask],
  );
  const [explained, setExplained] = useState<EventRow>();
  const actionsOf = useRowActions(
    useMemo(() => {
      const filter = (isExcluded: boolean) => (row: EventRow | undefined, path: string, value: unknown) =>
        void filterSql(latestDraft.current, row, path, value, isExcluded).then(askInstead);
      return { onFilterFor: filter(false), onExclude: filter(true), onExplain: setExplained };
    }, [askInstead]),
  );
  return (
    <>
      {tablesError ? (
        <FailedState title="Couldn't load the tables" message={errorText(tablesError)} onRetry={() => refetch()} />
      ) : null}
      <search className={askedClasses.asked}>
        <QueryEditor label="SQL" asked={asked} language={language} told={told} />
        <QueryBar
          asked={asked}
          keys="Ctrl Enter runs, Ctrl Space suggests"
          loading={language.loading}
          input={searchedSql(asked.draft)}
          onTimes={(start, end) => asked.rewrite(withSqlTimes(asked.draft, start, end))}
        >
          <SaveQuery search={search} query={() => searchedSql(asked.draft)} onSearchChange={onSearchChange} />
          <AddToNotebook search={search} query={() => searchedSql(asked.draft)} onSearchChange={onSearchChange} />
        </QueryBar>
      </search>
      {answered === undefined && !asked.isRunning ? (
        hasLogs ? (
          <EmptyState icon={<IconDatabase size={36} stroke={1.25} />} title="Ask the data lake in SQL">
            One SELECT over any of its tables. Run the one above, or write your own.
          </EmptyState>
        ) : (
          <NoLogsYet />
        )
      ) : (
        <TextResults
          key={search.sqlRun}
          asked={asked}
          search={search}
          onSearchChange={onSearchChange}
          fixes={failure?.fixes}
          actionsOf={actionsOf}
          hasLogs={hasLogs}
          explained={explained}
          onExplain={setExplained}
          onZoom={(start, end) => askInstead(withSqlTimes(latestDraft.current, start, end))}
        />
      )}
    </>
  );
}
