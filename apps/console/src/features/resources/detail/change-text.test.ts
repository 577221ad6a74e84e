import { expect, test } from "vitest";
import { changeText } from "./change-text.ts";

test.each([
  [{ was: null, became: "FAIL" }, "first result: failing"],
  [{ was: "FAIL", became: "PASS" }, "went from failing to passing"],
  [{ was: "FAIL", became: "SUPPRESSED" }, "went from failing to suppressed"],
  [{ was: "PASS", became: "ERROR" }, "went from passing to an error"],
  [{ was: "ERROR", became: null }, "no longer evaluates it; it was an error"],
] as const)("%j: %s", (change, text) => {
  expect(changeText(change)).toBe(text);
});
