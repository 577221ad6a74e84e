import { noCounts, type SourceHealth } from "@pharos/domain";
import { expect, test } from "vitest";
import { type SourceFacts, sourceHealth } from "./source-health.ts";

const good = { ...noCounts, received: 10, stored: 10 };
const failing = { ...noCounts, received: 10, stored: 9, failed: 1 };
const rare = { ...noCounts, received: 2930, stored: 2929, failed: 1 };
const lost = { ...noCounts, received: 10, stored: 8, failed: 1 };

test.each<{ name: string; facts: Partial<SourceFacts>; health: SourceHealth }>([
  { name: "everything stored", facts: {}, health: "HEALTHY" },
  { name: "nothing received", facts: { lastDay: noCounts }, health: "NO_DATA" },
  {
    name: "nothing received, with an alarm that allows it",
    facts: { lastDay: noCounts, alarm: "OK" },
    health: "HEALTHY",
  },
  { name: "silent for longer than its alarm allows", facts: { alarm: "ALARM" }, health: "NO_DATA" },
  { name: "a failure among ten events", facts: { lastDay: failing }, health: "FAILING" },
  { name: "a failure among thousands", facts: { lastDay: rare }, health: "HEALTHY" },
  { name: "an event that nobody accounts for", facts: { lastDay: lost }, health: "UNBALANCED" },
  { name: "a damaged object", facts: { unreadable: 1, alarm: "ALARM" }, health: "FAILING" },
  { name: "a revoked right", facts: { lastDay: lost, problemKind: "denied" }, health: "ACCESS_DENIED" },
  { name: "a bucket that is not there", facts: { problemKind: "missing" }, health: "MISCONFIGURED" },
  { name: "a store that is away", facts: { problemKind: "transient" }, health: "PAUSED" },
  { name: "switched off", facts: { lastDay: lost, enabled: false, problemKind: "denied" }, health: "DISABLED" },
])("$name is $health", ({ facts, health }) => {
  expect(sourceHealth({ enabled: true, lastDay: good, unreadable: 0, ...facts })).toBe(health);
});
