import type { ValueActions } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useMay } from "../shell/viewer.tsx";
import { pathTarget } from "./path-target.ts";

interface EventOrigin {
  readonly logTypes: readonly string[];
  /** Instants around which the search looks. */
  readonly from: string;
  readonly to: string;
}

/** One condition of a search, as the address holds it: `["eventName","EQUALS","ConsoleLogin"]`. */
export function filterText(key: string, operator: string, value: unknown): string {
  return JSON.stringify([key, operator, value]);
}

/** From a value of an event into Search: none for those who may not search. */
export function useEventActions({ logTypes, from, to }: EventOrigin): ValueActions {
  const navigate = useNavigate();
  const maySearch = useMay("DataAnalyticsRead");
  const tables = logTypes.join("\n");
  return useMemo(() => {
    if (!maySearch) return {};
    const open = (search: Record<string, unknown>) =>
      navigate(pathTarget("/investigate/search/", { table: tables.split("\n"), from, to, ...search }));
    return {
      onFilterFor: (path, value) => open({ filter: [filterText(path, "EQUALS", value)] }),
      onExclude: (path, value) => open({ filter: [filterText(path, "NOT_EQUAL", value)] }),
      onLookUp: (_path, value) => open({ table: undefined, q: String(value) }),
    };
  }, [maySearch, navigate, tables, from, to]);
}
