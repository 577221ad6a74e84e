import { type ConservationCounts, noCounts, type SourceHealth } from "@pharos/domain";
import { expect, test } from "vitest";
import { sourceHealth } from "./source-health.ts";

const good = { ...noCounts, received: 10, stored: 10 };
const failing = { ...noCounts, received: 10, stored: 9, failed: 1 };
const rare = { ...noCounts, received: 2930, stored: 2929, failed: 1 };
const lost = { ...noCounts, received: 10, stored: 8, failed: 1 };

test.each<{ name: string; counts: ConservationCounts; enabled?: boolean; health: SourceHealth }>([
  { name: "everything stored", counts: good, health: "HEALTHY" },
  { name: "nothing received", counts: noCounts, health: "NO_DATA" },
  { name: "a failure among ten events", counts: failing, health: "FAILING" },
  { name: "a failure among thousands", counts: rare, health: "HEALTHY" },
  { name: "an event that nobody accounts for", counts: lost, health: "UNBALANCED" },
  { name: "switched off", counts: lost, enabled: false, health: "DISABLED" },
])("$name in 24 hours is $health", ({ counts, enabled = true, health }) => {
  expect(sourceHealth(enabled, counts)).toBe(health);
});
