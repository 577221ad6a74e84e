import { expect, test } from "vitest";
import { filtersInWords, readSchemaSearch, sortedSchemas } from "./schema-search.ts";

const schema = (name: string, sources: number, updatedAt: string) => ({
  name,
  updatedAt,
  logSources: Array.from({ length: sources }),
});
const schemas = [schema("B", 0, "2026-01-02"), schema("A", 2, "2026-01-01"), schema("C", 0, "2026-01-03")];

test.each([
  { name: "by name", search: {}, names: "ABC" },
  { name: "by the sources that use them", search: { sortBy: "sources", sortDir: "descending" } as const, names: "ACB" },
  { name: "by their last change", search: { sortBy: "updatedAt", sortDir: "descending" } as const, names: "CBA" },
])("sorts $name", ({ search, names }) => {
  expect(
    sortedSchemas(schemas, search)
      .map((one) => one.name)
      .join(""),
  ).toBe(names);
});

test("not archived is the usual list, so it is no filter to name", () => {
  expect(filtersInWords(readSchemaSearch({ isArchived: false }))).toEqual([]);
  expect(filtersInWords(readSchemaSearch({ isArchived: true, isManaged: false, isInUse: true, q: "AWS" }))).toEqual([
    "Name contains “AWS”",
    "Custom",
    "In use",
    "Archived",
  ]);
});
