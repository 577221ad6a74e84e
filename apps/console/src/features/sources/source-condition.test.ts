import { expect, test } from "vitest";
import { sourceCondition } from "./source-condition.ts";

test.each([
  {
    health: "FAILING",
    counts: { received: 300, failed: 12 },
    says: ["Failing", "12 of 300 events in the last 24 hours matched no schema.", "Failures (12)"],
  },
  {
    health: "HEALTHY",
    counts: { received: 1300, failed: 0 },
    says: ["Healthy", "All 1,300 events of the last 24 hours matched a schema.", "Failures"],
  },
  {
    health: "NO_DATA",
    counts: { received: 0, failed: 0 },
    says: ["No data", "Nothing arrived in the last 24 hours.", "Failures"],
  },
  {
    health: "DISABLED",
    counts: { received: 2, failed: 1 },
    says: ["Disabled", "The source rejects what is sent to it.", "Failures (1)"],
  },
] as const)("a source that is $health", ({ health, counts, says }) => {
  const { label, meaning, failuresTab } = sourceCondition({ health, counts });
  expect([label, meaning, failuresTab]).toEqual(says);
});
