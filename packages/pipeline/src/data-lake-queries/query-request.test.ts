import { expect, test } from "vitest";
import { cacheKeyOf, type QueryRequest } from "./query-request.ts";

const now = new Date("2026-03-01T12:00:00Z");
const range = { fromMs: now.getTime() - 7_200_000, toMs: now.getTime() - 3_600_000 };
const request: QueryRequest = {
  kind: "query",
  text: "SELECT 1",
  language: "sql",
  params: { limit: 10, sortDir: "ascending" },
  name: "",
  isScheduled: false,
  logTypeAccess: ["B", "A"],
  issuedBy: { kind: "user", id: "u1", name: "Ada" },
  parent: undefined,
  userConfig: undefined,
  timeoutMs: 1000,
  skipsCache: false,
  isBackground: false,
};
const key = cacheKeyOf(request, range, now)?.toString("hex");

test.each<[string, Partial<QueryRequest>]>([
  ["who asks", { issuedBy: { kind: "user", id: "u2", name: "Bob" } }],
  ["how the same time is said", { params: { sortDir: "ascending", limit: 10, startTime: "2026-03-01T10:00:00Z" } }],
  ["the order of what may be seen", { logTypeAccess: ["A", "B"] }],
])("the rows do not depend on %s", (_what, change) => {
  expect(cacheKeyOf({ ...request, ...change }, range, now)?.toString("hex")).toBe(key);
});

test.each<[string, Partial<QueryRequest>]>([
  ["the text", { text: "SELECT 2" }],
  ["the language", { language: "pharosflow" }],
  ["the parameters", { params: { limit: 11, sortDir: "ascending" } }],
  ["what may be seen", { logTypeAccess: ["A"] }],
  ["being allowed to see everything", { logTypeAccess: undefined }],
])("the rows depend on %s", (_what, change) => {
  expect(cacheKeyOf({ ...request, ...change }, range, now)?.toString("hex")).not.toBe(key);
});

test.each([
  ["unknown", undefined],
  ["open", { fromMs: range.fromMs, toMs: now.getTime() }],
  ["so recent that events are still coming in", { fromMs: range.fromMs, toMs: now.getTime() - 59_000 }],
])("rows of a time that is %s have no name", (_what, eventTimes) => {
  expect(cacheKeyOf(request, eventTimes, now)).toBeUndefined();
});
