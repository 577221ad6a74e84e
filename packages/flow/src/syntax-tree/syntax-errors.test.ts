import { expect, it } from "vitest";
import { loadFlowParser } from "../node.ts";

const parser = await loadFlowParser();

/** Each error as `start-end message`. */
function errorsOf(text: string): string[] {
  return parser.parse(text).errors.map(({ start, end, message }) => `${start}-${end} ${message}`);
}

it.each([
  ["| where", ["7-7 Expected an expression before the end of the query"]],
  ["| where (a == 1 | limit 5", ["16-16 Expected ) before |"]],
  ["| where a == 1)", ["14-15 Did not expect ) here"]],
  ["| frobnicate x, (y | z) | limit 5", ["2-12 The operator frobnicate does not exist"]],
  ["| where a == 'open | limit 5", ["13-28 The string does not end on its line"]],
  ["| where a == 1 == b", ["15-15 Comparisons cannot be chained. Join them with and"]],
  ["| where a > 5parsecs", ["12-20 5parsecs is neither a number nor a time span"]],
  ["| where a ? b", ["10-11 The character ? is not expected here", "12-13 Did not expect b here"]],
  ["| extend a = , b = 2", ["13-13 Expected an expression before ,"]],
  ["| | limit 5", ["2-2 Expected an operator before |"]],
  ["t | where a and", ["15-15 Expected an expression before the end of the query"]],
  ["let = 5; t", ["4-4 Expected a name before ="]],
  ["let a = 5\nlet b = 6; t", ["10-10 Expected ; before let"]],
  ["| top 5", ["7-7 Expected by before the end of the query"]],
  ["/* open\nt | limit 1", ["0-7 The comment does not end; it is read as one line"]],
  ["| join kind=inner on a", ["18-18 Expected a table before on"]],
  ["| where a.", ["10-10 Expected a name before the end of the query"]],
  ["| where f(a,)", ["12-12 Expected an expression before )"]],
  ["| where x between 1", ["19-19 Expected .. before the end of the query"]],
])("tells what is wrong with %j", (text, errors) => {
  expect(errorsOf(text)).toEqual(errors);
});

it("reads on behind an error in every operator", () => {
  const tree = parser.parse("t | where ( | foo ] | extend a = | sort by | limit 5");
  const operators = tree.root.children[0]?.children.map((step) => step.operator);
  expect(operators).toEqual(["", "where", "", "extend", "sort", "limit"]);
  expect(tree.errors.length).toBe(4);
});

it.each([
  ["parentheses", "| where ".concat("(".repeat(100_000))],
  ["signs", "| where ".concat("-".repeat(100_000), "a")],
  ["sums", "| where ".concat("a + ".repeat(60_000), "a")],
  ["members", "| where a".concat(".b".repeat(100_000))],
  ["indexes", "| where a".concat("[0]".repeat(80_000))],
  ["sub-queries", "| mv-apply x on (".repeat(15_000)],
  ["mixed brackets", "([{".repeat(40_000).concat("}])".repeat(40_000))],
])("refuses %s nested without end, in an instant", (_, text) => {
  const start = performance.now();
  const tree = parser.parse(text);
  expect(tree.root.kind).toBe("Query");
  expect(tree.errors.length).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(2_000);
});

it("refuses a text longer than the limit", () => {
  expect(() => parser.parse(" ".repeat(262_145))).toThrow("262145 characters");
});
