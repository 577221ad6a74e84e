import { expect, it } from "vitest";
import { openText } from "../testing/open-text.ts";
import { signatureHelp } from "./signature-help.ts";

const helpOf = (marked: string) => {
  const { document, offset } = openText(marked);
  const help = signatureHelp(document, offset);
  return help && `${help.label} ${help.activeParameter}`;
};

it.each([
  ["print a = strings.lower(┆", "strings.lower(text: string) → string 0"],
  ["print a = strings.lower(┆) | limit 5", "strings.lower(text: string) → string 0"],
  ["print a = strings.lower(['a,', {'b': 1, ┆", "strings.lower(text: string) → string 0"],
  ["print a = time.ago(1d) - (┆", undefined],
  ["print a = strings.lower('A')┆", undefined],
  ["print a = unknown(┆", undefined],
  ["let a = strings.lower(; print ┆", undefined],
])("tells of the open call in %s", (marked, help) => {
  expect(helpOf(marked)).toBe(help);
});

it("shows where each parameter stands in the label", () => {
  const { document, offset } = openText("print a = strings.lower(┆");
  const help = signatureHelp(document, offset);
  expect(help?.parameters.map(({ start, end }) => help.label.slice(start, end))).toEqual(["text: string"]);
});
