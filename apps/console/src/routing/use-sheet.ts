import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { pathTarget } from "./path-target.ts";
import type { ShellSheet } from "./shell-search.ts";

/** A side sheet of the frame: in the address while it is open, so it closes when the path changes and survives a reload. */
export function useSheet(name: ShellSheet) {
  const { sheet } = useSearch({ from: "/shell" });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const set = (next: ShellSheet | undefined) =>
    navigate({ ...pathTarget(pathname, { ...search, sheet: next }), replace: next === undefined });
  return { isOpen: sheet === name, open: () => set(name), close: () => set(undefined) };
}
