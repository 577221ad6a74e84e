import { expect, test } from "vitest";
import { outcomeSentence } from "./outcome-sentence.ts";

const none = {
  ...{ truePositives: 0, benignTruePositives: 0, falsePositives: 0, duplicates: 0, tests: 0 },
  ...{ withoutOutcome: 0, unfinished: 0 },
};

test.each([
  { name: "none", numbers: {}, says: "The detection raised no other alert in the 90 days before." },
  {
    name: "the most frequent outcome first",
    numbers: { truePositives: 1, falsePositives: 11, tests: 2 },
    says: "Of 14 in the 90 days before, 11 were false positives, 2 were tests and 1 was a true positive.",
  },
  {
    name: "those without an outcome apart",
    numbers: { falsePositives: 1_100, withoutOutcome: 2, unfinished: 1 },
    says: "Of 1,103 in the 90 days before, 1,100 were false positives; 2 ended without an outcome and 1 is open or triaged.",
  },
  {
    name: "only unfinished ones",
    numbers: { unfinished: 3 },
    says: "Of 3 in the 90 days before, 3 are open or triaged.",
  },
])("tells of $name", ({ numbers, says }) => {
  expect(outcomeSentence({ ...none, ...numbers })).toBe(says);
});
