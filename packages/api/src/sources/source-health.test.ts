import { noCounts, type SourceHealth } from "@pharos/domain";
import { expect, test } from "vitest";
import { type HealthFacts, sourceHealth } from "./source-health.ts";

const good = { ...noCounts, received: 10, stored: 10 };
const failing = { ...noCounts, received: 10, stored: 9, failed: 1 };
const lost = { ...noCounts, received: 10, stored: 9 };
const healthy: HealthFacts = { enabled: true, lastReceivedAt: new Date(0), lastHour: good, lastDay: good };

test.each<{ name: string; change: Partial<HealthFacts>; health: SourceHealth }>([
  { name: "everything stored", change: {}, health: "HEALTHY" },
  { name: "nothing within the hour", change: { lastHour: noCounts }, health: "HEALTHY" },
  {
    name: "nothing ever",
    change: { lastReceivedAt: undefined, lastHour: noCounts, lastDay: noCounts },
    health: "NO_DATA",
  },
  { name: "a failure within the hour", change: { lastHour: failing, lastDay: failing }, health: "FAILING" },
  { name: "a failure earlier in the day", change: { lastDay: failing }, health: "HEALTHY" },
  { name: "an event that nobody accounts for", change: { lastHour: failing, lastDay: lost }, health: "UNBALANCED" },
  { name: "switched off", change: { enabled: false, lastDay: lost }, health: "DISABLED" },
])("$name is $health", ({ change, health }) => {
  expect(sourceHealth({ ...healthy, ...change })).toBe(health);
});
