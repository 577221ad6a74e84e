import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import type { RuleListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { type RuleSearch, rulesInputOf } from "../rule-search.ts";

const ruleListQuery = graphql(`
  query RuleList($input: RulesInput!) {
    rules(input: $input) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node { id displayName enabled managed severity logTypes tags lastModified alertsPerDay }
      }
    }
  }
`);
export type RuleRow = RuleListQuery["rules"]["edges"][number]["node"];

const pageSize = 100;

/** The rules that the address asks for, page by page. */
export function useRuleList(search: RuleSearch) {
  const input = useMemo(() => ({ ...rulesInputOf(search), pageSize }), [search]);
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery(ruleListQuery, {
    variables: { input },
  });
  const shown = data ?? previousData;
  const pageInfo = data?.rules.pageInfo;
  const rows = useMemo(() => shown?.rules.edges.map((edge) => edge.node) ?? [], [shown]);
  const isLoadingMore = networkStatus === NetworkStatus.fetchMore;
  const loadMore = useCallback(() => {
    if (!pageInfo?.hasNextPage || isLoadingMore) return;
    fetchMore({ variables: { input: { ...input, cursor: pageInfo.endCursor } } });
  }, [fetchMore, input, pageInfo, isLoadingMore]);
  return {
    rows,
    totalCount: shown?.rules.totalCount,
    isLoading: !shown && !error,
    isStale: !data && shown !== undefined,
    error: data ? undefined : error,
    isLoadingMore,
    loadMore,
    refetch,
  };
}
