import { expect, test } from "vitest";
import type { MappedDetection } from "./attack-map-query.ts";
import { computeCoverage } from "./coverage.ts";
import { writeCsv, writeLayer } from "./export-map.ts";

const detection: MappedDetection = {
  ...{ __typename: "AttackMapDetection", id: "=Spray", kind: "RULE", displayName: "Spraying", enabled: true },
  ...{ managed: false, severity: "HIGH", logTypes: ["B.Log"], mappings: ["TA0011:T1071"], alerts: null },
};
const columns = computeCoverage([detection], [], { q: "T1071" });

test("a layer states its versions and has the techniques with detections", () => {
  const layer = JSON.parse(writeLayer(columns, "visibility"));
  expect(layer).toMatchObject({ domain: "enterprise-attack", versions: { attack: "18", layer: "4.5" } });
  expect(layer.techniques).toMatchObject([
    { techniqueID: "T1071", tactic: "command-and-control", score: 1, comment: "Covered but blind", color: "#f5823b" },
  ]);
  expect(layer.legendItems).toContainEqual({ label: "Covered but blind", color: "#f5823b" });
  expect(JSON.parse(writeLayer(columns, "detections")).gradient).toMatchObject({ minValue: 0, maxValue: 1 });
});

test("the CSV has a row for each technique, and nothing that a spreadsheet calculates", () => {
  const [head, first] = writeCsv(columns).split("\r\n");
  expect(head).toBe("tactic,technique,name,enabled,disabled,alerts,visibility,detections");
  expect(first).toBe("TA0011,T1071,Application Layer Protocol,1,0,0,Covered but blind,'=Spray");
});
