import { expect, test } from "vitest";
import { spreadsheetText } from "./spreadsheet-text.ts";

test.each<[name: string, text: string, cell: string]>([
  ["a formula", "=1+1", "'=1+1"],
  ["each beginning of one", "@SUM(A1)", "'@SUM(A1)"],
  ["a formula after a space", " =1+1", "' =1+1"],
  ["a formula after a space that does not break", "\u00a0=1+1", "'\u00a0=1+1"],
  ["a formula after an invisible character", "\u200b=1+1", "'\u200b=1+1"],
  ["a formula after a byte order mark", "\ufeff=1+1", "'\ufeff=1+1"],
  ["a formula after a quote", '"=1+1', `'"=1+1`],
  ["a formula after a control character", "\u0001=1+1", "'\u0001=1+1"],
  ["a wide equals sign", "＝1+1", "'＝1+1"],
  ["a wide plus sign", "＋1", "'＋1"],
  ["a wide minus sign", "－1", "'－1"],
  ["a wide at sign", "＠SUM(A1)", "'＠SUM(A1)"],
  ["a small equals sign", "﹦1", "'﹦1"],
  ["a tab", "\tx", "'\tx"],
  ["a formula after a semicolon", ";=1+1", ";'=1+1"],
  ["a formula after a text and a semicolon", "a; =1+1", "a; '=1+1"],
  ["a formula in a further line", "a\n=1+1", "a\n'=1+1"],
  ["a formula after a tab", "a\t@x", "a\t'@x"],
  ["several", "=a;=b", "'=a;'=b"],
])("keeps %s a text", (_name, text, cell) => {
  expect(spreadsheetText(text)).toBe(cell);
});

test.each(["", "plain", "a=b", "a + b", "-5", "+4.25", "18446744073709551615", "ada@example.com", "a; b", "東京"])(
  "leaves %j as it is",
  (text) => {
    expect(spreadsheetText(text)).toBe(text);
  },
);

test.each([";", "\t", "\n", " ", '"', "\u200b", "\u00a0", "\ufeff"])("takes linear time for many %j", (character) => {
  const startedAt = performance.now();
  spreadsheetText(`;${character.repeat(200_000)}x`);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
