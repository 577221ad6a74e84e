import { useLocation, useSearch } from "@tanstack/react-router";
import { defined } from "./search-codec.ts";
import type { ShellSheet } from "./shell-search.ts";
import { useSearchChange } from "./use-search-change.ts";

/** A side sheet of the frame: in the address while it is open, so it closes when the path changes and survives a reload. */
export function useSheet(name: ShellSheet) {
  const { sheet } = useSearch({ from: "/shell" });
  const { pathname } = useLocation();
  // Below the sheet any page may lie: what its address says stays as it is.
  const change = useSearchChange(pathname, defined);
  return {
    isOpen: sheet === name,
    open: () => change({ sheet: name }),
    close: () => change({ sheet: undefined }, { replace: true }),
  };
}
