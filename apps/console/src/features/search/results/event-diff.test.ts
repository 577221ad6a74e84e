import { expect, test } from "vitest";
import { diffEvents } from "./event-diff.ts";

test("two events differ in the fields that are not the same, their own first", () => {
  const pinned = { p_row_id: "1", who: "ada", user: { id: 1, tags: ["a", "b"] }, gone: true, same: { deep: [1] } };
  const shown = { p_row_id: "2", who: "bob", user: { id: 1, tags: ["a"] }, same: { deep: [1] }, none: null };
  expect(diffEvents(pinned, shown)).toEqual([
    { path: "gone", pinned: "true", shown: undefined },
    { path: "user.tags[1]", pinned: "b", shown: undefined },
    { path: "who", pinned: "ada", shown: "bob" },
    { path: "p_row_id", pinned: "1", shown: "2" },
  ]);
});

test("an event does not differ from itself", () => {
  const event = { a: { b: [] }, c: "" };
  expect(diffEvents(event, structuredClone(event))).toEqual([]);
});
