import { expect, test } from "vitest";
import { impliedBy, togglePermission } from "./permission-choice.ts";

test("ticking Modify ticks Read", () => {
  expect(togglePermission([], "AlertModify")).toEqual(["AlertRead", "AlertModify"]);
});

test("Read stays while Modify holds it", () => {
  expect(impliedBy("AlertRead", ["AlertRead", "AlertModify"])).toBe("AlertModify");
  expect(togglePermission(["AlertRead", "AlertModify"], "AlertRead")).toEqual(["AlertRead", "AlertModify"]);
});

test("unticking Modify leaves Read, which can then be unticked", () => {
  const left = togglePermission(["AlertRead", "AlertModify"], "AlertModify");
  expect(left).toEqual(["AlertRead"]);
  expect(impliedBy("AlertRead", left)).toBeUndefined();
  expect(togglePermission(left, "AlertRead")).toEqual([]);
});

test("a permission without a Modify stands for itself", () => {
  expect(impliedBy("BulkUpload", ["BulkUpload"])).toBeUndefined();
  expect(impliedBy("SummaryRead", ["SummaryRead"])).toBeUndefined();
});
