import { expect, test } from "vitest";
import { nestedCount, schemaFields } from "./schema-tree-model.ts";

const spec = `
schema: Custom.Sample
fields:
  - name: user
    required: true
    type: object
    description: Who did it
    fields:
      - name: email
        type: string
        indicators: [email]
  - name: addresses
    type: array
    element:
      type: string
      indicators: [ip]
  - name: changes
    type: array
    element:
      type: object
      fields:
        - name: path
          type: string
        - name: values
          type: array
          element: { type: array, element: { type: int } }
`;

test("shows names, types, required marks, indicators and what is nested", () => {
  const fields = schemaFields(spec) ?? [];
  expect(fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
    "user object",
    "addresses array: string",
    "changes array: object",
  ]);
  expect(fields[0]).toMatchObject({ isRequired: true, description: "Who did it", fields: [{ indicators: ["email"] }] });
  expect(fields[1]?.indicators).toEqual(["ip"]);
  expect(fields[2]?.fields[1]?.type).toBe("array: array: int");
  expect(fields.map(nestedCount)).toEqual([1, 0, 2]);
});

test.each([
  ["YAML that is none", "fields: [}"],
  ["a text", "just words"],
  ["a document without fields", "schema: A"],
])("gives up on %s, so that the text is shown", (_name, text) => {
  expect(schemaFields(text)).toBeUndefined();
});
