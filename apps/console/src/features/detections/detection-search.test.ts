import { expect, test } from "vitest";
import { detectionsInputOf, filtersInWords, noDetectionFilters, readDetectionSearch } from "./detection-search.ts";

test("asks for the most severe first by default", () => {
  expect(detectionsInputOf({})).toEqual({ sortBy: "severity", sortDir: "descending" });
});

test("an empty list does not narrow", () => {
  expect(detectionsInputOf({ severity: [], tag: [] })).toEqual({ sortBy: "severity", sortDir: "descending" });
});

test("passes every filter on, and drops what the address may not say", () => {
  const search = readDetectionSearch({
    q: "root",
    kind: ["POLICY", "IDEA"],
    severity: ["HIGH", "PURPLE"],
    logType: ["AWS.CloudTrail"],
    tag: ["AWS"],
    enabled: false,
    sortBy: "severity",
    sortDir: "ascending",
    page: 1,
  });
  expect(detectionsInputOf(search)).toEqual({
    nameContains: "root",
    kinds: ["POLICY"],
    severities: ["HIGH"],
    logTypes: ["AWS.CloudTrail"],
    tags: ["AWS"],
    enabled: false,
    sortBy: "severity",
    sortDir: "ascending",
  });
});

test("clearing keeps the sort and leaves no filter to name", () => {
  const narrowed = readDetectionSearch({ enabled: true, tag: ["AWS"], sortBy: "enabled" });
  const cleared = readDetectionSearch({ ...narrowed, ...noDetectionFilters });
  expect(cleared).toEqual({ sortBy: "enabled" });
  expect(filtersInWords(cleared)).toEqual([]);
  expect(filtersInWords({ enabled: false, kind: ["CORRELATION_RULE"] })).toEqual([
    "Kind: correlation rule",
    "Disabled",
  ]);
});
