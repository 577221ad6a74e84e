import { expect, test } from "vitest";
import { passwordProblems } from "./password.ts";

test.each([
  { name: "accepts a strong one", password: "Lighthouse-keeper-7", problems: [] },
  { name: "asks for one at all", password: "", problems: ["This field is required"] },
  {
    name: "names each missing part",
    password: "abc",
    problems: [
      "Password must contain at least 12 characters",
      "Password must contain at least 1 uppercase character",
      "Password must contain at least 1 symbol",
      "Password must contain at least 1 number",
    ],
  },
  {
    name: "does not take a space for a symbol",
    password: "Lighthouse keeper 7",
    problems: ["Password must contain at least 1 symbol"],
  },
])("$name", ({ password, problems }) => {
  expect(passwordProblems(password)).toEqual(problems);
});
