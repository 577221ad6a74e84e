import { describe, expect, test } from "vitest";
import { badgeText, groupByDay, neverAt, newlyArrived, shownNotifications } from "./group-notifications.ts";

const now = new Date("2026-11-20T01:00:00Z");
const one = (id: string, createdAt: string, rest: { readAt?: string; archivedAt?: string } = {}) => ({
  id,
  createdAt,
  readAt: neverAt,
  archivedAt: neverAt,
  ...rest,
});

test("groups by day in the reader's zone, newest first", () => {
  const all = [one("old", "2026-11-01T12:00:00Z"), one("a", "2026-11-20T00:30:00Z"), one("b", "2026-11-19T12:00:00Z")];
  expect(groupByDay(all, now, "UTC").map((day) => [day.label, day.notifications.map((n) => n.id)])).toEqual([
    ["Today", ["a"]],
    ["Yesterday", ["b"]],
    ["2026-11-01", ["old"]],
  ]);
  expect(groupByDay(all, now, "America/New_York")[0]?.notifications.map((n) => n.id)).toEqual(["a", "b"]);
});

test("knows yesterday after a day of 25 hours", () => {
  const all = [one("a", "2026-10-31T16:00:00Z")];
  expect(groupByDay(all, new Date("2026-11-02T04:30:00Z"), "America/New_York")[0]?.label).toBe("Yesterday");
});

describe("shown", () => {
  const unread = one("unread", "2026-11-20T00:00:00Z");
  const read = one("read", "2026-11-20T00:00:00Z", { readAt: "2026-11-20T00:10:00Z" });
  const archived = one("archived", "2026-11-20T00:00:00Z", { archivedAt: "2026-11-20T00:10:00Z" });
  test.each([
    ["inbox", false, ["unread"]],
    ["inbox", true, ["unread", "read"]],
    ["archived", false, ["archived"]],
  ] as const)("%s with read ones %s", (tab, showRead, ids) => {
    expect(shownNotifications([unread, read, archived], tab, showRead).map((n) => n.id)).toEqual(ids);
  });
});

test("announces what is younger than a minute, once", () => {
  const fresh = one("fresh", "2026-11-20T00:59:30Z");
  const stale = one("stale", "2026-11-20T00:58:00Z");
  expect(newlyArrived([fresh, stale], new Set(), now).map((n) => n.id)).toEqual(["fresh"]);
  expect(newlyArrived([fresh], new Set(["fresh"]), now)).toEqual([]);
});

test("caps the badge", () => {
  expect([badgeText(7), badgeText(99), badgeText(100)]).toEqual(["7", "99", "99+"]);
});
