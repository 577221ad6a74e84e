import type { SavedQuery } from "@pharos/domain";
import { expect, test } from "vitest";
import { toRowsMail } from "./mail-rows.ts";

const query = { name: "Odd logins", description: "Who signed in at night" } as SavedQuery;
const email = { recipients: ["soc@kestrel.example"], sendEmpty: false, preferAttachment: false };
const dueAt = new Date("2026-03-01T06:00:00Z");
const columns = ["user", "count"];
const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ user: `u${n}`, count: n }));

test("a few rows stand in the mail", () => {
  expect(toRowsMail({ query, dueAt, columns, rows: rowsOf(2) }, email)).toEqual({
    to: ["soc@kestrel.example"],
    subject: "Odd logins: 2 rows",
    text: "Odd logins: 2 rows at 2026-03-01 06:00 UTC.\n\nWho signed in at night\n\nuser: u0\ncount: 0\n\nuser: u1\ncount: 1",
  });
});

test("many rows, or those that somebody wants so, are attached", () => {
  const { attachment, text } = toRowsMail({ query, dueAt, columns, rows: rowsOf(51) }, email);
  expect(attachment).toMatchObject({ fileName: "Odd_logins.csv", contentType: "text/csv" });
  expect(attachment?.content.split("\r\n").slice(0, 2)).toEqual(["user,count", "u0,0"]);
  expect(text).not.toContain("u0");
  const preferred = toRowsMail({ query, dueAt, columns, rows: rowsOf(1) }, { ...email, preferAttachment: true });
  expect(preferred.attachment?.content).toBe("user,count\r\nu0,0\r\n");
});

test("an attachment holds as many rows as mail servers take", () => {
  const rows = Array.from({ length: 60 }, () => ({ user: "x".repeat(1024 * 1024), count: 1 }));
  const { attachment, text } = toRowsMail({ query, dueAt, columns, rows }, email);
  expect(attachment?.content.length).toBeLessThan(10 * 1024 * 1024);
  expect(text).toContain("The attachment has the first 9 rows.");
});
