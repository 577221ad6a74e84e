import type { SortDirection } from "@pharos/domain";
import { defined, oneOf, textOf } from "../../routing/search-codec.ts";

export const schemaSorts = ["name", "updatedAt", "sources"] as const;
export type SchemaSort = (typeof schemaSorts)[number];

/** The list's whole state, as its address holds it; archived schemas are shown on request alone. */
export interface SchemaSearch {
  readonly q?: string;
  readonly isManaged?: boolean;
  readonly isInUse?: boolean;
  readonly isArchived?: boolean;
  readonly sortBy?: SchemaSort;
  readonly sortDir?: SortDirection;
}

const flag = (value: unknown) => (typeof value === "boolean" ? value : undefined);

export function readSchemaSearch(search: Record<string, unknown>): SchemaSearch {
  return defined({
    q: textOf(search.q),
    isManaged: flag(search.isManaged),
    isInUse: flag(search.isInUse),
    isArchived: flag(search.isArchived),
    sortBy: oneOf(search.sortBy, schemaSorts),
    sortDir: oneOf(search.sortDir, ["ascending", "descending"] as const),
  });
}

export function filtersInWords({ q, isManaged, isInUse, isArchived }: SchemaSearch): string[] {
  return [
    ...(q ? [`Name contains “${q}”`] : []),
    ...(isManaged === undefined ? [] : [isManaged ? "Managed" : "Custom"]),
    ...(isInUse === undefined ? [] : [isInUse ? "In use" : "Not in use"]),
    ...(isArchived ? ["Archived"] : []),
  ];
}

/** Takes away all that narrows; the sort stays. */
export const noSchemaFilters = {
  q: undefined,
  isManaged: undefined,
  isInUse: undefined,
  isArchived: undefined,
} satisfies Record<Exclude<keyof SchemaSearch, "sortBy" | "sortDir">, undefined>;

interface ListedSchema {
  readonly name: string;
  readonly updatedAt: string;
  readonly logSources: readonly unknown[];
}

/** By name unless the address says otherwise. */
export function sortedSchemas<S extends ListedSchema>(schemas: readonly S[], search: SchemaSearch): S[] {
  const { sortBy = "name", sortDir = "ascending" } = search;
  const sign = sortDir === "ascending" ? 1 : -1;
  const key = (schema: S) =>
    sortBy === "sources" ? schema.logSources.length : sortBy === "updatedAt" ? schema.updatedAt : schema.name;
  return [...schemas].sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    return sign * (left < right ? -1 : left > right ? 1 : a.name < b.name ? -1 : 1);
  });
}
