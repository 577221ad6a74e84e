import { casePageSizeDefault } from "@pharos/domain";
import { useMemo } from "react";
import type { CaseListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLoadMoreByInput } from "../../../graphql/use-load-more.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
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
  const list = useLiveQuery(caseListQuery, {
    topics: ["cases", "alerts"],
    variables,
    isHeld: ({ cases }) => cases.edges.length > casePageSizeDefault,
  });
  const { data, error, isStale, isCurrent, live, refetch } = list;
  const rows = useMemo(() => data?.cases.edges.map(({ node }) => node), [data]);
  return {
    rows,
    totalCount: data?.cases.totalCount,
    error: data ? undefined : error,
    isStale,
    live,
    refetch,
    ...useLoadMoreByInput(list, variables.input, isCurrent ? data?.cases.pageInfo : undefined),
  };
}
