import { expect, test } from "vitest";
import { incompatibleChanges } from "./compatible-change.ts";
import type { FieldSchema } from "./log-schema.ts";

const schema = (...fields: FieldSchema[]) => ({ schema: "Custom.Door", fields });
const name: FieldSchema = { name: "name", type: "string" };
const at = (...fields: FieldSchema[]): FieldSchema => ({ name: "at", type: "object", fields });
const list = (type: "string" | "int"): FieldSchema => ({ name: "list", type: "array", element: { type } });
const objects = (...fields: FieldSchema[]): FieldSchema => ({
  name: "list",
  type: "array",
  element: { type: "object", fields },
});

test.each<[what: string, before: FieldSchema[], after: FieldSchema[]]>([
  ["nothing changes", [name], [name]],
  ["a field is added", [name], [name, list("int")]],
  ["a nested field is added", [at(name)], [at(name, list("int"))]],
  ["fields change their order", [name, at()], [at(), name]],
  ["all but the type changes", [name], [{ ...name, required: true, indicators: ["ip"], description: "who" }]],
])("allows that %s", (_, before, after) => {
  expect(incompatibleChanges(schema(...before), schema(...after))).toEqual([]);
});

test.each<[what: string, before: FieldSchema[], after: FieldSchema[], reasons: string[]]>([
  ["a field goes", [name], [list("int")], ["the field name is gone; a field can be added, never removed"]],
  ["a type changes", [name], [{ ...name, type: "json" }], ["name was string and cannot become json"]],
  ["a nested field goes", [at(name)], [at()], ["the field at.name is gone; a field can be added, never removed"]],
  ["elements change", [list("string")], [list("int")], ["list[] was string and cannot become int"]],
  [
    "a field of elements goes",
    [objects(name)],
    [objects()],
    ["the field list[].name is gone; a field can be added, never removed"],
  ],
])("refuses that %s, and says which", (_, before, after, reasons) => {
  expect(incompatibleChanges(schema(...before), schema(...after))).toEqual(reasons);
});
