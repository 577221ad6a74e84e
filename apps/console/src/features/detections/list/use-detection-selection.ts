import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { type DetectionSearch, detectionsInputOf } from "../detection-search.ts";
import type { SelectedDetection } from "./read-matching.ts";
import type { DetectionRow } from "./use-detection-list.ts";

const nothing: ReadonlySet<string> = new Set();

interface SelectableList {
  readonly rows: readonly DetectionRow[];
  readonly totalCount: number | undefined;
  readonly live: { readonly refresh: () => Promise<unknown> };
}

/** The selected rows, and after `selectAll` also what matches the filters below the rows that are loaded. */
export function useDetectionSelection({ rows, totalCount = 0, live }: SelectableList, search: DetectionSearch) {
  const client = useApolloClient();
  const [ids, setIds] = useState(nothing);
  const [matching, setMatching] = useState<readonly SelectedDetection[]>([]);
  const selected = useMemo(() => selectedOf(ids, rows, matching), [ids, rows, matching]);
  const read = async () => {
    // Few visits need it.
    const { readMatching } = await import("./read-matching.ts");
    const found = await readMatching(client, detectionsInputOf(search));
    setMatching(found);
    return found;
  };
  return {
    ids,
    selected,
    set: setIds,
    clear: () => {
      setIds(nothing);
      setMatching([]);
    },
    /** How many more the filters leave where every loaded row is selected. */
    unselectedCount: rows.every(({ id }) => ids.has(id)) ? Math.max(0, totalCount - selected.length) : 0,
    selectAll: async () => setIds(new Set((await read()).map(({ id }) => id))),
    refresh: async () => {
      await live.refresh();
      if (matching.length > 0) await read();
    },
  };
}

function selectedOf(
  ids: ReadonlySet<string>,
  rows: readonly DetectionRow[],
  matching: readonly SelectedDetection[],
): readonly SelectedDetection[] {
  if (ids.size === 0) return [];
  const loaded = new Set(rows.map(({ id }) => id));
  return [...rows, ...matching.filter(({ id }) => !loaded.has(id))].filter(({ id }) => ids.has(id));
}
