import { expect, test } from "vitest";
import { collectFields } from "./collect-fields.ts";

const column = (name: string, type: string, paths: string[] = []) => ({ name, type, description: "", paths });

test("knows fields of schemas before there is a table, and their types in words", () => {
  const schemaFields = [
    { target: "who.id", type: "int", description: "Number" },
    { target: "addresses", type: "ip_array", description: "" },
  ];
  expect(collectFields([], [], schemaFields)).toEqual([
    { path: "who.id", type: "int", description: "Number", examples: [] },
    { path: "addresses", type: "list of ip", description: "", examples: [] },
  ]);
});

test("says of a field what its table says, and gives examples of events", () => {
  const fields = collectFields(
    [column("name", "Nullable(String)"), column("detail", "JSON", ["door.id"])],
    [{ name: "a", detail: { door: { id: 7 } } }],
    [{ target: "name", type: "ip", description: "other" }],
  );
  expect(fields).toEqual(
    expect.arrayContaining([
      { path: "name", type: "string", description: "", examples: ["a"] },
      { path: "detail.door.id", type: "any", description: "", examples: ["7"] },
    ]),
  );
});
