import { expect, test } from "vitest";
import { overrideSentence } from "./override-words.ts";

const names = new Map([["4f1c", "Security channel"]]);

test.each([
  {
    change: { member: "severity", chosen: "CRITICAL", before: "HIGH", after: "HIGH" },
    says: "Stays as it was changed here: severity is CRITICAL (the pack has HIGH)",
  },
  {
    change: { member: "threshold", chosen: 9, before: 1, after: 5 },
    says: "Stays as it was changed here: threshold is 9 (the pack changes it from 1 to 5)",
  },
  {
    change: { member: "outputIds", chosen: ["4f1c"], before: [], after: null },
    says: "Stays as it was changed here: destinations are Security channel (the pack has none)",
  },
  {
    change: { member: "outputIds", chosen: ["4f1c", "gone"], before: [], after: [] },
    says: "Stays as it was changed here: destinations are Security channel, gone (the pack has none)",
  },
  {
    change: { member: "inlineFilters", chosen: [{ Key: "a", Condition: "Exists" }], before: null, after: null },
    says: "Stays as it was changed here: filters are 1 condition (the pack has none)",
  },
  {
    change: { member: "dedupPeriodMinutes", chosen: 15, before: 60, after: 60 },
    says: "Stays as it was changed here: deduplication is 15 minutes (the pack has 60 minutes)",
  },
])("$says", ({ change, says }) => {
  expect(overrideSentence(change, names)).toBe(says);
});
