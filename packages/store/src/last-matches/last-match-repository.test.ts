import type { Rule } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const at = (minutes: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + minutes * 60_000);
const { lastMatches } = store;

function aRule(id: string): Rule {
  return {
    ...{ id, kind: "RULE", displayName: id, enabled: true, severity: "HIGH", logTypes: ["Custom.Door", "Custom.Gate"] },
    ...{ description: "", reference: "", runbook: "", tags: [], reports: {}, dedupPeriodMinutes: 60, threshold: 1 },
    ...{ createAlert: false, summaryAttributes: [], outputIds: [], body: "", tests: [], managed: false },
    ...{ createdAt: at(0), lastModified: at(0) },
  };
}

beforeEach(async () => {
  await clear();
  for (const id of ["R1", "R2"]) await store.detections.put(aRule(id));
});
afterAll(close);

test("keeps the later match of each log type, whoever tells of it first", async () => {
  await lastMatches.note([{ ruleId: "R1", logType: "Custom.Door", at: at(5) }]);
  await lastMatches.note([
    { ruleId: "R1", logType: "Custom.Door", at: at(3) },
    { ruleId: "R1", logType: "Custom.Gate", at: at(9) },
    { ruleId: "R2", logType: "", at: at(1) },
  ]);
  expect(await lastMatches.findByRule(["R1", "R2", "R3"])).toEqual(
    new Map([
      ["R1", at(9)],
      ["R2", at(1)],
    ]),
  );
});

test("tells readers of some log types of matches of these alone", async () => {
  await lastMatches.note([
    { ruleId: "R1", logType: "Custom.Door", at: at(5) },
    { ruleId: "R1", logType: "Custom.Gate", at: at(9) },
    { ruleId: "R2", logType: "", at: at(1) },
  ]);
  expect(await lastMatches.findByRule(["R1", "R2"], ["Custom.Door"])).toEqual(new Map([["R1", at(5)]]));
  expect(await lastMatches.findByRule(["R1"], [])).toEqual(new Map());
});

test("forgets those of a rule that is deleted, and passes over those that come late", async () => {
  const match = { ruleId: "R1", logType: "Custom.Door", at: at(5) };
  await lastMatches.note([match]);
  await store.detections.delete(["R1"], { by: undefined, origin: "CONSOLE", at: at(6) });
  await lastMatches.note([match]);
  expect(await lastMatches.findByRule(["R1"])).toEqual(new Map());
});
