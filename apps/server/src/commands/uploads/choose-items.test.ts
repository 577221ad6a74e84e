import type { PackedItem } from "@pharos/detection-content";
import { expect, test } from "vitest";
import { leaveOutUnfinished, leftOutLines } from "./choose-items.ts";

const item = (path: string, root: object): PackedItem => ({ path, root: { ...root }, files: new Map() });
const rule = (id: string, more: object = {}) => item(`${id}.yml`, { AnalysisType: "rule", RuleID: id, ...more });
const chain = item("chain.yml", {
  AnalysisType: "correlation_rule",
  RuleID: "Chain",
  Detection: [{ Group: [{ RuleID: "Known" }, { RuleID: "Draft" }] }],
});
const draft = rule("Draft", { Status: "experimental" });

test.each<{ name: string; items: PackedItem[]; leftOut: string[] }>([
  { name: "nothing that is finished", items: [rule("A"), rule("B", { Status: "Stable" })], leftOut: [] },
  {
    name: "what is not finished",
    items: [item("d.yml", { AnalysisType: "policy", PolicyID: "D", Status: "deprecated" })],
    leftOut: ["d.yml: its Status is deprecated"],
  },
  {
    name: "what needs something that is left out",
    items: [rule("Derived", { BaseDetection: "Draft" }), chain, rule("Known"), draft],
    leftOut: [
      "Draft.yml: its Status is experimental",
      "Derived.yml: it needs Draft, which is left out",
      "chain.yml: it needs Draft, which is left out",
    ],
  },
  { name: "nothing of YAML that is broken", items: [item("broken.yml", {})], leftOut: [] },
])("leaves out $name", ({ items, leftOut }) => {
  const chosen = leaveOutUnfinished(items);
  expect(chosen.leftOut.map(({ path, reason }) => `${path}: ${reason}`)).toEqual(leftOut);
  expect(chosen.kept).toHaveLength(items.length - leftOut.length);
});

test("tells each reason once", () => {
  const { leftOut } = leaveOutUnfinished([
    draft,
    rule("B", { Status: "experimental" }),
    rule("C", { Status: "Deprecated" }),
  ]);
  expect(leftOutLines(leftOut)).toEqual([
    "Left out, as its Status is experimental: 2 items, among them Draft.yml",
    "Left out, as its Status is Deprecated: C.yml",
  ]);
});
