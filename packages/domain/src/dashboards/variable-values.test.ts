import { expect, test } from "vitest";
import type { DashboardVariable } from "./dashboard.ts";
import { type ChosenValues, chosenValues, namesVariable, needsChoice, variablesOf } from "./variable-values.ts";

const base = { name: "account", label: "" };
const text: DashboardVariable = { ...base, kind: "TEXT", defaultValues: ["1"] };
const list: DashboardVariable = {
  ...{ ...base, kind: "LIST", items: ["1", "2", "3"], defaultValues: ["2"] },
  ...{ isMultiple: false, hasAll: false },
};
const asked: DashboardVariable = {
  ...{ ...base, kind: "QUERY", text: "t", language: "pharosflow", defaultValues: [] },
  ...{ isMultiple: true, hasAll: true },
};

test.each<[string, DashboardVariable, ChosenValues, string | string[], boolean]>([
  ["a text that was not written", text, {}, "1", false],
  ["a text that was written", text, { account: ["x"] }, "x", false],
  ["a text that was taken away", text, { account: [] }, "", false],
  ["a list without a choice", list, {}, "2", false],
  ["a list without a default", { ...list, defaultValues: [] }, {}, "1", false],
  ["a list of which all count", { ...list, defaultValues: [], hasAll: true }, {}, "", false],
  ["one of a list, of which the address names two", list, { account: ["3", "1"] }, "3", false],
  ["several of a list", { ...list, isMultiple: true }, { account: ["3", "1"] }, ["3", "1"], false],
  ["what a query gives, all of it", asked, {}, [], false],
  ["what a query gives, some of it", asked, { account: ["7"] }, ["7"], false],
  ["what a query gives, before a choice", { ...asked, hasAll: false }, {}, [], true],
  ["what a query gives, after a choice", { ...asked, hasAll: false }, { account: ["7"] }, ["7"], false],
  ["another variable of the address", text, { constructor: ["x"] } as ChosenValues, "1", false],
])("%s", (_what, variable, chosen, value, isNeeded) => {
  const panel = { text: "t | where a in $account", language: "pharosflow" } as const;
  expect(variablesOf(panel, [variable], chosen)).toEqual({ account: value });
  expect(needsChoice(variable, chosen)).toBe(isNeeded);
  expect(chosenValues(variable, chosen)).toEqual([value].flat().filter((one) => one !== ""));
});

test("what is no name yet is named nowhere", () => {
  expect(namesVariable("t | where a == $(", "pharosflow", "(")).toBe(false);
});

test.each([
  [true, "pharosflow", "t | where a == $account"],
  [false, "pharosflow", "t | where a == $accounts or {account:String}"],
  [false, "sql", "SELECT $account, {accounts:String}"],
  [true, "sql", "SELECT { account : String}"],
  [true, "sql", "--pragma: pharosflow\nt | where a == $account"],
] as const)("%s that it is named in %s: %s", (isNamed, language, text) => {
  expect(namesVariable(text, language, "account")).toBe(isNamed);
});
