import { expect, test } from "vitest";
import { clearedRuleSearch, filtersInWords, readRuleSearch, rulesInputOf } from "./rule-search.ts";

test("asks for the last modified first by default", () => {
  expect(rulesInputOf({})).toEqual({ sortBy: "lastModified", sortDir: "descending" });
});

test("an empty list does not narrow", () => {
  expect(rulesInputOf({ severity: [], tag: [] })).toEqual({ sortBy: "lastModified", sortDir: "descending" });
});

test("passes every filter on, and drops what the address may not say", () => {
  const search = readRuleSearch({
    q: "root",
    severity: ["HIGH", "PURPLE"],
    logType: ["AWS.CloudTrail"],
    tag: ["AWS"],
    enabled: false,
    sortBy: "severity",
    sortDir: "ascending",
    page: 1,
  });
  expect(rulesInputOf(search)).toEqual({
    nameContains: "root",
    severities: ["HIGH"],
    logTypes: ["AWS.CloudTrail"],
    tags: ["AWS"],
    enabled: false,
    sortBy: "severity",
    sortDir: "ascending",
  });
});

test("clearing keeps the sort and leaves no filter to name", () => {
  const cleared = clearedRuleSearch({ enabled: true, tag: ["AWS"], sortBy: "enabled" });
  expect(cleared).toEqual({ sortBy: "enabled" });
  expect(filtersInWords(cleared)).toEqual([]);
  expect(filtersInWords({ enabled: false })).toEqual(["Disabled"]);
});
