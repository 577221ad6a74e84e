import { defined, listOf, oneOf, textOf } from "../../routing/search-codec.ts";

export const lookupHealths = ["HEALTHY", "NO_DATA", "NOT_REFRESHED", "DISABLED"] as const;
type LookupHealth = (typeof lookupHealths)[number];
export const healthLabels: Readonly<Record<LookupHealth, string>> = {
  HEALTHY: "Healthy",
  NO_DATA: "No rows",
  NOT_REFRESHED: "Not refreshed",
  DISABLED: "Disabled",
};

/** The list's whole state, as its address holds it. */
interface LookupSearch {
  readonly q?: string;
  readonly health?: readonly LookupHealth[];
}

export function readLookupSearch(search: Record<string, unknown>): LookupSearch {
  return defined({ q: textOf(search.q), health: listOf(search.health, lookupHealths) });
}

export const noLookupFilters = { q: undefined, health: undefined } satisfies Record<keyof LookupSearch, undefined>;

export function filtersInWords({ q, health = [] }: LookupSearch): string[] {
  return [
    ...(q ? [`Name or description contains “${q}”`] : []),
    ...(health.length > 0 ? [`State: ${health.map((value) => healthLabels[value]).join(", ")}`] : []),
  ];
}

interface ListedTable {
  readonly name: string;
  readonly description: string;
  readonly health: LookupHealth;
}

export function matchingTables<T extends ListedTable>(tables: readonly T[], { q, health = [] }: LookupSearch): T[] {
  const needle = (q ?? "").toLowerCase();
  return tables.filter(
    (table) =>
      `${table.name}\n${table.description}`.toLowerCase().includes(needle) &&
      (health.length === 0 || health.includes(table.health)),
  );
}

const lookupTabs = ["rows", "try"] as const;
const rowScopes = ["key"] as const;

/** The page of a table: its tab (the overview when absent), its open sheet, the search in its rows and the tried value. */
interface LookupPageSearch {
  readonly tab?: (typeof lookupTabs)[number];
  readonly upload?: "open";
  readonly q?: string;
  readonly in?: (typeof rowScopes)[number];
  readonly value?: string;
}

export function readLookupPageSearch(search: Record<string, unknown>): LookupPageSearch {
  return defined({
    tab: oneOf(search.tab, lookupTabs),
    upload: oneOf(search.upload, ["open"] as const),
    q: textOf(search.q),
    in: oneOf(search.in, rowScopes),
    value: textOf(search.value),
  });
}
