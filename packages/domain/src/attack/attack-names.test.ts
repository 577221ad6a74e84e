import { expect, test } from "vitest";
import { attackTactics, attackTechniqueName, tacticsOfTechnique } from "./attack-names.ts";

test.each([
  ["T1110", "Brute Force", ["TA0006"]],
  ["T1078.004", "Valid Accounts: Cloud Accounts", ["TA0001", "TA0003", "TA0004", "TA0005"]],
  ["T9999", undefined, []],
  ["T1110.999", undefined, ["TA0006"]],
])("%s is %s", (id, name, tactics) => {
  expect(attackTechniqueName(id)).toBe(name);
  expect(tacticsOfTechnique(id)).toEqual(tactics);
});

test("names every tactic", () => {
  expect(attackTactics.size).toBe(14);
  expect(attackTactics.get("TA0006")).toBe("Credential Access");
});
