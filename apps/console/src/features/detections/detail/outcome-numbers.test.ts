import { expect, test } from "vitest";
import { outcomeItems, precisionText, unjudgedText } from "./outcome-numbers.ts";

const none = {
  truePositives: 0,
  benignTruePositives: 0,
  falsePositives: 0,
  duplicates: 0,
  tests: 0,
  withoutOutcome: 0,
  unfinished: 0,
  precision: null,
};

test("a detection nobody judged has no precision, rather than one of zero", () => {
  expect(precisionText(none)).toBe("No alerts with an outcome.");
  expect(outcomeItems(none)).toEqual([]);
  expect(unjudgedText({ ...none, unfinished: 2 })).toBe(
    "Alerts created in the last 13 weeks; not counted: 2 still open or triaged.",
  );
});

test("tells the share and what it is a share of", () => {
  const counts = { ...none, truePositives: 1, falsePositives: 2, duplicates: 4, precision: 1 / 3 };
  expect(precisionText(counts)).toBe("33%: 1 of 3 were true positives.");
  expect(outcomeItems(counts).map(({ label, value }) => [label, value])).toEqual([
    ["True positive", 1],
    ["Benign true positive", 0],
    ["False positive", 2],
    ["Duplicate", 4],
  ]);
});
