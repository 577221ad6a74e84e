import { casePageSizeDefault } from "@pharos/domain";
import { useMemo } from "react";
import type { CaseListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveList } from "../../../live/use-live-query.ts";
import { casesInputOf } from "../case-filters.ts";
import type { CaseSearch } from "../case-search.ts";

const caseListQuery = graphql(`
  query CaseList($input: CasesInput!) {
    cases(input: $input) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id title status severity alertCount openAlertCount createdAt updatedAt
          assignee { id givenName familyName email }
        }
      }
    }
  }
`);

export type CaseRow = CaseListQuery["cases"]["edges"][number]["node"];

const pageOf = ({ cases }: CaseListQuery) => cases;

/** The cases that the address asks for, page by page. */
export function useCaseList({ status, severity, assignee, q }: CaseSearch) {
  const variables = useMemo(
    () => ({
      input: {
        ...casesInputOf({
          ...(status && { status }),
          ...(severity && { severity }),
          ...(assignee && { assignee }),
          ...(q && { q }),
        }),
        pageSize: casePageSizeDefault,
      },
    }),
    [status, severity, assignee, q],
  );
  const list = useLiveList(caseListQuery, {
    topics: ["cases", "alerts"],
    variables,
    pageOf,
  });
  const { data, edges, error, isStale, live, isLoadingMore, loadMore, refetch } = list;
  const rows = useMemo(() => (data ? edges.map(({ node }) => node) : undefined), [data, edges]);
  return {
    rows,
    totalCount: data?.cases.totalCount,
    error: data ? undefined : error,
    isStale,
    live,
    refetch,
    isLoadingMore,
    loadMore,
  };
}
