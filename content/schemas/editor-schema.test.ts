import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fieldTypes, indicatorNames } from "@pharos/domain";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { schemaFiles } from "../src/index.ts";

const editorSchema = JSON.parse(readFileSync(join(import.meta.dirname, "log-schema.schema.json"), "utf8"));
const validate = new Ajv({ allErrors: true, strict: false }).compile(editorSchema);
const files = schemaFiles().map((path) => ({ path, name: `${basename(dirname(path))}/${basename(path)}` }));

it.each(files)("accepts $name", ({ path }) => {
  validate(parse(readFileSync(path, "utf8")));
  expect(validate.errors ?? []).toEqual([]);
});

it("knows the types and indicators of the language", () => {
  const { type, indicators } = editorSchema.definitions;
  expect(new Set(type.enum)).toEqual(new Set(fieldTypes));
  expect(new Set(indicators.items.enum)).toEqual(new Set(indicatorNames));
});

const name = "Custom.Example";

it("accepts scripts, definitions and what refers to them", () => {
  const parser = { script: { function: "def parse(log):\n    return {}\n" } };
  const fields = [{ name: "a", type: "ref", target: "ip", indicators: ["ip"] }];
  validate({ schema: name, parser, fields, definitions: { ip: { type: "string" } } });
  expect(validate.errors ?? []).toEqual([]);
});

const refused = [
  { problem: "an unknown key", schema: { schema: name, fields: [{ name: "a", type: "string" }], feilds: [] } },
  { problem: "a field without a type", schema: { schema: name, fields: [{ name: "a" }] } },
  { problem: "a timestamp without a format", schema: { schema: name, fields: [{ name: "a", type: "timestamp" }] } },
  {
    problem: "an indicator on a number",
    schema: { schema: name, fields: [{ name: "a", type: "int", indicators: ["ip"] }] },
  },
  { problem: "a reference to nothing", schema: { schema: name, fields: [{ name: "a", type: "ref" }] } },
  { problem: "no field at all", schema: { schema: name, fields: [] } },
  {
    problem: "two parsers",
    schema: { schema: name, fields: [{ name: "a", type: "int" }], parser: { csv: {}, regex: { match: ["a"] } } },
  },
];
it.each(refused)("marks $problem", ({ schema }) => {
  expect(validate(schema)).toBe(false);
});
