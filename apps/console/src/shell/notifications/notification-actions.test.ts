import { expect, test } from "vitest";
import { csvOf, notificationActions } from "./notification-actions.ts";

test.each([
  ["a disk that is full", { kind: "INGEST_CAPACITY" }, ["Explore Filters /dashboard/data/"]],
  [
    "a source that is silent",
    { sourceId: "s", kind: "NO_DATA", alertID: "a" },
    ["Manage Alarm /configure/log-sources/s/", "View Errors /alerts-and-errors/a/"],
  ],
  ["a source whose events fail", { sourceId: "s", kind: "FAILING" }, ["View Errors /configure/log-sources/s/"]],
  ["a source that cannot be pulled", { sourceId: "s" }, ["View Source /configure/log-sources/s/"]],
  ["a system error", { alertID: "a" }, ["View Errors /alerts-and-errors/a/"]],
  [
    "a destination that fails",
    { destinationId: "d", alertID: "a" },
    ["View Destination /configure/destinations/d/edit/", "View Errors /alerts-and-errors/a/"],
  ],
  ["somebody else's sign-in", { userId: "bob" }, ["View User /settings/users/"]],
  ["one's own sign-in", { userId: "ada" }, ["Profile Settings /settings/profile/"]],
  ["a query that is paused", { queryName: "hourly" }, ["View Query /investigate/saved-searches/"]],
  ["something of a newer version", { sourceId: 7 }, []],
  ["nothing", null, []],
])("the notification of %s leads there", (_name, metadata, actions) => {
  const found = notificationActions({ topic: "SYSTEM_ERROR", metadata }, "ada");
  expect(found.map(({ label, path }) => `${label} ${path}`)).toEqual(actions);
});

test("the alarm of a source that is silent is opened at once", () => {
  const metadata = { sourceId: "s", kind: "NO_DATA" };
  expect(notificationActions({ topic: "SYSTEM_ERROR", metadata }, "ada")[0]?.search).toEqual({ alarm: "open" });
});

test("a file is known by the query that it is of", () => {
  const createdAt = "2026-03-01T10:00:00Z";
  const metadata = { kind: "QUERY_DOWNLOAD", downloadId: "file", originalQueryId: "query" };
  expect(csvOf({ metadata, level: "ERROR", createdAt })).toEqual({
    downloadId: "file",
    queryId: "query",
    createdAt: new Date(createdAt),
    isFailed: true,
  });
  expect(csvOf({ metadata: { ...metadata, kind: "ELSE" }, level: "INFO", createdAt })).toBeUndefined();
});
