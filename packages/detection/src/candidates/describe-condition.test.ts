import type { MatchCondition } from "@pharos/detection-content";
import { expect, test } from "vitest";
import { describeCondition } from "./describe-condition.ts";

const name = ["user", "name"];
const cases: { condition: MatchCondition; text: string }[] = [
  { condition: { path: name, op: "equals", values: ["ada"] }, text: 'user.name is "ada"' },
  { condition: { path: name, op: "equals", values: ["ada", 1], negated: true }, text: 'user.name is none of "ada", 1' },
  { condition: { path: ["tags", null], op: "startsWith", values: ["a"] }, text: 'tags[*] starts with "a"' },
  {
    condition: { path: ["tags", -1], op: "contains", values: ["a", "b"], fold: "lower" },
    text: 'tags[-1] contains one of "a", "b" in any capitalisation',
  },
  { condition: { path: name, op: "kind", values: ["missing"], negated: true }, text: "user.name is present" },
  { condition: { path: name, op: "kind", values: ["missing", "null"] }, text: "user.name is missing or null" },
  { condition: { path: name, op: "kind", values: ["text"], negated: true }, text: "user.name is not a text" },
  {
    condition: { path: name, op: "kind", values: ["null", "boolean", "number", "list", "object"] },
    text: "user.name is present, but not a text",
  },
  { condition: { path: [], op: "truthy", values: [] }, text: "the event is neither empty nor zero" },
  { condition: { path: ["n"], op: "atLeast", values: [3] }, text: "n is at least 3" },
  {
    condition: {
      any: [
        { path: ["n"], op: "above", values: [3] },
        {
          all: [
            { path: name, op: "has", values: ["a"] },
            { path: ["n"], op: "below", values: [1] },
          ],
        },
      ],
    },
    text: 'n is above 3 or (user.name has the element "a" and n is below 1)',
  },
  {
    condition: {
      any: [
        { path: ["agent"], op: "contains", values: ["x"] },
        { path: ["agent"], op: "has", values: ["x"] },
        { path: ["agent", "x"], op: "kind", values: ["text", "null"] },
      ],
    },
    text: 'agent contains "x"',
  },
  { condition: { any: [] }, text: "never" },
];

test.each(cases)("says $text", ({ condition, text }) => {
  expect(describeCondition(condition)).toBe(text);
});
