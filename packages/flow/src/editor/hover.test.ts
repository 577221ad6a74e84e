import { expect, it } from "vitest";
import { functionTable } from "../functions/function-table.ts";
import { openText } from "../testing/open-text.ts";
import { hover } from "./hover.ts";

const titleOf = (marked: string) => {
  const { document, offset } = openText(marked);
  return hover(document, offset)?.title;
};

it.each([
  ["an operator", "aws_cloudtrail | wh┆ere true", "where condition"],
  ["a source of rows", "ran┆ge n from 1 to 2 step 1", "range name from first to last step width"],
  ["an infix operator", "aws_cloudtrail | where eventName conta┆ins 'a'", "contains"],
  ["its opposite", "aws_cloudtrail | where eventName !conta┆ins 'a'", "!contains"],
  ["a function", "print a = strings.lo┆wer('A')", "strings.lower(text: string) → string"],
  ["its namespace", "print a = str┆ings.lower('A')", "strings.lower(text: string) → string"],
  ["a table", "aws_┆cloudtrail | limit 1", "pharos_logs.public.aws_cloudtrail"],
  ["nothing beside the problem, an unknown table", "aws_cloud┆trial | limit 1", undefined],
  ["a column", "aws_cloudtrail | where event┆Name == 'a'", "eventName: string"],
  ["a key", "aws_cloudtrail | where userIdentity.a┆rn == 'a'", "userIdentity.arn: any"],
  ["an assigned column", "aws_cloudtrail | extend w┆ho = strings.lower(eventName)", "who: string"],
  ["a value that let named", "let n = 5; aws_cloudtrail | where n┆ > 4", "let n: int"],
  ["the same in its let", "let n┆ = 5; aws_cloudtrail | where n > 4", "let n: int"],
  ["rows that let named", "let logins = aws_cloudtrail | limit 5; log┆ins", "let logins"],
  ["nothing", "aws_cloudtrail | where eventName == 'a┆'", undefined],
  ["a comment", "// wh┆ere", undefined],
])("tells what %s is", (_what, marked, title) => {
  expect(titleOf(marked)).toBe(title);
});

it("tells where a column comes from, by whatever name, and what it means", () => {
  const { document, offset } = openText("aws_cloudtrail | project name = eventName | where na┆me == 'a'");
  expect(hover(document, offset)).toMatchObject({ title: "name: string", text: "The action\n\nFrom AWS.CloudTrail." });
});

it("tells where a key was seen", () => {
  const { document, offset } = openText("aws_cloudtrail | extend u = userIdentity | where u.a┆rn == 'a'");
  expect(hover(document, offset)?.text).toBe("`arn` of `userIdentity`. From AWS.CloudTrail.");
});

it("shows an example of a function", () => {
  const { document, offset } = openText("print a = strings.lower┆('A')");
  const [example] = functionTable.find("strings.lower")?.examples ?? [];
  expect(hover(document, offset)?.text).toContain(`\`\`\`pharosflow\n${example?.flow}\n// `);
});
