import { expect, test } from "vitest";
import { customLogTypeProblem, schemaNameRules } from "./schema-name.ts";

test.each(["Door", "Door.Lock2", "A.B.C.D.E.F", `D${"o".repeat(247)}`])("allows Custom.%s", (name) => {
  expect(customLogTypeProblem(`Custom.${name}`)).toBeUndefined();
});

test.each([
  ["AWS.Door", "The name of your own schema begins with Custom."],
  ["Custom.", "has at most 248 characters"],
  ["Custom.door", "starts with a capital letter"],
  ["Custom.Door.lock", "is made of words with a capital first letter"],
  ["Custom.Door_Lock", "is made of words with a capital first letter"],
  ["Custom.A.B.C.D.E.F.G", "has at most 6 words"],
  [`Custom.D${"o".repeat(248)}`, "has at most 248 characters"],
])("refuses %s and says why", (logType, reason) => {
  expect(customLogTypeProblem(logType)).toContain(reason);
});

test("tells each rule apart", () => {
  expect(schemaNameRules("door.Lock").map(({ isMet }) => isMet)).toEqual([true, false, false, true]);
});
