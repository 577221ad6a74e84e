import {
  DataTable,
  EmptyState,
  FailedState,
  NothingMatches,
  Page,
  PageHeader,
  TableFrame,
  TableSkeleton,
} from "@pharos/ui";
import { IconPlus, IconShieldCheck, IconUpload } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { NewRowsButton } from "../../../live/new-rows-button.tsx";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { ButtonLink, TextLink } from "../../../routing/button-link.tsx";
import { detectionPath } from "../../../routing/detection-path.ts";
import { pathTarget } from "../../../routing/path-target.ts";
import { type SearchPart, useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import {
  type DetectionSearch,
  filtersInWords,
  noDetectionFilters,
  readDetectionSearch,
  sortOf,
} from "../detection-search.ts";
import { columnsFor } from "./detection-columns.tsx";
import { DetectionFilters } from "./detection-filters.tsx";
import { type DetectionRow, useDetectionList } from "./use-detection-list.ts";
import { useDetectionSelection } from "./use-detection-selection.ts";

/** Loaded when somebody selects the first detection. */
const BulkActions = lazy(() => import("./bulk-actions.tsx").then((module) => ({ default: module.BulkActions })));

const route = getRouteApi("/shell/build/detections");

export function DetectionListPage() {
  const search = route.useSearch();
  const change = useSearchChange("/build/detections/", readDetectionSearch, { typed: ["q"] });
  const list = useDetectionList(search);
  const selection = useDetectionSelection(list, search);
  const mayUpload = useMay(["BulkUpload", "BulkUploadValidate"]);
  const mayWrite = useMay(["RuleModify", "PolicyModify"]);
  return (
    <Page kind="list">
      <PageHeader
        title="Detections"
        actions={
          <>
            {mayUpload ? (
              <ButtonLink to="/build/bulk-upload/" variant="default" leftSection={<IconUpload size={16} />}>
                Upload
              </ButtonLink>
            ) : null}
            {mayWrite ? (
              <ButtonLink to="/build/detections/new/" leftSection={<IconPlus size={16} />}>
                New detection
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <span>
          {list.totalCount === undefined
            ? "Rules and policies that raise alerts."
            : `${list.totalCount.toLocaleString("en")} ${list.totalCount === 1 ? "detection" : "detections"}`}
        </span>
        <TextLink to="/build/detections/deleted/">Deleted</TextLink>
        <LiveText live={list.live} />
        <NewRowsButton live={list.live} noun="detection" count={list.live.hasNews ? 0 : undefined} />
      </PageHeader>
      {selection.selected.length > 0 ? (
        <PanelBoundary>
          <Suspense>
            <BulkActions
              detections={selection.selected}
              unselectedCount={selection.unselectedCount}
              onSelectAll={selection.selectAll}
              onDone={selection.clear}
              onChanged={selection.refresh}
            />
          </Suspense>
        </PanelBoundary>
      ) : (
        <DetectionFilters search={search} onChange={change} />
      )}
      <TableFrame isStale={list.isStale}>
        <DetectionTable
          list={list}
          search={search}
          selection={selection.ids}
          onSelectionChange={selection.set}
          onSearchChange={change}
        />
      </TableFrame>
    </Page>
  );
}

interface DetectionTableProps {
  readonly list: ReturnType<typeof useDetectionList>;
  readonly search: DetectionSearch;
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (selection: ReadonlySet<string>) => void;
  readonly onSearchChange: (part: SearchPart<DetectionSearch>) => void;
}

const rowId = (detection: DetectionRow) => detection.id;
const skeletonWidths = [70, "36%", 40, 120, 130, 130];
const skeletonRows = 14;

function DetectionTable({ list, search, selection, onSelectionChange, onSearchChange }: DetectionTableProps) {
  const navigate = useNavigate();
  const open = useCallback((detection: DetectionRow) => navigate(pathTarget(detectionPath(detection))), [navigate]);
  if (list.error) {
    return (
      <FailedState
        title="Couldn't load your detections"
        message={errorText(list.error)}
        onRetry={() => list.refetch()}
      />
    );
  }
  const sort = sortOf(search);
  if (list.isLoading) return <TableSkeleton rows={skeletonRows} widths={skeletonWidths} />;
  if (list.rows.length === 0) {
    const words = filtersInWords(search);
    if (words.length > 0) {
      const clear = () => onSearchChange(noDetectionFilters);
      return <NothingMatches noun="detections" filters={words} onClear={clear} />;
    }
    return (
      <EmptyState icon={<IconShieldCheck size={36} stroke={1.25} />} title="No detections yet">
        A rule evaluates every event of its log types and raises an alert when one matches. Write one, or upload a
        repository of detections.
      </EmptyState>
    );
  }
  const columns = columnsFor(search.kind);
  return (
    <DataTable
      // Another choice of columns begins with what it shows by itself.
      key={columns.map(({ isHidden = false }) => isHidden).join()}
      label="Detections"
      storageKey="detections"
      rows={list.rows}
      columns={columns}
      rowId={rowId}
      sort={{ columnId: sort.sortBy, direction: sort.sortDir }}
      onSortChange={({ columnId, direction }) => onSearchChange({ sortBy: columnId, sortDir: direction })}
      selection={selection}
      onSelectionChange={onSelectionChange}
      onOpen={open}
      onEndReached={list.loadMore}
      isLoadingMore={list.isLoadingMore}
    />
  );
}
