import type { LoadedContent } from "../repository/loaded-content.ts";
import { selectItems } from "./select-items.ts";

/** A pack that somebody went back with. */
export interface PinnedPack {
  readonly packId: string;
  /** The release that it was taken from. */
  readonly content: LoadedContent;
}

/**
 * The content of a new release in which some packs stay as an older one has them. An item that another pack has as well
 * is that of the new release: whoever goes back with one pack changes no other. Packs that the older release lacks are
 * as the new one has them.
 */
export function withPinnedPacks(content: LoadedContent, pinned: readonly PinnedPack[]): LoadedContent {
  const pins = new Map(pinned.map((one) => [one.packId, one.content]));
  const moving = content.packs.filter(({ id }) => !pins.has(id));
  const held = new Set(moving.flatMap(({ itemIds }) => itemIds));
  return pinned.reduce((merged, { packId, content: old }) => {
    const before = old.packs.find(({ id }) => id === packId);
    if (before === undefined) return merged;
    const after = merged.packs.find(({ id }) => id === packId);
    const isFree = (id: string) => !held.has(id);
    const replaced = new Set([...(after?.itemIds ?? []), ...before.itemIds].filter(isFree));
    const ids = [...merged.sources.keys()].filter((id) => !replaced.has(id));
    const packs = [...merged.packs.filter(({ id }) => id !== packId), before];
    return { ...join(selectItems(merged, ids), selectItems(old, before.itemIds.filter(isFree))), packs };
  }, content);
}

function join(a: LoadedContent, b: LoadedContent): LoadedContent {
  return {
    ...a,
    rules: [...a.rules, ...b.rules],
    scheduledRules: [...a.scheduledRules, ...b.scheduledRules],
    policies: [...a.policies, ...b.policies],
    correlationRules: [...a.correlationRules, ...b.correlationRules],
    globals: [...a.globals, ...b.globals],
    dataModels: [...a.dataModels, ...b.dataModels],
    queries: [...a.queries, ...b.queries],
    lookupTables: [...a.lookupTables, ...b.lookupTables],
    lookupFiles: new Map([...a.lookupFiles, ...b.lookupFiles]),
    sources: new Map([...a.sources, ...b.sources]),
    itemCount: a.itemCount + b.itemCount,
  };
}
