import {
  Button,
  DataTable,
  EmptyState,
  FailedState,
  NothingMatches,
  Page,
  PageHeader,
  TableFrame,
  TableSkeleton,
} from "@pharos/ui";
import { IconDownload, IconHistory, IconRefresh } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { type SearchPart, useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { historyColumns } from "./history-columns.tsx";
import { filtersInWords, noHistoryFilters } from "./history-filter.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { type HistorySearch, readHistorySearch } from "./history-search.ts";
import { resultsTarget } from "./run-target.ts";
import { type HistoryRun, useSearchHistory } from "./use-search-history.ts";

const DownloadsSheet = lazy(() =>
  import("../downloads/downloads-sheet.tsx").then((m) => ({ default: m.DownloadsSheet })),
);
const route = getRouteApi("/shell/investigate/search-history");

export function HistoryPage() {
  return useMay("DataAnalyticsRead") ? <History /> : <StatusPage status={403} />;
}

function History() {
  const search = route.useSearch();
  const change = useSearchChange("/investigate/search-history/", readHistorySearch, { typed: ["q"] });
  const history = useSearchHistory(search);
  return (
    <Page kind="list">
      <PageHeader
        title="Search history"
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              onClick={() => change({ files: "open" })}
            >
              CSV files
            </Button>
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} />}
              loading={history.isRefreshing}
              onClick={() => history.refetch()}
            >
              Refresh
            </Button>
          </>
        }
      >
        <span>Queries of the last 30 days. Searches in the builder are not recorded.</span>
      </PageHeader>
      <HistoryFilters search={search} onChange={change} />
      <TableFrame isStale={history.isStale}>
        <HistoryTable history={history} search={search} onSearchChange={change} />
      </TableFrame>
      {search.files ? (
        <Suspense>
          <DownloadsSheet onClose={() => change({ files: undefined })} />
        </Suspense>
      ) : null}
    </Page>
  );
}

interface HistoryTableProps {
  readonly history: ReturnType<typeof useSearchHistory>;
  readonly search: HistorySearch;
  readonly onSearchChange: (part: SearchPart<HistorySearch>) => void;
}

const rowId = (run: HistoryRun) => run.id;
const skeletonWidths = ["36%", 60, 80, 110, 90, 60, 60];

function HistoryTable({ history, search, onSearchChange }: HistoryTableProps) {
  const navigate = useNavigate();
  const open = useCallback(
    (run: HistoryRun) => {
      const target = resultsTarget(run);
      if (target) void navigate(pathTarget("/investigate/search/", { ...target }));
    },
    [navigate],
  );
  if (history.error) {
    return (
      <FailedState
        title="Couldn't load your search history"
        message={errorText(history.error)}
        onRetry={() => history.refetch()}
      />
    );
  }
  if (history.isLoading) return <TableSkeleton rows={14} widths={skeletonWidths} />;
  if (history.rows.length === 0) {
    const words = filtersInWords(search);
    if (words.length > 0) {
      return <NothingMatches noun="queries" filters={words} onClear={() => onSearchChange(noHistoryFilters)} />;
    }
    return (
      <EmptyState
        icon={<IconHistory size={36} stroke={1.25} />}
        title="No queries yet"
        action={<ButtonLink {...pathTarget("/investigate/search/", { mode: "flow" })}>Search in Flow</ButtonLink>}
      >
        Queries in SQL and Flow are listed here for 30 days, with who ran them and what they cost.
      </EmptyState>
    );
  }
  return (
    <DataTable
      label="Search history"
      storageKey="search-history"
      rows={history.rows}
      columns={historyColumns}
      rowId={rowId}
      onOpen={open}
      onEndReached={history.loadMore}
      isLoadingMore={history.isLoadingMore}
    />
  );
}
