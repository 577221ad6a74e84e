import { expect, test } from "vitest";
import { readPreviewTime } from "./preview-time.ts";

const now = new Date("2026-03-08T12:00:00Z");

test.each([
  { options: {}, startsAt: "2026-03-07T12:00:00.000Z", endsAt: "2026-03-08T12:00:00.000Z" },
  { options: { last: "30m" }, startsAt: "2026-03-08T11:30:00.000Z", endsAt: "2026-03-08T12:00:00.000Z" },
  {
    options: { last: "7d", to: "2026-03-08" },
    startsAt: "2026-03-01T00:00:00.000Z",
    endsAt: "2026-03-08T00:00:00.000Z",
  },
  {
    options: { from: "2026-03-01T10:00:00Z" },
    startsAt: "2026-03-01T10:00:00.000Z",
    endsAt: "2026-03-08T12:00:00.000Z",
  },
])("reads $options", ({ options, startsAt, endsAt }) => {
  expect(readPreviewTime(options, now)).toEqual({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
});

test.each([
  { options: { last: "7 days" }, says: "--last must be a number and m, h, d or w, such as 7d, and is 7 days" },
  { options: { from: "yesterday" }, says: "--from is not a time: yesterday" },
  { options: { to: "later" }, says: "--to is not a time: later" },
  { options: { from: "2026-03-09" }, says: "--from must be before --to" },
])("refuses $options", ({ options, says }) => {
  expect(readPreviewTime(options, now)).toBe(says);
});
