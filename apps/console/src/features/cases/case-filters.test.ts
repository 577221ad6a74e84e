import { expect, test } from "vitest";
import { casesInputOf, filtersInWords, isPlainCaseSearch } from "./case-filters.ts";

test("asks for cases that are not closed, unless somebody chose statuses or none", () => {
  expect(casesInputOf({})).toEqual({ statuses: ["OPEN", "IN_PROGRESS"] });
  expect(casesInputOf({ status: [] })).toEqual({});
  expect(casesInputOf({ status: ["CLOSED"], assignee: ["none", "u1"], q: "door" })).toEqual({
    statuses: ["CLOSED"],
    assigneeIds: ["", "u1"],
    titleContains: "door",
  });
});

test("says the filters in words", () => {
  expect(filtersInWords({ severity: ["HIGH"], q: "door" })).toEqual([
    "Status: Open, In progress",
    "Severity: High",
    "Title contains “door”",
  ]);
  expect([isPlainCaseSearch({}), isPlainCaseSearch({ q: "door" }), isPlainCaseSearch({ status: [] })]).toEqual([
    true,
    false,
    false,
  ]);
});
