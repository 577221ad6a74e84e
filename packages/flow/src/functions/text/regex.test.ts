import fc from "fast-check";
import { RE2JS } from "re2js";
import { expect, it } from "vitest";
import { compileFlow } from "../../compile-flow.ts";
import { loadFlowParser } from "../../node.ts";
import { runFlow, testNow } from "../../testing/run-flow.ts";

const piece = fc.constantFrom(
  ...["a", "b", "ä", "Σ", ".", "\\d", "\\w+", "\\s", "\\b", "^", "$", "[a-z]", "[^ä]", "[", "]", "(", ")", "(?:", "|"],
  ...["*", "+", "?", "+?", "{2}", "{2,3}", "{1001}", "{", "}", "(?i)", "(?s)", "(?m)", "(?P<n>", "(?<n>", "(?=", "(?!"],
  ...[
    "\\pL",
    "\\p{Greek}",
    "\\p{Nope}",
    "\\x41",
    "\\x{e4}",
    "\\1",
    "\\Q",
    "\\E",
    "\\A",
    "\\z",
    "\\",
    "\\q",
    "-",
    "/",
    "'",
  ],
);
const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(""));
const texts = ["", "ab", "aab\nb", "ÄäΣ a1", "A-b/7'", "[x]{2}"];

function isValid(source: string): boolean {
  try {
    RE2JS.compile(source);
    return true;
  } catch {
    return false;
  }
}

it("finds with a pattern what RE2 finds, and refuses a pattern that RE2 refuses", () => {
  fc.assert(
    fc.property(fc.array(pattern, { minLength: 60, maxLength: 80 }), (sources) => {
      const [valid, invalid] = [sources.filter(isValid), sources.filter((source) => !isValid(source))];
      for (const source of invalid) {
        expect(runFlow(`print a = 'x' matches regex ${JSON.stringify(source)}`).codes, source).toEqual([
          "invalid_pattern",
        ]);
      }
      const tests = valid.flatMap((source) => texts.map((text) => ({ source, text })));
      const items = tests.map(({ source, text }) => `${JSON.stringify(text)} matches regex ${JSON.stringify(source)}`);
      const answer = runFlow(`print found = [${items.join(", ")}]`);
      const found = answer.rows[0]?.[0] as readonly boolean[];
      const wrong = tests.filter(({ source, text }, i) => found[i] !== RE2JS.compile(source).matcher(text).find());
      expect(wrong).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

it.each([
  ["'ÄäΣ' matches regex 'ää*'", true],
  ["'ÄäΣ' matches regex 'äΣ?b?'", true],
  ["'Ää' matches regex 'äΣ{0,2}'", true],
  ["'Ä' matches regex 'Ä[ä*]*'", true],
  ["'ä*' matches regex '\\\\Qä*\\\\E'", true],
  ["'b' matches regex 'ä+'", false],
])("repeats characters beyond ASCII as a whole: %s", (test, isFound) => {
  expect(runFlow(`print found = ${test}`)).toMatchObject({ codes: [], rows: [[isFound]] });
});

it.each([
  ["re.substr('a\\nb', 'a.b')", null],
  ["re.substr('a\\nb', '(?s)a.b')", "a\nb"],
  ["re.count('a\\nb axb', 'a.b')", 1],
  ["re.replace('a\\nb', 'a.', '')", "a\nb"],
  ["re.split('a\\nb', 'a.')", ["a\nb"]],
  ["re.extract('(a.b)', 1, 'a\\nb')", null],
  ["re.extract_all('a.', 'a\\na1')", ["a1"]],
  ["re.matches('a\\nb', 'a.b')", false],
])("does not let a dot match the end of a line: %s", (call, gives) => {
  expect(runFlow(`print found = ${call}`)).toMatchObject({ codes: [], rows: [[gives]] });
});

it("says what is wrong with a pattern, at its place", async () => {
  const flow = "print a = re.matches('x', 'a(')";
  const tree = (await loadFlowParser()).parse(flow);
  const [first] = compileFlow(tree, { catalogue: { tables: [] }, now: testNow }).diagnostics;
  expect(first?.message).toMatch(/^This is not a valid regular expression: missing closing \)/);
  expect(flow.slice(first?.start, first?.end)).toBe("'a('");
});
