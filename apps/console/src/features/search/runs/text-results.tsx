import type { ValueActions } from "@pharos/ui";
import type { CodeFix } from "@pharos/ui/code-editor";
import { useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { EventSearch, EventSearchPart } from "../event-search.ts";
import type { EventRow } from "../results/event-row.ts";
import { RunFailure } from "./run-failure.tsx";
import { RunResults } from "./run-results.tsx";
import { RunVisual } from "./run-visual.tsx";
import type { AskedQuery } from "./use-asked-query.ts";
import { useRunValues } from "./use-run-values.ts";

interface TextResultsProps {
  readonly asked: AskedQuery;
  readonly search: EventSearch;
  readonly onSearchChange: (part: EventSearchPart) => void;
  readonly actionsOf: (row: EventRow | undefined) => ValueActions;
  readonly hasLogs: boolean;
  /** What may mend a text that failed. */
  readonly fixes?: readonly CodeFix[] | undefined;
  readonly explained: EventRow | undefined;
  readonly onExplain: (row: EventRow | undefined) => void;
  /** A drag over the rows' times. */
  readonly onZoom: (start: Date, end: Date) => void;
}

const none: readonly EventRow[] = [];

/** What a text found, how it fares, or why it failed. */
export function TextResults(props: TextResultsProps) {
  const { asked, search, onSearchChange, actionsOf, hasLogs, fixes, onZoom } = props;
  const { run, results } = asked.shown;
  const countValues = useRunValues(run?.id);
  const rows = useMemo(() => results?.edges.map(({ node }) => node as EventRow) ?? none, [results]);
  const failure =
    asked.error === undefined ? (run?.status === "failed" ? run.message : undefined) : errorText(asked.error);
  if (failure !== undefined) return <RunFailure asked={asked} message={failure} fixes={fixes} />;
  const hasRows = run !== undefined && run.status !== "running" && rows.length > 0;
  return (
    <RunResults
      asked={asked}
      label="Result"
      opened={search.event}
      view={search.view ?? "tree"}
      onOpen={(event) => onSearchChange({ event })}
      onViewChange={(view) => onSearchChange({ view: view === "raw" ? view : undefined })}
      actionsOf={actionsOf}
      hasLogs={hasLogs}
      countValues={countValues}
      isStale={asked.isStale}
      explained={props.explained}
      onExplain={props.onExplain}
      visual={
        hasRows ? (
          <RunVisual
            queryId={run.id}
            hasTime={results?.columnInfo.order.includes("p_event_time") ?? false}
            visualize={run.annotations.visualize}
            rows={rows}
            onZoom={onZoom}
          />
        ) : null
      }
    />
  );
}
