import { expect, test } from "vitest";
import type { MappedDetection } from "./attack-map-query.ts";
import { cellsOf, computeCoverage, describeCell, levelOf } from "./coverage.ts";

const aDetection = (id: string, change: Partial<MappedDetection> = {}): MappedDetection => ({
  ...{ __typename: "AttackMapDetection", id, kind: "RULE", displayName: id, enabled: true, managed: false },
  ...{ severity: "HIGH", logTypes: ["A.Log"], mappings: ["TA0006:T1110"], alerts: [] },
  ...change,
});
const find = (id: string, detections: readonly MappedDetection[], received = ["A.Log"], search = {}) => {
  const cells = cellsOf(computeCoverage(detections, received, search));
  const cell = cells.find(({ tactic, technique }) => `${tactic}:${technique}` === id);
  if (!cell) throw new Error(`${id} is not shown`);
  return cell;
};

test("a technique counts the detections of its subtechniques once", () => {
  const both = aDetection("both", { mappings: ["TA0006:T1110", "TA0006:T1110.001"] });
  const off = aDetection("off", { mappings: ["TA0006:T1110.003"], enabled: false });
  const cell = find("TA0006:T1110", [both, off]);
  expect(describeCell(cell, "detections")).toBe("1 enabled detection, 1 disabled");
  expect(describeCell(find("TA0006:T1110.003", [both, off]), "detections")).toBe("0 enabled detections, 1 disabled");
});

test.each([
  ["covered", [aDetection("one"), aDetection("two", { logTypes: ["B.Log"] })]],
  ["covered", [aDetection("policy", { logTypes: [] })]],
  ["blind", [aDetection("one", { logTypes: ["B.Log"] })]],
  ["blind", [aDetection("one", { logTypes: ["B.Log"] }), aDetection("two", { enabled: false })]],
  ["disabled", [aDetection("one", { enabled: false })]],
  ["none", [aDetection("one", { mappings: [] })]],
])("a technique is %s", (visibility, detections) => {
  expect(find("TA0006:T1110", detections).visibility).toBe(visibility);
});

test("alerts of all severities are counted, and coloured by their power of ten", () => {
  const alerts = [
    { severity: "HIGH" as const, count: 9 },
    { severity: "LOW" as const, count: 3 },
  ];
  const cell = find("TA0006:T1110", [aDetection("one", { alerts })]);
  expect(describeCell(cell, "alerts")).toBe("12 alerts");
  expect(levelOf(cell, "alerts")).toBe(2);
  expect(levelOf(cell, "detections")).toBe(1);
});

test("techniques that this version of ATT&CK does not have are shown where detections name them", () => {
  const cell = find("TA0006:T9999", [aDetection("one", { mappings: ["TA0006:T9999.001"] })]);
  expect(cell).toMatchObject({ name: "Not in ATT&CK Enterprise", enabled: 1 });
});

test("filters leave techniques by name, platform, tactic and log type", () => {
  const shown = (search: object) =>
    cellsOf(computeCoverage([aDetection("one")], [], search)).map(({ technique }) => technique);
  expect(shown({ q: "password spraying", tactics: ["TA0006"] })).toEqual(["T1110", "T1110.003"]);
  expect(shown({ logType: ["A.Log"] })).toEqual(["T1110", "T1110.001", "T1110.002", "T1110.003", "T1110.004"]);
  expect(shown({ logType: ["B.Log"] })).toEqual([]);
  expect(shown({ platform: ["Windows"], q: "LSASS Memory" })).toEqual(["T1003", "T1003.001"]);
});
