import { DataTable, FailedState, TableSkeleton, type TableSort } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { lazy, useCallback, useEffect, useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { SearchPart } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { type AlertSearch, noAlertFilters } from "../alert-search.ts";
import { rememberAlertOrder } from "../order/alert-order.ts";
import { AlertListFrame, NoAlerts } from "./alert-list-frame.tsx";
import { type GroupedRow, groupColumns } from "./group-columns.tsx";
import { type AlertGroup, searchOfGroup, useAlertGroups } from "./use-alert-groups.ts";
import { useAlertList } from "./use-alert-list.ts";

const BulkActions = lazy(() => import("./bulk-actions.tsx").then((m) => ({ default: m.BulkActions })));
const nothingSelected: ReadonlySet<string> = new Set();
const skeletonWidths = [70, "45%", 50, 70, 110, 90];
const skeletonRows = 14;

interface GroupedAlertsProps {
  readonly search: AlertSearch;
  readonly onChange: (part: SearchPart<AlertSearch>) => void;
}

/** The alerts that the filters find in groups, of which one at a time is open. */
export function GroupedAlerts({ search, onChange }: GroupedAlertsProps) {
  const [selection, setSelected] = useState(nothingSelected);
  const [isReading, setReading] = useState(false);
  const isHeld = selection.size > 0 || isReading;
  const list = useAlertGroups(search, search.group ?? "detection", isHeld);
  const { groups, inputOf } = list;
  const open = groups.find(({ key }) => key === search.open);
  const searchOfOpen = useMemo(() => searchOfGroup(search, search.open ?? ""), [search]);
  const alerts = useAlertList(searchOfOpen, { isHeld, skip: open === undefined });
  useEffect(() => {
    if (alerts.rows.length > 0) rememberAlertOrder(alerts.rows.map(({ id }) => id));
  }, [alerts.rows]);
  const rows = groups.flatMap((group): GroupedRow[] => [
    { kind: "group", id: groupId(group), group, isOpen: group === open },
    ...(group === open ? rowsBelow(alerts) : []),
  ]);
  const clearSelection = () => setSelected(nothingSelected);
  const set = (part: SearchPart<AlertSearch>) => {
    clearSelection();
    onChange(part);
  };
  const live = {
    ...list.live,
    refresh: async () => {
      await Promise.all([list.live.refresh(), open && alerts.live.refresh()]);
    },
  };
  const selectedGroups = groups.filter((group) => selection.has(groupId(group)));
  const selectedAlerts = alerts.rows.filter(({ id }) => selection.has(id));
  return (
    <AlertListFrame
      search={search}
      onChange={set}
      countText={list.totalCount === undefined ? undefined : countText(list.totalCount)}
      live={live}
      newCount={live.hasNews ? 0 : undefined}
      onRefresh={live.refresh}
      isStale={list.isStale}
      bulkActions={
        selectedGroups.length + selectedAlerts.length > 0 ? (
          <BulkActions
            alerts={selectedAlerts}
            onDone={clearSelection}
            onChanged={live.refresh}
            onSelectAll={undefined}
            matchCount={countAlerts(selectedGroups)}
            matching={selectedGroups.length > 0 ? selectedGroups.map(inputOf) : undefined}
          />
        ) : null
      }
    >
      <GroupTable
        list={list}
        rows={rows}
        search={search}
        selection={selection}
        onSelectionChange={(next) => setSelected(groupsOrAlerts(next, selection))}
        onChange={onChange}
        onReadingChange={setReading}
      />
    </AlertListFrame>
  );
}

interface GroupTableProps extends GroupedAlertsProps {
  readonly list: ReturnType<typeof useAlertGroups>;
  readonly rows: readonly GroupedRow[];
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (selection: ReadonlySet<string>) => void;
  readonly onReadingChange: (isReading: boolean) => void;
}

function GroupTable({ list, rows, search, onChange, selection, onSelectionChange, onReadingChange }: GroupTableProps) {
  const navigate = useNavigate();
  const mayModify = useMay("AlertModify");
  const toggle = ({ key }: AlertGroup) => onChange({ open: search.open === key ? undefined : key });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is all that `toggle` depends on
  const columns = useMemo(() => groupColumns({ search, onToggle: toggle }), [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const openRow = useCallback(
    (row: GroupedRow) => {
      if (row.kind === "group") toggle(row.group);
      else if (row.kind === "alert") void navigate({ to: "/alerts-and-errors/$alertId/", params: { alertId: row.id } });
      else row.action?.run();
    },
    [navigate, search],
  );
  if (list.error) {
    return (
      <FailedState title="Couldn't load your alerts" message={errorText(list.error)} onRetry={() => list.refetch()} />
    );
  }
  if (list.isLoading) return <TableSkeleton rows={skeletonRows} widths={skeletonWidths} />;
  if (rows.length === 0) return <NoAlerts search={search} onClear={() => onChange(noAlertFilters)} />;
  const sort: TableSort = { columnId: search.sortBy ?? "eventCount", direction: search.sortDir ?? "descending" };
  return (
    <DataTable
      label="Groups of alerts"
      storageKey="alert-groups"
      rows={rows}
      columns={columns}
      rowId={rowId}
      sort={sort}
      onSortChange={({ columnId, direction }) => onChange({ sortBy: columnId, sortDir: direction })}
      {...(mayModify ? { selection, onSelectionChange } : {})}
      onOpen={openRow}
      onEndReached={list.loadMore}
      isLoadingMore={list.isLoadingMore}
      onReadingChange={onReadingChange}
    />
  );
}

const rowId = (row: GroupedRow) => row.id;
const groupPrefix = "group ";
const notePrefix = "note ";
const groupId = ({ key }: AlertGroup) => `${groupPrefix}${key}`;

/** The alerts of the open group, and what is to be said below them. */
function rowsBelow(alerts: ReturnType<typeof useAlertList>): GroupedRow[] {
  const note = (text: string, action?: { label: string; run: () => void }): GroupedRow => ({
    kind: "note",
    id: `${notePrefix}${text}`,
    text,
    ...(action && { action }),
  });
  if (alerts.error) return [note(errorText(alerts.error), { label: "Retry", run: () => void alerts.refetch() })];
  // Those of the group that was open before are not of this one.
  if (alerts.isLoading || alerts.isStale) return [note("Loading alerts…")];
  const rows = alerts.rows.map((alert): GroupedRow => ({ kind: "alert", id: alert.id, alert }));
  if (alerts.isLoadingMore) return [...rows, note("Loading more…")];
  return alerts.hasMore ? [...rows, note("", { label: "Show more", run: alerts.loadMore })] : rows;
}

/** Undefined where alerts may be in several of the groups. */
function countAlerts(groups: readonly AlertGroup[]): number | undefined {
  if (groups.length > 1 && groups.some(({ entity }) => entity)) return undefined;
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** Groups are changed as a whole, alerts one by one: what was selected last decides which of both. */
function groupsOrAlerts(next: ReadonlySet<string>, before: ReadonlySet<string>): ReadonlySet<string> {
  const isGroup = (id: string) => id.startsWith(groupPrefix);
  const ids = [...next].filter((id) => !id.startsWith(notePrefix));
  const added = ids.filter((id) => !before.has(id));
  const areGroups = (added.length > 0 ? added : ids).some(isGroup);
  return new Set(ids.filter((id) => isGroup(id) === areGroups));
}

const countText = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "group" : "groups"}`;
