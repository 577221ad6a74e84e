import type { PolicyVersion } from "@pharos/store";

/** The policies that resources were checked by, as of the last look: id → when it was changed, and its types. */
export type KnownPolicies = Readonly<
  Record<string, { readonly lastModified: string; readonly types: readonly string[] }>
>;

export interface PolicyChanges {
  /** Policies that are gone or switched off: their results go. */
  readonly gone: readonly string[];
  /** Types whose resources are to be checked anew. */
  readonly types: readonly string[] | "all";
  readonly known: KnownPolicies;
}

/** What changed in the policies that are on since the last look. */
export function policyChanges(before: KnownPolicies, policies: readonly PolicyVersion[]): PolicyChanges {
  const known: KnownPolicies = Object.fromEntries(
    policies.map(({ id, lastModified, resourceTypes }) => [
      id,
      { lastModified: lastModified.toISOString(), types: resourceTypes },
    ]),
  );
  const changed = Object.entries(known).filter(([id, { lastModified }]) => before[id]?.lastModified !== lastModified);
  // Also the types that it had before: there its results go.
  const typeLists = changed.flatMap(([id, { types }]) => [types, ...(before[id] ? [before[id].types] : [])]);
  const isAll = typeLists.some((types) => types.length === 0);
  return {
    gone: Object.keys(before).filter((id) => !known[id]),
    types: isAll ? "all" : [...new Set(typeLists.flat())].sort(),
    known,
  };
}
