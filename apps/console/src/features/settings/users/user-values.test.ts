import { expect, test } from "vitest";
import { newUserValues, userProblems } from "./user-values.ts";

const good = { ...newUserValues, givenName: "Ada", familyName: "Berg", email: "ada@example.com", roleId: "1" };

test("says everything that is missing", () => {
  expect(userProblems(newUserValues, [])).toEqual({
    givenName: "First name is required",
    familyName: "Last name is required",
    email: "Email is required",
    roleId: "Role is required",
  });
});

test.each([
  ["nonsense", "Must be a valid email"],
  ["ada@localhost", "Must be a valid email"],
  ["OLA@example.com", "Email already in use"],
  ["ada@example.com", undefined],
])("the email %s: %s", (email, problem) => {
  expect(userProblems({ ...good, email }, ["ola@example.com"]).email).toBe(problem);
});
