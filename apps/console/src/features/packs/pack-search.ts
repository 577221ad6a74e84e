import { defined, oneOf, textOf } from "../../routing/search-codec.ts";

const sections = ["packs", "pack-sources"] as const;
const states = ["enabled", "disabled", "update"] as const;
export type PackState = (typeof states)[number];
export const stateLabels: Readonly<Record<PackState, string>> = {
  enabled: "Enabled",
  disabled: "Disabled",
  update: "Update available",
};
export const stateOptions = states.map((value) => ({ value, label: stateLabels[value] }));

/** The list's whole state, as its address holds it. */
export interface PackSearch {
  /** The packs when absent. */
  readonly section?: (typeof sections)[number];
  readonly q?: string;
  readonly state?: PackState;
}

export function readPackSearch(search: Record<string, unknown>): PackSearch {
  return defined({
    section: oneOf(search.section, sections),
    q: textOf(search.q),
    state: oneOf(search.state, states),
  });
}

export const noPackFilters = { q: undefined, state: undefined } as const;

export function filtersInWords({ q, state }: PackSearch): string[] {
  return [...(q ? [`Name or description contains “${q}”`] : []), ...(state ? [`State: ${stateLabels[state]}`] : [])];
}

interface ListedPack {
  readonly displayName: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly hasUpdate: boolean;
}

/** Those that match; packs that are disabled come first, then by name. */
export function matchingPacks<T extends ListedPack>(packs: readonly T[], { q = "", state }: PackSearch): T[] {
  const needle = q.toLowerCase();
  const isInState = ({ enabled, hasUpdate }: T) =>
    state === undefined || (state === "update" ? hasUpdate : enabled === (state === "enabled"));
  return packs
    .filter((pack) => isInState(pack) && `${pack.displayName}\n${pack.description}`.toLowerCase().includes(needle))
    .toSorted((a, b) => Number(a.enabled) - Number(b.enabled) || a.displayName.localeCompare(b.displayName));
}

/** The page of a pack: the version whose changes are shown. */
export interface PackPageSearch {
  readonly compare?: string;
}

export function readPackPageSearch(search: Record<string, unknown>): PackPageSearch {
  return defined({ compare: textOf(search.compare) });
}
