import { expect, test } from "vitest";
import { alertsInputOf, filtersInWords, isPlainAlertSearch, noAlertFilters, readAlertSearch } from "./alert-search.ts";

test("nothing in the address asks for open and triaged, newest first", () => {
  expect(alertsInputOf(readAlertSearch({}), undefined)).toEqual({
    statuses: ["OPEN", "TRIAGED"],
    snoozed: "HIDDEN",
    sortBy: "createdAt",
    sortDir: "descending",
  });
});

test("an empty list of statuses asks for all", () => {
  expect(alertsInputOf(readAlertSearch({ status: [] }), undefined)).not.toHaveProperty("statuses");
});

test("every filter reaches the server", () => {
  const search = readAlertSearch({
    status: ["CLOSED"],
    severity: ["HIGH", "NONSENSE"],
    type: ["RULE_ERROR"],
    outcome: ["TEST"],
    logType: ["AWS.CloudTrail"],
    source: ["s1"],
    assignee: ["none", "u1"],
    cases: "none",
    rule: "AWS.Root",
    entity: "p_any_ip_addresses:2001:db8::1",
    q: "sign-in",
    snoozed: "only",
    eventsMin: 2,
    eventsMax: 9,
    sortBy: "severity",
    sortDir: "ascending",
  });
  const created = { start: new Date("2026-01-01T00:00:00Z"), end: new Date("2026-01-02T00:00:00Z") };
  expect(alertsInputOf(search, created)).toEqual({
    statuses: ["CLOSED"],
    severities: ["HIGH"],
    subtypes: ["RULE_ERROR"],
    outcomes: ["TEST"],
    logTypes: ["AWS.CloudTrail"],
    logSources: ["s1"],
    assigneeIds: ["", "u1"],
    cases: "IN_NONE",
    detectionId: "AWS.Root",
    entity: { field: "p_any_ip_addresses", value: "2001:db8::1" },
    nameContains: "sign-in",
    snoozed: "ONLY",
    createdAtAfter: "2026-01-01T00:00:00.000Z",
    createdAtBefore: "2026-01-02T00:00:00.000Z",
    eventCountMin: 2,
    eventCountMax: 9,
    sortBy: "severity",
    sortDir: "ascending",
  });
});

test("says in words what narrows the list", () => {
  expect(filtersInWords(readAlertSearch({ severity: ["HIGH"], q: "root", cases: "none" }))).toEqual([
    "Status: Open, Triaged",
    "Severity: High",
    "In no case",
    "Title contains “root”",
  ]);
});

test("clearing keeps the sort", () => {
  const narrowed = readAlertSearch({ q: "x", severity: ["HIGH"], sortBy: "severity" });
  expect(readAlertSearch({ ...narrowed, ...noAlertFilters })).toEqual({ status: [], sortBy: "severity" });
});

test.each([
  { name: "nothing said", search: {}, isPlain: true },
  { name: "the usual statuses said", search: { status: ["TRIAGED", "OPEN"] }, isPlain: true },
  { name: "one status", search: { status: ["OPEN"] }, isPlain: false },
  { name: "every status", search: { status: [] }, isPlain: false },
  { name: "another filter", search: { q: "root" }, isPlain: false },
])("$name is the plain list: $isPlain", ({ search, isPlain }) => {
  expect(isPlainAlertSearch(readAlertSearch(search))).toBe(isPlain);
});
