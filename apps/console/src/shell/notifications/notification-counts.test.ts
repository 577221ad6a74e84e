import { expect, test } from "vitest";
import { neverAt } from "./group-notifications.ts";
import { countShown, recount } from "./notification-counts.ts";

test("counts follow a change before the server tells", () => {
  const unread = { id: "a", createdAt: "2026-11-20T00:00:00Z", readAt: neverAt, archivedAt: neverAt };
  const read = { ...unread, readAt: "2026-11-20T00:10:00Z" };
  const counts = { unreadCount: 700, readCount: 2, archivedCount: 1 };
  expect(recount(counts, unread, read)).toEqual({ unreadCount: 699, readCount: 3, archivedCount: 1 });
  const archived = { ...unread, archivedAt: "2026-11-20T00:10:00Z" };
  expect(recount(counts, unread, archived)).toEqual({ unreadCount: 699, readCount: 2, archivedCount: 2 });
  expect(countShown(counts, "inbox", true)).toBe(702);
});
