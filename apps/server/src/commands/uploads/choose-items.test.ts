import type { PackedItem } from "@pharos/detection-content";
import { expect, test } from "vitest";
import { chooseItems, leftOutLines } from "./choose-items.ts";

const item = (path: string, root: object): PackedItem => ({ path, root: { ...root }, files: new Map() });
const rule = (id: string, ...logTypes: string[]) =>
  item(`${id}.yml`, { AnalysisType: "rule", RuleID: id, LogTypes: logTypes });
const chain = item("chain.yml", {
  AnalysisType: "correlation_rule",
  RuleID: "Chain",
  Detection: [{ Group: [{ RuleID: "Known" }, { RuleID: "Unknown" }] }],
});
const known = new Set(["AWS.ALB"]);

test.each<{ name: string; items: PackedItem[]; logTypes?: ReadonlySet<string> | undefined; leftOut: string[] }>([
  { name: "nothing where one log type is known", items: [rule("A", "AWS.ALB", "X.Y")], leftOut: [] },
  {
    name: "a rule of unknown log types",
    items: [rule("A", "X.Y", "X.Z")],
    leftOut: ["A.yml: the server does not know X.Y, X.Z"],
  },
  { name: "nothing where the log types are not known", items: [rule("A", "X.Y")], logTypes: undefined, leftOut: [] },
  {
    name: "what is not finished",
    items: [item("d.yml", { AnalysisType: "policy", PolicyID: "D", Status: "deprecated" })],
    leftOut: ["d.yml: its Status is deprecated"],
  },
  {
    name: "what needs something that is left out, also at second hand",
    items: [
      item("pack.yml", { AnalysisType: "pack", PackID: "P", PackDefinition: { IDs: ["Chain"] } }),
      item("derived.yml", { AnalysisType: "rule", RuleID: "Derived", BaseDetection: "Unknown" }),
      chain,
      rule("Known", "AWS.ALB"),
      rule("Unknown", "X.Y"),
    ],
    leftOut: [
      "Unknown.yml: the server does not know X.Y",
      "derived.yml: it needs Unknown, which is left out",
      "chain.yml: it needs Unknown, which is left out",
      "pack.yml: it needs Chain, which is left out",
    ],
  },
  { name: "nothing of YAML that is broken", items: [item("broken.yml", {})], leftOut: [] },
])("leaves out $name", ({ items, leftOut, ...rest }) => {
  const chosen = chooseItems(items, "logTypes" in rest ? rest.logTypes : known);
  expect(chosen.leftOut.map(({ path, reason }) => `${path}: ${reason}`)).toEqual(leftOut);
  expect(chosen.kept).toHaveLength(items.length - leftOut.length);
});

test("tells each reason once", () => {
  const { leftOut } = chooseItems([rule("A", "X.Y"), rule("B", "X.Y"), rule("C", "X.Z")], known);
  expect(leftOutLines(leftOut)).toEqual([
    "Left out, as the server does not know X.Y: 2 items, among them A.yml",
    "Left out, as the server does not know X.Z: C.yml",
  ]);
});
