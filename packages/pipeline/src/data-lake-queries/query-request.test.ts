import { expect, test } from "vitest";
import { cacheKeyOf, isClosed, type QueryRequest } from "./query-request.ts";

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
const keyOf = (change: Partial<QueryRequest>, times = range, state = "rows") =>
  cacheKeyOf({ ...request, ...change }, times, state).toString("hex");
const key = keyOf({});

test.each<[string, Partial<QueryRequest>]>([
  ["who asks", { issuedBy: { kind: "user", id: "u2", name: "Bob" } }],
  ["how the same time is said", { params: { sortDir: "ascending", limit: 10, startTime: "2026-03-01T10:00:00Z" } }],
  ["the order of what may be seen", { logTypeAccess: ["A", "B"] }],
])("the rows do not depend on %s", (_what, change) => {
  expect(keyOf(change)).toBe(key);
});

test.each<[string, Partial<QueryRequest>]>([
  ["the text", { text: "SELECT 2" }],
  ["the language", { language: "pharosflow" }],
  ["the parameters", { params: { limit: 11, sortDir: "ascending" } }],
  ["the values of variables", { params: { limit: 10, sortDir: "ascending", variables: { door: "north" } } }],
  ["what may be seen", { logTypeAccess: ["A"] }],
  ["being allowed to see everything", { logTypeAccess: undefined }],
])("the rows depend on %s", (_what, change) => {
  expect(keyOf(change)).not.toBe(key);
});

test("the rows depend on what there is", () => {
  expect(keyOf({}, range, "other rows")).not.toBe(key);
  expect(keyOf({}, { ...range, fromMs: 0 })).not.toBe(key);
});

const closed = { database: "pharos_logs", table: "custom_door", ...range };
test.each<[boolean, string, Parameters<typeof isClosed>[0]]>([
  [true, "over", { eventTimes: range }],
  [false, "unknown", { eventTimes: undefined }],
  [false, "open", { eventTimes: { ...range, toMs: now.getTime() } }],
  [false, "so recent that events are still coming in", { eventTimes: { ...range, toMs: now.getTime() - 59_000 } }],
  [true, "over in each table", { eventTimes: undefined, tableTimes: [closed, { ...closed, fromMs: undefined }] }],
  [false, "open in one of the tables", { eventTimes: undefined, tableTimes: [closed, { ...closed, toMs: undefined }] }],
  [true, "read by nothing", { eventTimes: undefined, tableTimes: [] }],
])("it is %s that times are closed that are %s", (isOver, _what, times) => {
  expect(isClosed(times, now)).toBe(isOver);
});
