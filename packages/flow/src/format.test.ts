import fc from "fast-check";
import { expect, it } from "vitest";
import { flowFixtures } from "./flow-fixtures.ts";
import { loadFlowParser } from "./node.ts";

const parser = await loadFlowParser();

it.each([
  ["t|where a==1|limit 5", "t\n| where a == 1\n| limit 5\n"],
  ["|where not(a)and-b< -1 .. 2", undefined],
  ["|where not(a)and-b<- -1", "| where not (a) and -b < - -1\n"],
  ["let a=1;let b=t|count;b", "let a = 1;\nlet b = t\n| count;\nb\n"],
  ["| extend a=1,b . c [ 'd' ]=null", "| extend a = 1, b.c['d'] = null\n"],
  ["|join kind = inner d = ( t|where x ) on a", "| join kind=inner d=(t | where x) on a\n"],
  [
    "t // remark\n/* own */\n| where a // why\n and b\n// end",
    "t // remark\n/* own */\n| where a // why\n  and b\n// end\n",
  ],
  ["--pragma: pantherflow\n\n\nt", "--pragma: pantherflow\n\nt\n"],
  ["", ""],
  ["// only this", "// only this\n"],
  [
    `| where a in ['${"x".repeat(40)}', '${"y".repeat(40)}', 'z']`,
    `| where a in [\n    '${"x".repeat(40)}',\n    '${"y".repeat(40)}',\n    'z'\n  ]\n`,
  ],
  ["| where (", undefined],
])("prints %j", (text, printed) => {
  expect(parser.format(text)).toBe(printed);
});

it.each(flowFixtures)("keeps every token and comment of $name, and prints it the same again", ({ text }) => {
  expectStable(text);
});

it("keeps comments wherever they stand, and prints what it printed the same again", () => {
  const space = fc.constantFrom(
    " ",
    "  ",
    "\n",
    "\n\n\n",
    " /* a */ ",
    "\n/* b */\n",
    " // c\n",
    "\n// d\n\n",
    "/* e\n f */",
  );
  const texts = flowFixtures.map(({ text }) => text);
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(space, { minLength: 1, maxLength: 40 }), (text, spaces) => {
      let turn = 0;
      expectStable(spaced(text, () => spaces[turn++ % spaces.length] ?? " "));
    }),
    { numRuns: 500 },
  );
});

/** The text with other space wherever it has some between two tokens. */
function spaced(text: string, space: () => string): string {
  const { tokens } = parser.parse(text);
  let result = "";
  let end = 0;
  for (const token of tokens) {
    const isSpaced = token.start > end && end > 0;
    result +=
      (isSpaced ? (/Comment/.test(token.kind) ? "\n" : ` ${space()} `) : "") + text.slice(token.start, token.end);
    if (token.kind === "LineComment") result += "\n";
    end = token.end;
  }
  return result;
}

function expectStable(text: string): void {
  const printed = parser.format(text);
  if (printed === undefined) throw new Error(`Not printed: ${parser.parse(text).errors[0]?.message} in ${text}`);
  expect(spoken(printed)).toEqual(spoken(text));
  expect(parser.format(printed)).toBe(printed);
}

function spoken(text: string): string[] {
  const tree = parser.parse(text);
  return tree.tokens.map((token) => `${token.kind} ${tree.textOf(token)}`);
}
