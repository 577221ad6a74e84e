import { readFileSync } from "node:fs";
import { FlowParser } from "@pharos/flow/editor";
import { expect, it } from "vitest";
import { defaultFlow, readsForm } from "./default-flow.ts";

it.each([
  ["| where a == 1", true],
  ["// mine\n-- pragma\n  | where a == 1", true],
  ["", true],
  ["t | where a == 1", false],
  [defaultFlow, false],
])("tells whether the form says what %j reads: %s", (text, reads) => {
  expect(readsForm(text)).toBe(reads);
});

it("begins with a text without mistakes, in its canonical layout", async () => {
  const wasm = readFileSync(new URL("../../../../../../packages/flow/dist/pharos-flow.wasm", import.meta.url));
  const parser = await FlowParser.load(wasm);
  expect(parser.format(defaultFlow)?.trimEnd()).toBe(defaultFlow);
});
