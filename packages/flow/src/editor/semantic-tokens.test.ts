import { expect, it } from "vitest";
import { flowFixtures } from "../flow-fixtures.ts";
import { openText } from "../testing/open-text.ts";
import { semanticTokens } from "./semantic-tokens.ts";

it.each([
  [
    "aws_cloudtrail | where eventName == 'a' // why",
    "aws_cloudtrail:table |:operator where:keyword eventName:column ==:operator 'a':string // why:comment",
  ],
  ["let n = 5; print a = n", "let:keyword n:variable =:operator 5:number print:keyword a:column =:operator n:variable"],
  ["print a = strings.lower(b.c)", "print:keyword a:column =:operator strings:function lower:function b:column c:key"],
  ["t | wh\nuser == 'a'", "t:table |:operator wh:column ==:operator 'a':string"],
  [
    "print a = arrays.map(b, fn (x) { x })",
    "print:keyword a:column =:operator arrays:function map:function b:column fn:keyword x:parameter x:parameter",
  ],
])("tells the kinds of %s", (text, kinds) => {
  const told = semanticTokens(openText(text).document);
  expect(told.map(({ start, end, kind }) => `${text.slice(start, end)}:${kind}`).join(" ")).toBe(kinds);
});

it.each(flowFixtures)("keeps the order of $name", ({ text }) => {
  const told = semanticTokens(openText(text).document);
  expect(told.filter((token, index) => token.start < (told[index - 1]?.end ?? 0))).toEqual([]);
});
