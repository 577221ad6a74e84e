import type { ResourcesInput } from "../../../graphql/generated/graphql.ts";
import { defined } from "../../../routing/search-codec.ts";
import { outcomeLabels } from "../outcome-labels.ts";
import type { ResourceSearch } from "../resource-search.ts";

const nonEmpty = <T>(list: readonly T[] | undefined): T[] | undefined =>
  list && list.length > 0 ? [...list] : undefined;

/** What the list is sorted by; what changed last comes first. */
export function sortOf({ sortBy = "changedAt", sortDir = "descending" }: ResourceSearch) {
  return { sortBy, sortDir };
}

/** What the server is asked, without page. */
export function resourcesInputOf(search: ResourceSearch): ResourcesInput {
  return defined({
    nameContains: search.q,
    types: nonEmpty(search.type),
    accountIds: nonEmpty(search.account),
    complianceStatuses: nonEmpty(search.compliance),
    suppressed: search.suppressed,
    ...sortOf(search),
  });
}

/** Where the server writes all that matches, without regard to the sort. */
export function resourceFilePath(search: ResourceSearch): string {
  const { sortBy, sortDir, ...filters } = resourcesInputOf(search);
  const said = Object.entries(filters).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return `/internal/resources.csv?${new URLSearchParams(said)}`;
}

/** Takes away all that narrows; the sort stays. */
export const noResourceFilters = {
  q: undefined,
  type: undefined,
  account: undefined,
  compliance: undefined,
  suppressed: undefined,
} satisfies Record<Exclude<keyof ResourceSearch, "sortBy" | "sortDir">, undefined>;

export function filtersInWords({ q, type, account, compliance, suppressed }: ResourceSearch): string[] {
  return [
    ...(q ? [`Id or name contains “${q}”`] : []),
    ...(type?.length ? [`Type: ${type.join(", ")}`] : []),
    ...(account?.length ? [`Account: ${account.join(", ")}`] : []),
    ...(compliance?.length ? [`Compliance: ${compliance.map((status) => outcomeLabels[status]).join(", ")}`] : []),
    ...(suppressed === undefined ? [] : [suppressed ? "With suppressed results" : "Without suppressed results"]),
  ];
}
