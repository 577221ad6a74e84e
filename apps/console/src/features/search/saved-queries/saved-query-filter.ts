import type { SavedQuery } from "./saved-query.ts";
import type { SavedQuerySearch } from "./saved-query-search.ts";

export const modeLabels: Readonly<Record<SavedQuery["params"]["language"], string>> = {
  simplesearch: "Builder",
  sql: "SQL",
  pharosflow: "Flow",
};

export const noSavedQueryFilters = {
  q: undefined,
  mode: undefined,
  tag: undefined,
  runs: undefined,
  by: undefined,
} satisfies Partial<Record<keyof SavedQuerySearch, undefined>>;

export function filtersInWords({ q, mode, tag, runs, by }: SavedQuerySearch): string[] {
  return [
    ...(q ? [`Name, description or query contains “${q}”`] : []),
    ...(mode?.length ? [`Mode: ${mode.map((one) => modeLabels[one]).join(", ")}`] : []),
    ...(tag?.length ? [`Tag: ${tag.join(", ")}`] : []),
    ...(runs ? [runs === "schedule" ? "Scheduled" : "Not scheduled"] : []),
    ...(by ? ["Saved by you"] : []),
  ];
}

type FilteredQuery = Pick<
  SavedQuery,
  "name" | "description" | "sqlQuery" | "params" | "tags" | "schedule" | "createdBy"
>;

export function matchesSearch(query: FilteredQuery, search: SavedQuerySearch, viewerId: string): boolean {
  const { q, mode, tag, runs, by } = search;
  const texts = [query.name, query.description, query.sqlQuery, query.params.simpleSearchQueryFilter ?? ""];
  return (
    (!q || texts.some((text) => text.toLowerCase().includes(q.toLowerCase()))) &&
    (!mode?.length || mode.includes(query.params.language)) &&
    (!tag?.length || tag.some((one) => query.tags.includes(one))) &&
    (!runs || Boolean(query.schedule) === (runs === "schedule")) &&
    (!by || query.createdBy?.id === viewerId)
  );
}
