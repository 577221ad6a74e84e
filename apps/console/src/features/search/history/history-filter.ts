import type { DataLakeQueriesInput } from "../../../graphql/generated/graphql.ts";
import { defined } from "../../../routing/search-codec.ts";
import type { HistorySearch, RunStatus } from "./history-search.ts";

export const runStatusLabels: Readonly<Record<RunStatus, string>> = {
  running: "Running",
  succeeded: "Succeeded",
  failed: "Failed",
  cancelled: "Cancelled",
};

/** What the server is asked, without page. */
export function historyInputOf({ q, status, by, started }: HistorySearch, viewerId: string): DataLakeQueriesInput {
  return defined({
    contains: q,
    status: status?.length ? [...status] : undefined,
    issuedBy: by && viewerId,
    isScheduled: started && started === "schedule",
  });
}

export const noHistoryFilters = {
  q: undefined,
  status: undefined,
  by: undefined,
  started: undefined,
} satisfies Record<Exclude<keyof HistorySearch, "files">, undefined>;

export function filtersInWords({ q, status, by, started }: HistorySearch): string[] {
  return [
    ...(q ? [`Query contains “${q}”`] : []),
    ...(status?.length ? [`Status: ${status.map((one) => runStatusLabels[one].toLowerCase()).join(", ")}`] : []),
    ...(by ? ["Run by you"] : []),
    ...(started ? [started === "schedule" ? "Scheduled" : "Not scheduled"] : []),
  ];
}
