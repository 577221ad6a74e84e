import { expect, test } from "vitest";
import { pythonTokens } from "./python-tokens.ts";

const rule = `# Finds root
from helpers import deep_get

@cached
def rule(event):
    """Doc "quoted" text"""
    return event.get('eventName') == "Console\\"Login" and 0x1F < 3.5
`;

test("joins to the source again", () => {
  const joined = pythonTokens(rule)
    .map((token) => token.text)
    .join("");
  expect(joined).toBe(rule);
});

test.each([
  ["# Finds root", "comment"],
  ["from", "keyword"],
  ["@cached", "decorator"],
  ["rule", "name"],
  ['"""Doc "quoted" text"""', "string"],
  ['"Console\\"Login"', "string"],
  ["0x1F", "number"],
  ["deep_get", "plain"],
])("%s is a %s", (text, kind) => {
  expect(pythonTokens(rule).find((token) => token.text === text)?.kind).toBe(kind);
});

test.each(['"unclosed', "'''unclosed\nlines", "", "naïve = \u2603", "@"])("keeps %j whole", (source) => {
  expect(
    pythonTokens(source)
      .map((token) => token.text)
      .join(""),
  ).toBe(source);
});
