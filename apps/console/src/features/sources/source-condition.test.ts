import { expect, test } from "vitest";
import { sourceCondition } from "./source-condition.ts";

test.each([
  {
    health: "FAILING",
    counts: { received: 300, failed: 12 },
    says: [
      "Failing",
      "12 of 300 events in the last 24 hours matched no schema. The reasons are listed under Failures.",
      "Failures (12)",
    ],
  },
  {
    health: "FAILING",
    counts: { received: 300, failed: 1, dropped: 20 },
    says: [
      "Failing",
      "20 of 300 messages in the last 24 hours were lost because Pharos could not read them in time. Raise net.core.rmem_max to 8 MB or more.",
      "Failures (1)",
    ],
  },
  {
    health: "FAILING",
    counts: { received: 0, failed: 0 },
    problem: "Another program listens on 127.0.0.1:5514 already. Stop it, or choose another port.",
    says: [
      "Failing",
      "Another program listens on 127.0.0.1:5514 already. Stop it, or choose another port.",
      "Failures",
    ],
  },
  {
    health: "HEALTHY",
    counts: { received: 1300, failed: 0 },
    says: ["Healthy", "All 1,300 events of the last 24 hours matched a schema.", "Failures"],
  },
  {
    health: "NO_DATA",
    counts: { received: 0, failed: 0 },
    says: ["No data", "Nothing arrived in the last 24 hours. Check that logs are written and sent.", "Failures"],
  },
  {
    health: "DISABLED",
    counts: { received: 2, failed: 1 },
    says: ["Disabled", "Nothing is taken from this source.", "Failures (1)"],
  },
  {
    health: "NO_DATA",
    counts: { received: 3, failed: 0 },
    noDataAlarm: { minutesThreshold: 90, state: "ALARM" },
    says: ["No data", "Nothing arrived for 90 minutes or more. Check that logs are written and sent.", "Failures"],
  },
  {
    health: "NO_DATA",
    counts: { received: 0, failed: 0 },
    noDataAlarm: { minutesThreshold: 90, state: "INSUFFICIENT_DATA" },
    says: ["No data", "Nothing has arrived yet. Check that logs are written and sent.", "Failures"],
  },
  {
    health: "NO_DATA",
    counts: { received: 0, failed: 0 },
    problem: "Its secret expires on 2026-12-05.",
    says: [
      "No data",
      "Nothing arrived in the last 24 hours. Check that logs are written and sent. Its secret expires on 2026-12-05.",
      "Failures",
    ],
  },
  {
    health: "ACCESS_DENIED",
    counts: { received: 3, failed: 0 },
    says: ["Access denied", "A right is missing; its page says which.", "Failures"],
  },
  {
    health: "MISCONFIGURED",
    counts: { received: 3, failed: 0 },
    problem: "The queue logs was not found. Check its URL.",
    says: ["Not found", "The queue logs was not found. Check its URL.", "Failures"],
  },
  {
    health: "DISABLED",
    counts: { received: 3, failed: 0 },
    problem: "The queue logs was not found. Check its URL.",
    says: ["Disabled", "Nothing is taken from this source.", "Failures"],
  },
] as const)("a source that is $health", ({ says, ...facts }) => {
  const { label, meaning, failuresTab } = sourceCondition(facts);
  expect([label, meaning, failuresTab]).toEqual(says);
});
