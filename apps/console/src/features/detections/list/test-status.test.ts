import { expect, test } from "vitest";
import { describeTests } from "./test-status.tsx";

const ranAt = "2026-01-02T03:04:05.000Z";

test.each([
  ["no tests", 0, null, "No tests", "The detection has no unit tests"],
  ["a recent change", 2, null, "Not run", "2 tests. Pharos runs tests in the background."],
  ["all passed", 1, { passed: 1, failed: 0, ranAt }, "Passed", "1 test passed on 2026-01-02 03:04 UTC"],
  ["some failed", 3, { passed: 1, failed: 2, ranAt }, "2 failed", "2 of 3 tests failed on 2026-01-02 03:04 UTC"],
])("describes %s", (_name, total, lastRun, text, hint) => {
  expect(describeTests({ testStatus: { total, lastRun }, enabled: true, managed: false })).toMatchObject({
    text,
    hint,
  });
});

test("a disabled detection of a pack is tested when it is enabled", () => {
  const { hint } = describeTests({ testStatus: { total: 1, lastRun: null }, enabled: false, managed: true });
  expect(hint).toBe("1 test. Pharos runs tests when the detection is enabled.");
});
