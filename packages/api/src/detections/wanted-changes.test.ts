import type { Rule } from "@pharos/domain";
import { expect, test } from "vitest";
import { aRule } from "../testing/builders.ts";
import { wantedChanges, withChoices } from "./wanted-changes.ts";

const filters = [{ KeyPath: "a", Condition: "Exists" }];

test.each<{ name: string; stored?: Partial<Rule>; wanted: Partial<Rule>; choices: object; others: string[] }>([
  { name: "nothing", wanted: {}, choices: {}, others: [] },
  {
    name: "what only we write",
    wanted: { managed: false, lastModified: new Date(0), kind: "DERIVED_RULE" },
    choices: {},
    others: [],
  },
  { name: "a choice", wanted: { enabled: false, threshold: 3 }, choices: { enabled: false, threshold: 3 }, others: [] },
  { name: "anything else", wanted: { body: "x", tags: ["t"] }, choices: { tags: ["t"] }, others: ["body"] },
  { name: "filters", wanted: { inlineFilters: filters }, choices: { inlineFilters: filters }, others: [] },
  {
    name: "no filters any more",
    stored: { inlineFilters: filters },
    wanted: {},
    choices: { inlineFilters: [] },
    others: [],
  },
  {
    name: "the same filters",
    stored: { inlineFilters: filters },
    wanted: { inlineFilters: filters },
    choices: {},
    others: [],
  },
])("tells $name", ({ stored = {}, wanted, choices, others }) => {
  expect(wantedChanges(aRule(stored), aRule(wanted))).toEqual({ choices, others });
});

test("makes a choice a derived rule's own", () => {
  const derived = aRule({ baseDetection: "B", ownMembers: ["severity"] });
  expect(withChoices(derived, { enabled: false, severity: "LOW" })).toMatchObject({
    enabled: false,
    severity: "LOW",
    ownMembers: ["severity", "enabled"],
  });
  expect(withChoices(aRule(), { enabled: false })).not.toHaveProperty("ownMembers");
});
