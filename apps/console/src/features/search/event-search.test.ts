import type { TimeRange } from "@pharos/ui/time-ranges";
import { expect, test } from "vitest";
import { type EventSearch, filtersInWords, readEventSearch, searchInputOf, widerTimes } from "./event-search.ts";

const now = new Date("2026-03-01T12:00:30Z");
const all = ["pharos_logs.public.aws_cloudtrail", "pharos_logs.public.okta_systemlog"];

test("an empty search looks into every log table of the last 24 hours", () => {
  expect(searchInputOf({}, all, now)).toEqual({
    tables: all,
    startTime: "2026-02-28T12:01:00.000Z",
    endTime: "2026-03-01T12:01:00.000Z",
  });
});

test("groups are alternatives, each of which must hold as a whole", () => {
  const search: EventSearch = {
    table: ["AWS.CloudTrail"],
    filter: ['["a","EQUALS",1]', '["b","IS_NULL",null]', '["c","IN",["x"],1]'],
    q: "root",
    dir: "ascending",
  };
  expect(searchInputOf(search, all, now)).toMatchObject({
    tables: ["AWS.CloudTrail"],
    text: "root",
    sortDir: "ascending",
    ors: [
      {
        ands: [
          { key: "a", operator: "EQUALS", value: 1 },
          { key: "b", operator: "IS_NULL" },
        ],
      },
      { ands: [{ key: "c", operator: "IN", value: ["x"] }] },
    ],
  });
});

test("all time begins with the first instant that the lake knows", () => {
  expect(searchInputOf({ range: "PAllTime" }, all, now)?.startTime).toBe("1970-01-01T00:00:00.000Z");
});

test("there is nothing to ask while no table is known", () => {
  expect(searchInputOf({}, [], now)).toBeUndefined();
});

test("says in words what narrows it", () => {
  expect(
    filtersInWords({ q: "x", filter: ['["a","EQUALS",1]', '["b","EQUALS","y",1]'], table: [all[0] ?? ""] }),
  ).toEqual(["Contains “x”", "a is 1 or b is “y”", "In aws_cloudtrail"]);
});

test("drops what the address may not say", () => {
  expect(readEventSearch({ mode: "poem", dir: "sideways", view: "raw", q: 7 })).toEqual({ view: "raw", q: "7" });
});

test.each<[string, TimeRange, readonly string[]]>([
  ["an hour", { kind: "preset", id: "PT1H" }, ["24 hours", "7 days"]],
  ["a day", { kind: "preset", id: "PT24H" }, ["7 days", "30 days"]],
  ["all time", { kind: "preset", id: "PAllTime" }, []],
  ["an instant", { kind: "custom", start: now, end: now }, ["24 hours", "7 days"]],
])("%s can be widened", (_name, range, names) => {
  expect(widerTimes(range, now).map(({ name }) => name)).toEqual(names);
});

test("a time with a start and an end is widened on both sides", () => {
  expect(widerTimes({ kind: "custom", start: now, end: now }, new Date())[0]?.range).toEqual({
    kind: "custom",
    start: new Date("2026-03-01T00:00:30Z"),
    end: new Date("2026-03-02T00:00:30Z"),
  });
});
