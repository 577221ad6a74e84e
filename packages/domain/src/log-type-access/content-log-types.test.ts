import { expect, test } from "vitest";
import type { ActorReference } from "../access/actor.ts";
import type { Stored } from "../content/content-record.ts";
import type { CorrelationRule } from "../detections/correlation-rule.ts";
import type { Detection } from "../detections/detection.ts";
import type { Rule } from "../detections/rule.ts";
import type { SavedQuery } from "../saved-queries/saved-query.ts";
import { detectionLogTypes, queryLogTypes, visibilityOf } from "./content-log-types.ts";

const eve: ActorReference = { kind: "user", id: "eve", name: "Eve", logTypeAccess: ["Custom.Gate"] };
const rule = (id: string, change: Partial<Rule>) => ({ id, kind: "RULE", logTypes: [], ...change }) as Rule;
const over = (id: string, ...ruleIds: string[]) =>
  ({
    id,
    kind: "CORRELATION_RULE",
    logic: { steps: ruleIds.map((ruleId) => ({ ruleId })) },
  }) as unknown as CorrelationRule;
const query = (name: string, change: Partial<Stored<SavedQuery>>) =>
  ({ name, managed: false, ...change }) as Stored<SavedQuery>;
const detections: readonly Detection[] = [
  rule("door", { logTypes: ["Custom.Door"] }),
  rule("gate", { logTypes: ["Custom.Gate"] }),
  rule("rows", { scheduledQueries: ["of eve"] }),
  rule("all rows", { scheduledQueries: ["of eve", "shipped"] }),
  rule("no rows", { scheduledQueries: ["gone"] }),
  { id: "policy", kind: "POLICY" } as Detection,
  over("both", "door", "gate"),
  over("circle", "door", "circle"),
  over("nested", "both", "rows"),
  over("open", "door", "all rows"),
  over("over gone", "door", "gone"),
];
const known = {
  detections: new Map(detections.map((one) => [one.id, one])),
  queries: new Map(
    [query("of eve", { author: eve }), query("shipped", { managed: true })].map((one) => [one.name, one]),
  ),
  accessOf: (author: ActorReference | undefined) => author && ["Custom.Door"],
};

test.each<[string, readonly string[] | undefined]>([
  ["door", ["Custom.Door"]],
  ["rows", ["Custom.Door", "Custom.Gate"]],
  ["all rows", undefined],
  ["no rows", []],
  ["policy", []],
  ["both", ["Custom.Door", "Custom.Gate"]],
  ["circle", ["Custom.Door"]],
  ["nested", ["Custom.Door", "Custom.Gate"]],
  ["open", undefined],
  ["over gone", undefined],
])("the detection %s tells of %j", (id, logTypes) => {
  const detection = known.detections.get(id);
  expect(detection && detectionLogTypes(detection, known)).toEqual(logTypes);
});

test("a query tells of what its author saw when writing it, and of what they see now", () => {
  expect(queryLogTypes(query("q", { author: eve }), known.accessOf)).toEqual(["Custom.Door", "Custom.Gate"]);
  expect(queryLogTypes(query("q", { author: { ...eve, logTypeAccess: [] } }), known.accessOf)).toEqual(["Custom.Door"]);
  const { logTypeAccess, ...sawAll } = eve;
  expect(queryLogTypes(query("q", { author: sawAll }), known.accessOf)).toBeUndefined();
});

test.each([
  { logTypes: undefined, access: undefined, visibility: "whole" },
  { logTypes: undefined, access: ["A"], visibility: "none" },
  { logTypes: [], access: [], visibility: "whole" },
  { logTypes: ["A"], access: ["A", "B"], visibility: "whole" },
  { logTypes: ["A", "B"], access: ["A"], visibility: "part" },
  { logTypes: ["A"], access: ["B"], visibility: "none" },
])("who sees $access sees $visibility of what tells of $logTypes", ({ logTypes, access, visibility }) => {
  expect(visibilityOf(logTypes, access)).toBe(visibility);
});
