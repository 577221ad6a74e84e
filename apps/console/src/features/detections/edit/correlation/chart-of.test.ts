import { outlineCorrelation } from "@pharos/detection-content/editor";
import { expect, test } from "vitest";
import { chartOf } from "./chart-of.ts";

const schedule = "Schedule: {RateMinutes: 15, TimeoutMinutes: 2}\n";
const sequence = `${schedule}Sequence:
  - {ID: A, RuleID: Rule.A, MinMatchCount: 5}
  - {ID: B, RuleID: Rule.B}
Transitions:
  - {ID: A to B, From: A, To: B, WithinTimeFrameMinutes: 30, Match: [{On: user}]}
`;
const known = new Map([
  ["Rule.A", { kind: "RULE" as const, enabled: true, displayName: "Failed sign-ins" }],
  ["Rule.B", { kind: "RULE" as const, enabled: false, displayName: "" }],
]);

function chart(text: string, alert?: { title: string; severity: string }) {
  const lines: number[] = [];
  const outline = outlineCorrelation(text, { findDetection: (id) => known.get(id) });
  return { lines, ...chartOf(outline, { known, alert, goToLine: (line) => lines.push(line) }) };
}

test("shows the steps of a sequence one after the other, what links them, and the alert", () => {
  const { nodes, edges, lines } = chart(sequence, { title: "Brute force", severity: "HIGH" });
  expect(nodes.map(({ title, lines: said }) => [title, ...said])).toEqual([
    ["Failed sign-ins", "A: at least 5 signals"],
    ["Rule.B", "B: at least 1 signal"],
    ["High alert", "Brute force"],
  ]);
  expect(edges.map(({ from, to, lines: said }) => [from, to, ...said])).toEqual([
    ["step0", "step1", "within 30 min", "same user"],
    ["step1", "alert"],
  ]);
  expect(nodes[1]?.problem).toBe("This rule is currently disabled. Please enable for the Correlation Rule to work.");
  nodes[1]?.onOpen?.();
  expect(lines).toEqual([4]);
});

test("shows a group as one box, and no alert for a rule that raises none", () => {
  const text = `${schedule}Group: [{ID: A, RuleID: Rule.A}, {RuleID: Rule.B, Absence: true}]\nMinMatchCount: 2\n`;
  const { nodes, edges } = chart(text);
  expect(edges).toEqual([]);
  expect(nodes).toMatchObject([
    {
      title: "Group",
      lines: ["At least 2 of them"],
      members: [{ lines: ["A: at least 1 signal"] }, { lines: ["no signals"] }],
    },
  ]);
});

test("shows nothing of a text without rules", () => {
  expect(chart("Sequence: []").nodes).toEqual([]);
});
