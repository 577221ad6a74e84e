import { describe, expect, it } from "vitest";
import { testDocumented } from "../testing/test-documented.ts";
import { functions, operators } from "./function-table.ts";

const all = [...operators, ...functions].map((definition) => [definition.name, definition] as const);

describe.each(all)("%s", (_name, definition) => testDocumented(definition));

it("gives every name to one function of a kind", () => {
  const names = functions.flatMap(({ name, aliases = [], use }) => [name, ...aliases].map((one) => `${use} ${one}`));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
