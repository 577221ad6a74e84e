import { type AlertSearch, readAlertSearch } from "../alert-search.ts";

const nothing = {
  status: undefined,
  severity: undefined,
  type: undefined,
  outcome: undefined,
  logType: undefined,
  source: undefined,
  assignee: undefined,
  cases: undefined,
  rule: undefined,
  entity: undefined,
  q: undefined,
  snoozed: undefined,
  range: undefined,
  from: undefined,
  to: undefined,
  eventsMin: undefined,
  eventsMax: undefined,
  sortBy: undefined,
  sortDir: undefined,
} satisfies Record<keyof AlertSearch, undefined>;

const asSearch = (stored: unknown): AlertSearch =>
  readAlertSearch(typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {});

/** The whole search of a view: what it does not name is taken away. */
export const viewPart = (stored: unknown) => ({ ...nothing, ...asSearch(stored) });

/** Whether the list shows just what the view keeps. */
export function isShown(stored: unknown, search: AlertSearch): boolean {
  return canonical(asSearch(stored)) === canonical(search);
}

function canonical(search: AlertSearch): string {
  const members = Object.entries(search).filter(([, value]) => value !== undefined);
  return JSON.stringify(members.map(([key, value]) => [key, Array.isArray(value) ? value.toSorted() : value]).sort());
}
