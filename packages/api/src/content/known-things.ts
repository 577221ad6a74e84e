import type { KnownThings } from "@pharos/detection-content";
import { isPolicy } from "@pharos/domain";
import type { StoredContent } from "./stored-content.ts";

/** What the items of an upload may name beside each other. */
export function knownThings(stored: StoredContent): KnownThings {
  const named = (ids: Iterable<string>, kind: string) => [...ids].map((id): [string, string] => [id, kind]);
  return {
    logTypes: stored.logTypes,
    queries: new Set(stored.queries.keys()),
    kinds: new Map([
      ...[...stored.detections.values()].map((item): [string, string] => [item.id, isPolicy(item) ? "policy" : "rule"]),
      ...named(stored.globals.keys(), "global helper"),
      ...named(stored.dataModels.keys(), "data model"),
      ...named(stored.queries.keys(), "query"),
      ...named(stored.packs.keys(), "pack"),
      ...named(stored.lookupTables, "lookup table"),
      ...named(stored.scheduledPrompts.keys(), "scheduled prompt"),
      ...named(stored.dashboards.keys(), "dashboard"),
    ]),
    dataModels: new Map(
      [...stored.dataModels.values()].flatMap(({ id, enabled, logTypes }) =>
        enabled ? logTypes.map((logType): [string, string] => [logType, id]) : [],
      ),
    ),
  };
}
