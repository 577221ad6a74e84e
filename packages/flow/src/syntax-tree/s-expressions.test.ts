import { expect, it } from "vitest";
import { loadFlowParser } from "../node.ts";
import { toSExpression } from "./to-s-expression.ts";

const parser = await loadFlowParser();

/** The tree of what follows `| where`, names as they stand in the text. */
function condition(text: string): string {
  const tree = parser.parse(`| where ${text}`);
  const expression = tree.root.children[0]?.children[0]?.children[0];
  return expression === undefined ? "" : short(toSExpression(tree, expression));
}

/** The operators of a pipeline without a source. */
function steps(text: string): string {
  const tree = parser.parse(text);
  return (tree.root.children[0]?.children ?? []).map((step) => short(toSExpression(tree, step))).join(" ");
}

function short(text: string): string {
  return text
    .replace(/(?:Identifier|(?:Integer|Double|String|Timespan|Datetime|Boolean|Null)Literal)<([^>]*)>/g, "$1")
    .replace(/(?:Binary|Logical|Unary|Operator|Clause):/g, "");
}

it.each([
  ["a or b and c or d", "(or a (and b c) d)"],
  ["not a == b", "(not (== a b))"],
  ["not not a", "(not (not a))"],
  ["a + b * -c - d", "(- (+ a (* b (- c))) d)"],
  ["(a + b) * c", "(* (Parenthesised (+ a b)) c)"],
  ["a.b['c d'][0].e(f)", "(Call (Member (Index (Index (Member a b) 'c d') 0) e) f)"],
  ["a.where.by == 1", "(== (Member (Member a where) by) 1)"],
  ["x in ['a', 2]", "(in x (ArrayLiteral 'a' 2))"],
  ["x not in (1, 2)", "(!in x (ValueList 1 2))"],
  ["x !in~ (t | project y)", "(!in~ x (Subquery (Pipeline (Table t) (project y))))"],
  ["x in p_any_emails and y", "(and (in x p_any_emails) y)"],
  ["x between 1 .. 2 and y", "(and (Between:between x (Range 1 2)) y)"],
  ["x !between (t - 1d .. t + 1d)", "(Between:!between x (Range (- t 1d) (+ t 1d)))"],
  ["x has 'a' or x !contains_cs 'b'", "(or (has x 'a') (!contains_cs x 'b'))"],
  ["x matches regex 'a.*'", "(matches regex x 'a.*')"],
  ["x !matches regex 'a'", "(!matches regex x 'a')"],
  ["x =~ 'A' and y !~ 'B'", "(and (=~ x 'A') (!~ y 'B'))"],
  ["x like 'a%'", "(like x 'a%')"],
  ["fn (a, b) { a + b }", "(Lambda a b (+ a b))"],
  ["f()", "(Call f)"],
  ["f(a, default = 1, t | count)", "(Call f a (NamedArgument default 1) (Pipeline (Table t) count<count>))"],
  ["{'a': 1, b: [null, true]}", "(ObjectLiteral (Property 'a' 1) (Property b (ArrayLiteral null true)))"],
  ["toscalar(t)", "(Call toscalar t)"],
  ["datetime(2024-01-01T10:00:00Z) > 1.5e3", "(> datetime(2024-01-01T10:00:00Z) 1.5e3)"],
  ["contains == in_", "(== contains in_)"],
  ["`a b` == @'c''\\'", "(== `a b` @'c''\\')"],
])("reads %s", (text, tree) => {
  expect(condition(text)).toBe(tree);
});

it.each([
  ["| extend a = 1, obj['k'] = null", "(extend (Assignment a 1) (Assignment (Index obj 'k') null))"],
  ["| summarize agg.count() by x = a", "(summarize (Call (Member agg count)) (by (Assignment x a)))"],
  ["| sort by a, b desc nulls last", "(sort (SortKey a) (SortKey b))"],
  ["| top 3 by a", "(top 3 (by (SortKey a)))"],
  ["| project-away p_*, a", "(project-away ColumnPattern<p_*> ColumnPattern<a>)"],
  [
    "| join kind=inner d=(t) on $left.a == $right.b",
    "(join (Parameter kind inner) (Destination d (Subquery (Pipeline (Table t)))) (on (== (Member $left a) (Member $right b))))",
  ],
  ["| join kind:cross d=t", "(join (Parameter kind cross) (Destination d (Table t)))"],
  ["| mv-apply x on (where y | count)", "(mv-apply x (on (Subquery (Pipeline (where y) count<count>))))"],
  ["| expand x to typeof(long) limit 3", "(expand x (to TypeName<long>) (limit 3))"],
  ["| parse m with * 'a' b:long", "(parse m (with ColumnPattern<*> 'a' (ColumnDefinition b TypeName<long>)))"],
  ["| visualize bar x=a, y='b'", "(visualize Choice<bar> (Parameter x a) (Parameter y 'b'))"],
  ["| search 'a' and n:'b'", "(search (and 'a' (: n 'b')))"],
  ["union a.b*, (c | count)", "(union (Table a b) (Subquery (Pipeline (Table c) count<count>)))"],
  ["range n from 1 to 10 step 2", "(RangeSource n 1 10 2)"],
  ["datatable(a:string)['x']", "(Datatable (ColumnDefinition a TypeName<string>) (ArrayLiteral 'x'))"],
])("reads %s", (text, tree) => {
  expect(steps(text)).toBe(tree);
});

it("separates statements, and lets hold values or pipelines", () => {
  const tree = parser.parse("let a = 1; let b = t | count; let c = x.y; b");
  expect(short(toSExpression(tree))).toBe(
    "(Query (Let a 1) (Let b (Pipeline (Table t) count<count>)) (Let c (Member x y)) (Pipeline (Table b)))",
  );
});
