import {
  Button,
  DataTable,
  EmptyState,
  FailedState,
  NothingMatches,
  Page,
  PageHeader,
  TableSkeleton,
  type TableSort,
} from "@pharos/ui";
import { IconBell, IconRefresh } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { NewRowsButton } from "../../../live/new-rows-button.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { type SearchPart, useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import {
  type AlertSearch,
  filtersInWords,
  isPlainAlertSearch,
  noAlertFilters,
  readAlertSearch,
} from "../alert-search.ts";
import { rememberAlertOrder } from "../order/alert-order.ts";
import { alertColumns } from "./alert-columns.tsx";
import { AlertFilters } from "./alert-filters.tsx";
import classes from "./alert-list.module.css";
import { type AlertRow, useAlertList } from "./use-alert-list.ts";

const BulkActions = lazy(() => import("./bulk-actions.tsx").then((m) => ({ default: m.BulkActions })));
const ViewsMenu = lazy(() => import("../views/views-menu.tsx").then((m) => ({ default: m.ViewsMenu })));
const route = getRouteApi("/shell/alerts-and-errors");
const nothingSelected: ReadonlySet<string> = new Set();

export function AlertListPage() {
  const search = route.useSearch();
  const change = useSearchChange("/alerts-and-errors/", readAlertSearch, { typed: ["q"] });
  const [selection, setSelected] = useState(nothingSelected);
  // Whether everything that matches is selected, loaded or not.
  const [isAll, setAll] = useState(false);
  const setSelection = (next: ReadonlySet<string>) => {
    setAll(false);
    setSelected(next);
  };
  const [isReading, setReading] = useState(false);
  const list = useAlertList(search, selection.size > 0 || isReading);
  useEffect(() => {
    if (list.rows.length > 0) rememberAlertOrder(list.rows.map(rowId));
  }, [list.rows]);
  const set = (part: SearchPart<AlertSearch>) => {
    setSelection(nothingSelected);
    change(part);
  };
  const selected = list.rows.filter((alert) => selection.has(alert.id));
  const clear = () => set(noAlertFilters);
  const mayTakeAll = list.hasMore && selected.length === list.rows.length;
  const isNarrowed = filtersInWords(search).length > 0;
  return (
    <Page kind="list">
      <PageHeader
        title="Alerts"
        actions={
          <>
            <Suspense>
              <ViewsMenu search={search} onChange={set} />
            </Suspense>
            <Button variant="default" leftSection={<IconRefresh size={15} />} onClick={() => list.refetch()}>
              Refresh
            </Button>
          </>
        }
      >
        {list.totalCount === undefined ? null : <span>{countText(list.totalCount)}</span>}
        <LiveText live={list.live} />
        <NewRowsButton live={list.live} count={list.newCount} noun="alert" />
      </PageHeader>
      {selected.length > 0 ? (
        <Suspense fallback={<div className={classes.bulk} />}>
          <BulkActions
            alerts={selected}
            onDone={() => setSelection(nothingSelected)}
            onChanged={list.live.refresh}
            onSelectAll={mayTakeAll ? () => setAll(true) : undefined}
            matchCount={list.totalCount ?? 0}
            matching={isAll ? list.input : undefined}
          />
        </Suspense>
      ) : (
        <AlertFilters search={search} onChange={set} onClear={isNarrowed ? clear : undefined} />
      )}
      <div className={classes.table} data-stale={list.isStale || undefined}>
        <AlertTable
          list={list}
          search={search}
          selection={selection}
          onSelectionChange={setSelection}
          onSearchChange={set}
          onClear={clear}
          onReadingChange={setReading}
        />
      </div>
    </Page>
  );
}

interface AlertTableProps {
  readonly list: ReturnType<typeof useAlertList>;
  readonly search: AlertSearch;
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (selection: ReadonlySet<string>) => void;
  readonly onSearchChange: (part: SearchPart<AlertSearch>) => void;
  readonly onClear: () => void;
  readonly onReadingChange: (isReading: boolean) => void;
}

const rowId = (alert: AlertRow) => alert.id;
const skeletonWidths = [70, "40%", 70, 40, 110, 90, 130];
const skeletonRows = 14;

function AlertTable({ list, search, selection, onSelectionChange, onSearchChange, ...rest }: AlertTableProps) {
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
  if (list.rows.length === 0) return <NoAlerts search={search} onClear={rest.onClear} />;
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
      onReadingChange={rest.onReadingChange}
    />
  );
}

function NoAlerts({ search, onClear }: { search: AlertSearch; onClear: () => void }) {
  const words = filtersInWords(search);
  if (isPlainAlertSearch(search)) {
    return (
      <EmptyState
        icon={<IconBell size={36} stroke={1.25} />}
        title="No open alerts"
        action={
          <Button variant="default" onClick={onClear}>
            Show every status
          </Button>
        }
      >
        No open or triaged alerts. New ones appear here as soon as a detection matches.
      </EmptyState>
    );
  }
  if (words.length > 0) return <NothingMatches noun="alerts" filters={words} onClear={onClear} />;
  return (
    <EmptyState
      icon={<IconBell size={36} stroke={1.25} />}
      title="No alerts yet"
      action={<ButtonLink {...pathTarget("/configure/log-sources/")}>Set up a log source</ButtonLink>}
    >
      Detections raise alerts as soon as logs arrive. Send some logs to see alerts here.
    </EmptyState>
  );
}

/** The server counts exactly up to here. */
const exactCountMax = 10_000;
function countText(count: number): string {
  if (count === 1) return "1 alert";
  return `${count.toLocaleString("en")}${count >= exactCountMax ? " or more" : ""} alerts`;
}
