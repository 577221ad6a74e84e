import {
  Button,
  EmptyState,
  FailedState,
  SegmentedControl,
  TableFrame,
  TableSkeleton,
  type ValueActions,
} from "@pharos/ui";
import { IconPlayerStop } from "@pharos/ui/icons";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { SearchInput } from "../../../graphql/generated/graphql.ts";
import { indicatorText } from "../../../routing/use-event-actions.ts";
import type { EventSearch, EventSearchPart } from "../event-search.ts";
import type { Condition, ConditionValue } from "../filters/condition.ts";
import { NoLogsYet } from "../no-logs-yet.tsx";
import classes from "../search.module.css";
import type { useEventSearch } from "../use-event-search.ts";
import { resultOf } from "../use-task.ts";
import { EventGrid } from "./event-grid.tsx";
import { type EventRow, eventRowId } from "./event-row.ts";
import { ExportMenu } from "./export-menu.tsx";
import { FieldList } from "./field-list.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { useRowLines } from "./row-lines.ts";
import { searchHits } from "./search-hits.ts";

const EventSheet = lazy(() => import("./event-sheet.tsx").then((m) => ({ default: m.EventSheet })));

interface FoundEventsProps {
  readonly found: ReturnType<typeof useEventSearch>;
  readonly input: SearchInput | undefined;
  readonly search: EventSearch;
  readonly onSearchChange: (part: EventSearchPart) => void;
  readonly onAdd: (condition: Condition) => void;
  /** Whether any table holds anything. */
  readonly hasEvents: boolean;
}

const skeletonWidths = [150, 110, "14%", "18%", "12%", "16%"];
const sampleRows = 200;
const orders = [
  { value: "descending", label: "Newest first" },
  { value: "ascending", label: "Oldest first" },
];
const lineChoices = [
  { value: "1", label: "1 line" },
  { value: "2", label: "2" },
  { value: "3", label: "3" },
];
const none: readonly EventRow[] = [];

export function FoundEvents({ found, input, search, onSearchChange, onAdd, hasEvents }: FoundEventsProps) {
  const { state, again, loadMore, isLoadingMore } = found;
  const rows = resultOf(state)?.rows ?? none;
  const firstId = rows[0] && eventRowId(rows[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page stays the same while more rows follow it
  const sample = useMemo(() => rows.slice(0, sampleRows), [firstId, input]);
  const [lines, setLines] = useRowLines();
  const { q, filter } = search;
  const askedText = JSON.stringify({ q, filter });
  const hits = useMemo(() => searchHits(JSON.parse(askedText)), [askedText]);
  const open = useCallback((row: EventRow) => onSearchChange({ event: eventRowId(row) }), [onSearchChange]);
  const actions = useMemo(() => valueActions(onAdd, onSearchChange), [onAdd, onSearchChange]);
  if (state.kind === "failed")
    return <FailedState title="Couldn't run your search" message={errorText(state.error)} onRetry={again} />;
  if (state.kind === "cancelled" && rows.length === 0) return <Cancelled onAgain={again} />;
  if (!hasEvents) return <NoLogsYet />;
  if (rows.length === 0 || !input) {
    return (
      <TableFrame hugsRows>
        {state.kind === "running" ? (
          <TableSkeleton widths={skeletonWidths} />
        ) : (
          <NothingFound search={search} onSearchChange={onSearchChange} />
        )}
      </TableFrame>
    );
  }
  return (
    <div className={classes.results}>
      <FieldList rows={sample} input={input} onAdd={onAdd} />
      <div className={classes.grid}>
        <div className={classes.gridHead}>
          <span data-numeric>{rows.length.toLocaleString("en")} loaded</span>
          <SegmentedControl
            size="xs"
            aria-label="Order"
            data={orders}
            value={search.dir ?? "descending"}
            onChange={(dir) => onSearchChange({ dir: dir === "ascending" ? dir : undefined })}
          />
          <SegmentedControl
            size="xs"
            aria-label="Lines per row"
            data={lineChoices}
            value={String(lines)}
            onChange={setLines}
          />
          <ExportMenu rows={rows} />
        </div>
        <TableFrame isStale={state.kind === "running"}>
          <EventGrid
            rows={rows}
            sample={sample}
            tables={input.tables}
            hits={hits}
            lines={lines}
            onOpen={open}
            onEndReached={loadMore}
            isLoadingMore={isLoadingMore}
          />
        </TableFrame>
      </div>
      <Suspense>
        <EventSheet
          row={rows.find((row) => search.event !== undefined && eventRowId(row) === search.event)}
          view={search.view ?? "tree"}
          actions={actions}
          onViewChange={(view) => onSearchChange({ view: view === "raw" ? view : undefined })}
          onClose={() => onSearchChange({ event: undefined })}
        />
      </Suspense>
    </div>
  );
}

/** From a value of the open event into the search that found it. */
function valueActions(
  onAdd: (condition: Condition) => void,
  onSearchChange: (part: EventSearchPart) => void,
): ValueActions {
  const condition = (operator: string) => (key: string, value: unknown) =>
    onAdd(
      value === null
        ? { key, operator: absence[operator] ?? operator }
        : { key, operator, value: value as ConditionValue },
    );
  return {
    onFilterFor: condition("EQUALS"),
    onExclude: condition("NOT_EQUAL"),
    onLookUp: (_path, value) =>
      onSearchChange({ filter: [indicatorText(value)], q: undefined, table: undefined, event: undefined }),
  };
}
const absence: Readonly<Record<string, string>> = { EQUALS: "IS_NULL", NOT_EQUAL: "IS_NOT_NULL" };

function Cancelled({ onAgain }: { onAgain: () => void }) {
  return (
    <EmptyState
      icon={<IconPlayerStop size={32} stroke={1.25} />}
      title="Search cancelled"
      action={
        <Button variant="default" onClick={onAgain}>
          Search again
        </Button>
      }
    >
      Choose a shorter time range or fewer tables to make it faster.
    </EmptyState>
  );
}
