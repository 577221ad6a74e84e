import { expect, test } from "vitest";
import { decodeCoverage } from "./decode-coverage.ts";
import { AnswerRefused } from "./decode-result.ts";

const rule = { id: "Door.Vault", body: "a\nb\r\nc\nd" };
const decode = (answer: unknown) =>
  decodeCoverage(Buffer.from(typeof answer === "string" ? answer : JSON.stringify(answer)), rule);
const answer = { lines: [1, 2, 4], missed: [4], untaken: [[2, 4]] };

test("reads lines and branches of the text", () => {
  expect(decode(answer)).toEqual({
    ruleId: "Door.Vault",
    lines: [1, 2, 4],
    missed: [4],
    untaken: [{ from: 2, to: 4 }],
  });
  expect(decode(null)).toBeUndefined();
});

test.each([
  { name: "no JSON", given: "{" },
  { name: "a number", given: 7 },
  { name: "lines that are no list", given: { ...answer, lines: "12" } },
  { name: "a line behind the end", given: { ...answer, lines: [1, 2, 5], missed: [] } },
  { name: "a line before the beginning", given: { ...answer, lines: [0, 1], missed: [] } },
  { name: "half a line", given: { ...answer, lines: [1, 1.5], missed: [] } },
  { name: "text for a line", given: { ...answer, lines: ["1"], missed: [] } },
  { name: "a line twice", given: { ...answer, lines: [1, 1], missed: [] } },
  { name: "more lines than there are", given: { ...answer, lines: [1, 2, 3, 4, 5], missed: [] } },
  { name: "a line not run that holds no code", given: { ...answer, missed: [3] } },
  { name: "a branch to nowhere", given: { ...answer, untaken: [[2, 9]] } },
  { name: "a branch with three ends", given: { ...answer, untaken: [[1, 2, 4]] } },
  { name: "too many branches", given: { ...answer, untaken: Array.from({ length: 1_001 }, () => [1, 2]) } },
])("refuses $name", ({ given }) => {
  expect(() => decode(given)).toThrow(AnswerRefused);
});
