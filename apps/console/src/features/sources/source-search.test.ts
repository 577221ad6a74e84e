import { expect, test } from "vitest";
import { chosenSources, filtersInWords, noSourceFilters, readSourceSearch } from "./source-search.ts";

const source = (integrationLabel: string, part: object = {}) => ({
  integrationLabel,
  logTypes: ["AWS.CloudTrail"],
  health: "HEALTHY" as const,
  createdAtTime: "2026-01-01T00:00:00Z",
  lastEventReceivedAtTime: null,
  counts: { received: 0 },
  ...part,
});
const sources = [
  source("Okta", { logTypes: ["Okta.SystemLog"], createdAtTime: "2026-01-03T00:00:00Z", counts: { received: 5 } }),
  source("cloud", { createdAtTime: "2026-01-02T00:00:00Z", health: "FAILING" }),
  source("Gate", { lastEventReceivedAtTime: "2026-02-01T00:00:00Z" }),
];

test.each([
  { name: "puts the newest first by default", search: {}, labels: ["Okta", "cloud", "Gate"] },
  {
    name: "sorts labels without regard to case",
    search: { sortBy: "label", sortDir: "ascending" } as const,
    labels: ["cloud", "Gate", "Okta"],
  },
  {
    name: "puts sources that never heard anything last",
    search: { sortBy: "lastEvent" } as const,
    labels: ["Gate", "Okta", "cloud"],
  },
  { name: "finds a part of the label", search: { q: "AT" }, labels: ["Gate"] },
  { name: "narrows to a health", search: { health: ["FAILING"] } as const, labels: ["cloud"] },
  { name: "narrows to a log type", search: { logType: ["Okta.SystemLog"] }, labels: ["Okta"] },
])("$name", ({ search, labels }) => {
  expect(chosenSources(sources, search).map((one) => one.integrationLabel)).toEqual(labels);
});

test("drops what the address may not say", () => {
  expect(readSourceSearch({ health: ["BROKEN", "FAILING"], sortBy: "colour", page: 2 })).toEqual({
    health: ["FAILING"],
  });
});

test("clearing keeps the sort and leaves no filter to name", () => {
  const narrowed = readSourceSearch({ q: "x", health: ["NO_DATA"], sortBy: "label" });
  const cleared = readSourceSearch({ ...narrowed, ...noSourceFilters });
  expect(cleared).toEqual({ sortBy: "label" });
  expect(filtersInWords(cleared)).toEqual([]);
});
