import { type SortDirection, type SourceHealth, sourceHealths } from "@pharos/domain";
import { defined, listOf, oneOf, textOf } from "../../routing/search-codec.ts";

export const sourceSorts = ["label", "health", "dateCreated", "lastEvent", "received"] as const;
export type SourceSort = (typeof sourceSorts)[number];

/** The list's whole state, as its address holds it. */
export interface SourceSearch {
  readonly q?: string;
  readonly health?: readonly SourceHealth[];
  readonly logType?: readonly string[];
  readonly sortBy?: SourceSort;
  readonly sortDir?: SortDirection;
}

export function readSourceSearch(search: Record<string, unknown>): SourceSearch {
  return defined({
    q: textOf(search.q),
    health: listOf(search.health, sourceHealths),
    logType: listOf(search.logType),
    sortBy: oneOf(search.sortBy, sourceSorts),
    sortDir: oneOf(search.sortDir, ["ascending", "descending"] as const),
  });
}

/** Takes away all that narrows; the sort stays. */
export const noSourceFilters = {
  q: undefined,
  health: undefined,
  logType: undefined,
} satisfies Record<Exclude<keyof SourceSearch, "sortBy" | "sortDir">, undefined>;

export function filtersInWords({ q, health, logType }: SourceSearch): string[] {
  const words: string[] = [];
  if (q) words.push(`Label contains “${q}”`);
  if (health?.length) words.push(`Health: ${health.join(", ").toLowerCase().replaceAll("_", " ")}`);
  if (logType?.length) words.push(`Log type: ${logType.join(", ")}`);
  return words;
}

/** What narrowing and sorting read of a source. */
export interface ListedSource {
  readonly integrationLabel: string;
  readonly logTypes: readonly string[];
  readonly health: SourceHealth;
  readonly createdAtTime: string;
  readonly lastEventReceivedAtTime?: string | null | undefined;
  readonly counts: { readonly received: number };
}

/** The sources that the search asks for, in its order; the newest first unless it says otherwise. */
export function chosenSources<S extends ListedSource>(sources: readonly S[], search: SourceSearch): S[] {
  const { q = "", health, logType, sortBy = "dateCreated", sortDir = "descending" } = search;
  const sign = sortDir === "ascending" ? 1 : -1;
  return sources
    .filter((source) => source.integrationLabel.toLowerCase().includes(q.toLowerCase()))
    .filter((source) => !health?.length || health.includes(source.health))
    .filter((source) => !logType?.length || source.logTypes.some((type) => logType.includes(type)))
    .sort((a, b) => sign * compared(sortKey(a, sortBy), sortKey(b, sortBy)));
}

function sortKey(source: ListedSource, sort: SourceSort): string | number {
  switch (sort) {
    case "label":
      return source.integrationLabel.toLowerCase();
    case "health":
      return sourceHealths.indexOf(source.health);
    case "dateCreated":
      return source.createdAtTime;
    case "lastEvent":
      return source.lastEventReceivedAtTime ?? "";
    case "received":
      return source.counts.received;
  }
}

const compared = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
