import { expect, test } from "vitest";
import { yamlTokens } from "./yaml-tokens.ts";

const source = `# a rule
Detection:
  - Key: userIdentity.type
    Condition: "Equals" # exact
    Values: [1, 2.5, true, it's, 'a ''b''', a#b]
`;

test("loses no character", () => {
  expect(
    yamlTokens(source)
      .map(({ text }) => text)
      .join(""),
  ).toBe(source);
});

test.each([
  ["# a rule", "comment"],
  ["Detection", "name"],
  ["Condition", "name"],
  ['"Equals"', "string"],
  ["# exact", "comment"],
  ["1", "number"],
  ["2.5", "number"],
  ["true", "keyword"],
  ["'a ''b'''", "string"],
])("%s is a %s", (text, kind) => {
  expect(yamlTokens(source)).toContainEqual({ kind, text });
});

test("an address or an apostrophe within a word is nothing special", () => {
  const kinds = yamlTokens("x: https://a.example/#b it's").map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["name", "plain"]));
});

test("takes time that grows with the text", () => {
  const start = performance.now();
  yamlTokens(`a: "${"\\".repeat(200_000)}`);
  yamlTokens("- ".repeat(100_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
