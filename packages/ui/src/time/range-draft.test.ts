import { expect, test } from "vitest";
import { monthWeeks, movedDay } from "./calendar-days.ts";
import { pickDay, type RangeDraft, readDraft } from "./range-draft.ts";

const draft: RangeDraft = { start: "2026-11-20 05:00:00", end: "2026-11-22 06:00:00", picks: "start" };
const picked = (...days: string[]) => days.reduce(pickDay, draft);

test("a day becomes the start, the next the end, as whole days", () => {
  expect(picked("2026-11-02", "2026-11-04")).toEqual({
    start: "2026-11-02 00:00:00",
    end: "2026-11-04 23:59:59",
    picks: "start",
  });
});

test("a day before the start moves the start, and an end is still to be picked", () => {
  expect(picked("2026-11-10", "2026-11-03")).toMatchObject({ start: "2026-11-03 00:00:00", picks: "end" });
  expect(picked("2026-11-10", "2026-11-03", "2026-11-05")).toMatchObject({ end: "2026-11-05 23:59:59" });
});

test("what is typed is read in the reader's zone", () => {
  expect(readDraft({ ...draft, start: "2026-07-01 14:00", end: "2026-07-01" }, "Europe/Berlin")).toEqual({
    range: {
      kind: "custom",
      start: new Date("2026-07-01T12:00:00Z"),
      end: new Date("2026-07-01T21:59:59Z"),
    },
  });
});

test.each([
  ["soon", draft.end, "Enter the start as"],
  [draft.start, "2026-02-31", "Enter the end as"],
  [draft.end, draft.start, "The end is before the start."],
])("%s to %s is refused with the reason", (start, end, problem) => {
  expect(readDraft({ ...draft, start, end }, "UTC")).toEqual({ problem: expect.stringContaining(problem) });
});

test("a month is shown in whole weeks from Monday", () => {
  const weeks = monthWeeks("2026-11-20");
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, "2026-10-26", "2026-12-06"]);
});

test.each([
  ["ArrowDown", "2026-02-07"],
  ["ArrowLeft", "2026-01-30"],
  ["PageDown", "2026-02-28"],
  ["PageUp", "2025-12-31"],
  ["Home", "2026-01-01"],
  ["End", "2026-01-31"],
  ["x", undefined],
])("%s leads from 31 January to %s", (key, day) => {
  expect(movedDay("2026-01-31", key)).toBe(day);
});
