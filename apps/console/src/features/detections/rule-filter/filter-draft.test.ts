import { expect, test } from "vitest";
import { parse } from "yaml";
import { operatorChoices, operatorLabel } from "../operator-words.ts";
import { listFields } from "./event-fields.ts";
import {
  blankCondition,
  type ConditionDraft,
  filterYaml,
  findProblems,
  toDraft,
  withOperator,
} from "./filter-draft.ts";

const types = listFields({
  user: "ada",
  count: 3,
  isRoot: false,
  ips: ["192.0.2.7"],
  resources: [{ arn: "a" }, { size: 2 }],
  "odd.name": 1,
});
const condition = (change: Partial<ConditionDraft>): ConditionDraft => ({ ...blankCondition(), ...change });
const written = (conditions: ConditionDraft[], conjunction: "and" | "or" = "and") =>
  parse(filterYaml({ conjunction, conditions }, types));

test("fields of an event are key paths with the types of their values", () => {
  expect(Object.fromEntries(types)).toEqual({
    user: "string",
    count: "number",
    isRoot: "boolean",
    ips: "string",
    "resources[*].arn": "string",
    "resources[*].size": "number",
  });
});

test("values are written in the type that the field has", () => {
  expect(
    written([
      condition({ field: "user", text: "7" }),
      condition({ field: "count", text: "7" }),
      condition({ field: "isRoot", text: "true" }),
      condition({ field: "count", operator: "IsNotIn", list: ["1", "2"] }),
      condition({ field: "ips", operator: "IsNotNull", text: "left" }),
    ]),
  ).toEqual([
    { KeyPath: "user", Condition: "DoesNotEqual", Value: "7" },
    { KeyPath: "count", Condition: "DoesNotEqual", Value: 7 },
    { KeyPath: "isRoot", Condition: "DoesNotEqual", Value: true },
    { KeyPath: "count", Condition: "IsNotIn", Values: [1, 2] },
    { KeyPath: "ips", Condition: "IsNotNull" },
  ]);
});

test("conditions any of which must hold are one group", () => {
  const one = condition({ field: "user", text: "a" });
  expect(written([one, one], "or")).toEqual([{ Any: [expect.anything(), expect.anything()] }]);
  expect(written([one], "or")).toEqual([expect.objectContaining({ KeyPath: "user" })]);
});

test.each([
  { part: { field: "", text: "a" }, problems: { field: "This field is required" } },
  { part: { field: "a..b", text: "a" }, problems: { field: "A field reads like a.b, a[0].b or a[*].b" } },
  { part: { field: "user" }, problems: { value: "This field + operator requires a string" } },
  { part: { field: "count", text: "many" }, problems: { value: "This field + operator requires a number" } },
  { part: { field: "isRoot", text: "yes" }, problems: { value: "This field + operator requires a boolean" } },
  {
    part: { field: "ips", operator: "IsIPAddressInCIDR" as const, text: "home" },
    problems: { value: "This field + operator requires an IP or CIDR" },
  },
  {
    part: { field: "user", operator: "IsIn" as const },
    problems: { value: "This field + operator requires a list with a string each" },
  },
])("says what $part.field lacks", ({ part, problems }) => {
  expect(findProblems(condition(part), types)).toEqual(problems);
});

test("a value goes along to an operator that takes several, and back", () => {
  const one = toDraft({ field: "user", operator: "DoesNotEqual", value: "ada" });
  const several = withOperator({ ...one, list: [] }, "IsNotIn");
  expect(several.list).toEqual(["ada"]);
  expect(withOperator({ ...several, text: "" }, "Equals").text).toBe("ada");
  expect(findProblems(several, types)).toBeUndefined();
});

test("operators are told in words", () => {
  expect(operatorLabel("IDoesNotStartWith")).toBe("does not start with (any case)");
  expect(operatorLabel("IsIPAddressNotInCIDR")).toBe("is IP address not in CIDR");
  expect(operatorLabel("IsIPv4Address")).toBe("is IPv4 address");
  expect(operatorLabel("IsIn")).toBe("is in");
  const labels = operatorChoices.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
