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
import { IconShieldCheck } from "@pharos/ui/icons";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { clearedRuleSearch, filtersInWords, type RuleSearch, type RuleSort } from "../rule-search.ts";
import { ruleColumns } from "./rule-columns.tsx";
import { RuleFilters } from "./rule-filters.tsx";
import { type RuleRow, useRuleList } from "./use-rule-list.ts";

const route = getRouteApi("/shell/build/detections");

export function RuleListPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const list = useRuleList(search);
  const setSearch = (next: RuleSearch) => navigate({ to: "/build/detections/", search: next, replace: true });
  return (
    <Page kind="list">
      <PageHeader title="Detections">
        <span>
          {list.totalCount === undefined
            ? "What Pharos looks for in every event."
            : `${list.totalCount.toLocaleString("en")} ${list.totalCount === 1 ? "rule" : "rules"}`}
        </span>
      </PageHeader>
      <RuleFilters search={search} onChange={setSearch} />
      <TableFrame isStale={list.isStale}>
        <RuleTable list={list} search={search} onSearchChange={setSearch} />
      </TableFrame>
    </Page>
  );
}

interface RuleTableProps {
  readonly list: ReturnType<typeof useRuleList>;
  readonly search: RuleSearch;
  readonly onSearchChange: (search: RuleSearch) => void;
}

const rowId = (rule: RuleRow) => rule.id;
const skeletonWidths = [70, "36%", 40, 120, 130, 130];
const skeletonRows = 14;

function RuleTable({ list, search, onSearchChange }: RuleTableProps) {
  const navigate = useNavigate();
  const open = useCallback(
    (rule: RuleRow) => navigate({ to: "/build/detections/rules/$ruleId/", params: { ruleId: rule.id } }),
    [navigate],
  );
  if (list.error) {
    return (
      <FailedState
        title="Couldn't load your detections"
        message={errorText(list.error)}
        onRetry={() => list.refetch()}
      />
    );
  }
  if (list.isLoading) return <TableSkeleton rows={skeletonRows} widths={skeletonWidths} />;
  if (list.rows.length === 0) {
    const words = filtersInWords(search);
    if (words.length > 0) {
      const clear = () => onSearchChange(clearedRuleSearch(search));
      return <NothingMatches noun="detections" filters={words} onClear={clear} />;
    }
    return (
      <EmptyState icon={<IconShieldCheck size={36} stroke={1.25} />} title="No detections yet">
        Rules are Python: each looks at every event of its log types and says whether it is worth an alert.
      </EmptyState>
    );
  }
  return (
    <DataTable
      label="Detections"
      storageKey="detections"
      rows={list.rows}
      columns={ruleColumns}
      rowId={rowId}
      sort={{ columnId: search.sortBy ?? "lastModified", direction: search.sortDir ?? "descending" }}
      onSortChange={({ columnId, direction }) =>
        onSearchChange({ ...search, sortBy: columnId as RuleSort, sortDir: direction })
      }
      onOpen={open}
      onEndReached={list.loadMore}
      isLoadingMore={list.isLoadingMore}
    />
  );
}
