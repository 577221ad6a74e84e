import { defined, listOf, oneOf, textOf } from "../../../routing/search-codec.ts";

export const runStatuses = ["running", "succeeded", "failed", "cancelled"] as const;
export type RunStatus = (typeof runStatuses)[number];

/** The list's whole state, as its address holds it. */
export interface HistorySearch {
  readonly q?: string;
  readonly status?: readonly RunStatus[];
  /** Only what the reader ran. */
  readonly by?: "me";
  /** Only what ran on a schedule, or only what did not. */
  readonly started?: "schedule" | "hand";
  /** The sheet with the reader's CSV files is open. */
  readonly files?: "open";
}

export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  return defined({
    q: textOf(search.q),
    status: listOf(search.status, runStatuses),
    by: oneOf(search.by, ["me"] as const),
    started: oneOf(search.started, ["schedule", "hand"] as const),
    files: oneOf(search.files, ["open"] as const),
  });
}
