import { trimPathRight, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { pathTarget } from "./path-target.ts";
import { readShellSearch } from "./shell-search.ts";

/** Controls say names as any text; the page's reader keeps those that it knows. */
type Said<Value> = Value extends string ? string : Value extends readonly string[] ? readonly string[] : Value;

/** What changes of a page's address; undefined takes a member away. */
export type SearchPart<S> = { readonly [K in keyof S]?: Said<S[K]> | undefined };

export type SearchChange<S> = (
  part: SearchPart<S> | ((current: S) => SearchPart<S>),
  how?: {
    /** Whether the change takes the place of the latest entry in the history. */
    readonly replace?: boolean;
  },
) => void;

/**
 * How a page changes its address in part: `change({ q: "root" })`, or from what the address says by then:
 * `change(({ event = 1 }) => ({ event: event + 1 }))`. What is open in the frame stays open.
 *
 * Each change is an entry in the history, so that Back undoes a filter or a tab before it leaves the page. What a
 * person types is not: Back would go through it letter by letter.
 *
 * Each change begins with the router's latest search, not with the one rendered last: of two changes that come before
 * the page is rendered again, the second would take back the first. One that comes after the page was left, as from a
 * field that reports after a pause, is dropped.
 *
 * @param path where the page is
 * @param read the page's reader of its address; the same function at each call, as `change` is then
 * @param options.typed members that are typed or stepped through: a change of nothing else replaces
 */
export function useSearchChange<S extends object>(
  path: string,
  read: (search: Record<string, unknown>) => S,
  { typed = [] }: { readonly typed?: readonly (keyof S & string)[] } = {},
): SearchChange<S> {
  const router = useRouter();
  const typedMembers = typed.join();
  return useCallback(
    (part, how) => {
      if (!isSamePath(router.latestLocation.pathname, path)) return;
      const changeOf = (current: Record<string, unknown>) => (typeof part === "function" ? part(read(current)) : part);
      const search = (current: Record<string, unknown>) => {
        const next = { ...current, ...changeOf(current) };
        return { ...readShellSearch(next), ...read(next) };
      };
      const changed = Object.keys(changeOf(router.latestLocation.search));
      const isTyped = changed.every((member) => typedMembers.split(",").includes(member));
      void router.navigate({ ...pathTarget(path), search, replace: how?.replace ?? isTyped });
    },
    [router, path, read, typedMembers],
  );
}

/** As the router matches: somebody may have written it in capitals, or without its last slash. */
const isSamePath = (one: string, other: string) =>
  trimPathRight(one).toLowerCase() === trimPathRight(other).toLowerCase();
