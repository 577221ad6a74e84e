import { Navigate, useLocation } from "@tanstack/react-router";
import { IncompleteLink } from "../../../page/incomplete-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import type { EventSearch } from "../event-search.ts";
import { keyValueSearch, logTypeSearch } from "./linked-search.ts";

/** `/investigate/key-value-search/` leads to the search for a value of a field. */
export function KeyValueSearchPage() {
  return <OpenSearch search={keyValueSearch(useAddress())} missing="key" />;
}

/** `/investigate/log-type-search/` leads to the search in a log type. */
export function LogTypeSearchPage() {
  return <OpenSearch search={logTypeSearch(useAddress())} missing="logType" />;
}

const useAddress = () => useLocation().search as Readonly<Record<string, unknown>>;

function OpenSearch({ search, missing }: { readonly search: EventSearch | undefined; readonly missing: string }) {
  if (!search) return <IncompleteLink missing={missing} />;
  return <Navigate {...pathTarget("/investigate/search/", { ...search })} replace />;
}
