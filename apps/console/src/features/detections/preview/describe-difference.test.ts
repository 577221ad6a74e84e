import { expect, test } from "vitest";
import { describeDifference } from "./describe-difference.ts";

test.each([
  [{ aspect: "SEVERITY", from: ["HIGH"], to: ["LOW"] }, "Severity: High → Low"],
  [{ aspect: "TITLE", from: ["Door opened"], to: ["Vault opened"] }, "Title: “Door opened” → “Vault opened”"],
  [{ aspect: "DESTINATIONS", from: [], to: ["Jira", "Slack"] }, "Destinations: by severity → Jira, Slack"],
] as const)("describes how an alert differs: %o", (difference, text) => {
  expect(describeDifference({ ...difference, from: [...difference.from], to: [...difference.to] })).toBe(text);
});
