import { DataTable, FailedState, TableSkeleton, type TableSort } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { type SearchPart, useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { type AlertSearch, noAlertFilters, readAlertSearch } from "../alert-search.ts";
import { rememberAlertOrder } from "../order/alert-order.ts";
import { alertColumns } from "./alert-columns.tsx";
import { alertCountText } from "./alert-count-text.ts";
import { AlertListFrame, NoAlerts } from "./alert-list-frame.tsx";
import { type AlertRow, useAlertList } from "./use-alert-list.ts";

const BulkActions = lazy(() => import("./bulk-actions.tsx").then((m) => ({ default: m.BulkActions })));
const GroupedAlerts = lazy(() => import("./grouped-alerts.tsx").then((m) => ({ default: m.GroupedAlerts })));
const route = getRouteApi("/shell/alerts-and-errors");
const nothingSelected: ReadonlySet<string> = new Set();

export function AlertListPage() {
  const search = route.useSearch();
  const change = useSearchChange("/alerts-and-errors/", readAlertSearch, { typed: ["q"] });
  if (search.group === undefined) return <SingleAlerts search={search} onChange={change} />;
  return (
    <Suspense>
      <GroupedAlerts search={search} onChange={change} />
    </Suspense>
  );
}

interface SingleAlertsProps {
  readonly search: AlertSearch;
  readonly onChange: (part: SearchPart<AlertSearch>) => void;
}

function SingleAlerts({ search, onChange }: SingleAlertsProps) {
  const [selection, setSelected] = useState(nothingSelected);
  // Whether everything that matches is selected, loaded or not.
  const [isAll, setAll] = useState(false);
  const setSelection = (next: ReadonlySet<string>) => {
    setAll(false);
    setSelected(next);
  };
  const [isReading, setReading] = useState(false);
  const list = useAlertList(search, { isHeld: selection.size > 0 || isReading });
  useEffect(() => {
    if (list.rows.length > 0) rememberAlertOrder(list.rows.map(rowId));
  }, [list.rows]);
  const set = (part: SearchPart<AlertSearch>) => {
    setSelection(nothingSelected);
    onChange(part);
  };
  const selected = list.rows.filter((alert) => selection.has(alert.id));
  const mayTakeAll = list.hasMore && selected.length === list.rows.length;
  return (
    <AlertListFrame
      search={search}
      onChange={set}
      countText={list.totalCount === undefined ? undefined : alertCountText(list.totalCount)}
      live={list.live}
      newCount={list.newCount}
      onRefresh={() => list.refetch()}
      isStale={list.isStale}
      bulkActions={
        selected.length > 0 ? (
          <BulkActions
            alerts={selected}
            onDone={() => setSelection(nothingSelected)}
            onChanged={list.live.refresh}
            onSelectAll={mayTakeAll ? () => setAll(true) : undefined}
            matchCount={list.totalCount ?? 0}
            matching={isAll ? [list.input] : undefined}
          />
        ) : null
      }
    >
      <AlertTable
        list={list}
        search={search}
        selection={selection}
        onSelectionChange={setSelection}
        onSearchChange={set}
        onReadingChange={setReading}
      />
    </AlertListFrame>
  );
}

interface AlertTableProps {
  readonly list: ReturnType<typeof useAlertList>;
  readonly search: AlertSearch;
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (selection: ReadonlySet<string>) => void;
  readonly onSearchChange: (part: SearchPart<AlertSearch>) => void;
  readonly onReadingChange: (isReading: boolean) => void;
}

const rowId = (alert: AlertRow) => alert.id;
const skeletonWidths = [70, "40%", 70, 40, 110, 90, 130];
const skeletonRows = 14;

function AlertTable({ list, search, selection, onSelectionChange, onSearchChange, onReadingChange }: AlertTableProps) {
  const navigate = useNavigate();
  const mayModify = useMay("AlertModify");
  const open = useCallback(
    (alert: AlertRow) => navigate({ to: "/alerts-and-errors/$alertId/", params: { alertId: alert.id } }),
    [navigate],
  );
  if (list.error) {
    return (
      <FailedState title="Couldn't load your alerts" message={errorText(list.error)} onRetry={() => list.refetch()} />
    );
  }
  if (list.isLoading) return <TableSkeleton rows={skeletonRows} widths={skeletonWidths} />;
  if (list.rows.length === 0) return <NoAlerts search={search} onClear={() => onSearchChange(noAlertFilters)} />;
  const sort: TableSort = { columnId: search.sortBy ?? "createdAt", direction: search.sortDir ?? "descending" };
  return (
    <DataTable
      label="Alerts"
      storageKey="alerts"
      rows={list.rows}
      columns={alertColumns}
      rowId={rowId}
      sort={sort}
      onSortChange={({ columnId, direction }) => onSearchChange({ sortBy: columnId, sortDir: direction })}
      {...(mayModify ? { selection, onSelectionChange } : {})}
      onOpen={open}
      onEndReached={list.loadMore}
      isLoadingMore={list.isLoadingMore}
      onReadingChange={onReadingChange}
    />
  );
}
