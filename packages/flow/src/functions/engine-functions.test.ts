import { expect, it } from "vitest";
import { engineFunctionOf, namesOfEngine } from "./engine-functions.ts";
import { functionTable } from "./function-table.ts";

it.each(namesOfEngine.map((name) => [name]))("has a function of ours for %s", (name) => {
  expect(functionTable.find(engineFunctionOf(name)?.name ?? "", "aggregate")).toBeDefined();
});

it.each(["url", "file", "executable", "dictGet", "constructor", "__proto__", ""])("knows no function %s", (name) => {
  expect(engineFunctionOf(name)).toBeUndefined();
});
