import { expect, it } from "vitest";
import { sqlNames, sqlWords } from "./sql-words.ts";

it.each([
  ["SELECT 'it\\'s', 'a''b' -- no 'text'\nFROM t", ["SELECT", "'it\\'s'", ",", "'a''b'", "FROM", "t"]],
  ['"a b"./* . */`c`', ["a b", ".", "c"]],
  ["a 'never ends\nfrom b", ["a", "'never ends\nfrom b"]],
  ["x /* never ends", ["x"]],
])("cuts %j", (sql, texts) => {
  expect(sqlWords(sql).map(({ text }) => text)).toEqual(texts);
});

it("joins names by points, and keeps their places", () => {
  const sql = "SELECT t.a FROM Pharos_Logs.public.`AWS_ALB` t";
  const names = sqlNames(sqlWords(sql));
  expect(names.map(({ parts }) => parts.join("."))).toEqual([
    "select",
    "t.a",
    "from",
    "pharos_logs.public.aws_alb",
    "t",
  ]);
  expect(names.map(({ start, end }) => sql.slice(start, end))[3]).toBe("Pharos_Logs.public.`AWS_ALB`");
});
