import { expect, test } from "vitest";
import { isShown, viewPart } from "./view-search.ts";

test("a view takes away what it does not name, and keeps nothing that the list does not know", () => {
  expect(viewPart({ severity: ["HIGH"], nonsense: 1 })).toMatchObject({ severity: ["HIGH"], status: undefined });
  expect(viewPart({ severity: ["HIGH"], nonsense: 1 })).not.toHaveProperty("nonsense");
  expect(viewPart("broken")).toMatchObject({ q: undefined });
});

test("a view is shown whatever the order in which its filters were chosen", () => {
  expect(isShown({ q: "x", status: ["OPEN", "CLOSED"] }, { status: ["CLOSED", "OPEN"], q: "x" })).toBe(true);
  expect(isShown({ q: "x" }, { q: "x", sortBy: "severity" })).toBe(false);
});
