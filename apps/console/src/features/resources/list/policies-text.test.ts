import { expect, test } from "vitest";
import { policiesText } from "./policies-text.ts";

const none = { passed: 0, failed: 0, errored: 0, suppressed: 0 };

test.each([
  [{}, ""],
  [{ passed: 4 }, "4 passing"],
  [{ passed: 3, failed: 2 }, "2 of 5 failing"],
  [{ passed: 3, failed: 2, errored: 1 }, "2 of 6 failing, 1 error"],
  [{ errored: 2, suppressed: 1 }, "2 errors, 1 suppressed"],
  [{ suppressed: 1 }, "1 suppressed"],
])("%j is “%s”", (counts, text) => {
  expect(policiesText({ ...none, ...counts })).toBe(text);
});
