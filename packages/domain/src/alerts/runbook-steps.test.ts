import { expect, test } from "vitest";
import type { AlertHistoryEntry } from "./alert.ts";
import { findRunbookTicks, splitRunbook } from "./runbook-steps.ts";

test.each([
  ["a list alone", "1. Ask\n2. Block", { before: "", steps: ["Ask", "Block"], after: "" }],
  [
    "texts around it",
    "Do:\n\n1) Ask\n2) Block\n\nThen rest.",
    { before: "Do:", steps: ["Ask", "Block"], after: "Then rest." },
  ],
  [
    "items of several lines",
    "1. Ask\n   twice\n\n   - by mail\n2. Block",
    { before: "", steps: ["Ask\n   twice\n\n   - by mail", "Block"], after: "" },
  ],
  [
    "numbers within code",
    "1. Run\n```\n1. not a step\n```\n2. Block",
    { before: "", steps: ["Run\n```\n1. not a step\n```", "Block"], after: "" },
  ],
  [
    "a second list",
    "1. Ask\n2. Block\n\nOr:\n\n1. Wait",
    { before: "", steps: ["Ask", "Block"], after: "Or:\n\n1. Wait" },
  ],
  ["items with room between them", "1. Ask\n\n2. Block", { before: "", steps: ["Ask", "Block"], after: "" }],
  ["no list", "Ask Ada.\n2021. was long ago", { before: "Ask Ada.\n2021. was long ago", steps: [], after: "" }],
  ["nothing", "", { before: "", steps: [], after: "" }],
])("reads the steps of a runbook with %s", (_name, text, runbook) => {
  expect(splitRunbook(text)).toEqual(runbook);
});

const actor = { kind: "user", id: "ada", name: "Ada" } as const;
const entry = (step: number, to: string, second: number): AlertHistoryEntry => ({
  ...{ id: String(second), alertId: "a", type: "RUNBOOK_STEP", actor, at: new Date(second * 1000) },
  ...{ from: String(step), to, comment: "" },
});

test("knows which steps are ticked now, by whom and since when", () => {
  const history = [entry(2, "DONE", 1), entry(1, "DONE", 2), entry(2, "", 3), entry(3, "DONE", 4), entry(3, "DONE", 5)];
  expect(findRunbookTicks(history)).toEqual([
    { step: 1, actor, at: new Date(2000) },
    { step: 3, actor, at: new Date(5000) },
  ]);
});
