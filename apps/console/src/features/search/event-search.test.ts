import type { TimeRange } from "@pharos/ui/time-ranges";
import { expect, test } from "vitest";
import { filtersInWords, limitOf, limitProblem, readEventSearch, widerTimes } from "./event-search.ts";

const now = new Date("2026-03-01T12:00:30Z");
const all = ["pharos_logs.public.aws_cloudtrail"];

test.each([
  [{}, 1000],
  [{ limit: "5" }, 5],
  [{ limit: "0" }, undefined],
  [{ limit: "many" }, undefined],
])("the limit of %j is %j", (search, limit) => {
  expect(limitOf(search)).toBe(limit);
});

test.each([
  ["", "This field is required"],
  ["-1", "Must be a whole number, at least 1"],
  ["0", "Must be a whole number, at least 1"],
  ["1.5", "Must be a whole number, at least 1"],
  ["25", undefined],
])("of the limit %j it says %j", (limit, problem) => {
  expect(limitProblem(limit)).toBe(problem);
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
