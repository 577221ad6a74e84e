import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileSchema, parseSchema } from "@pharos/normalize";
import { expect, it } from "vitest";
import { comparable, runSchemaTest } from "./schema-tests.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/schemas.md"), "utf8");

/** The fenced blocks of a language, in the order of the page. */
function blocks(language: string): string[] {
  return [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map((match) => match[1] ?? "");
}

it("does what the documentation's first example says", () => {
  const [yaml = ""] = blocks("yaml");
  const [input = "", stored = ""] = blocks("json");
  const schema = compileSchema(parseSchema(yaml));
  const { logType } = schema;
  const { tables, failures } = runSchemaTest({ name: "documentation", logType, input, results: [] }, schema);
  const { p_log_type, ...event } = comparable(tables[0]?.events[0] ?? {});
  expect(failures).toEqual([]);
  expect(p_log_type).toBe(logType);
  expect(event).toEqual(JSON.parse(stored));
});

const parserExamples = blocks("yaml").filter((yaml) => yaml.startsWith("parser:"));
const fieldExamples = blocks("yaml").filter((yaml) => yaml.startsWith("- name:"));

it.each(parserExamples)("reads the documentation's parser %#", (yaml) => {
  expect(() =>
    compileSchema(parseSchema(`schema: Custom.Example\n${yaml}fields: [{ name: time, type: string }]`)),
  ).not.toThrow();
});

it.each(fieldExamples)("reads the documentation's fields %#", (yaml) => {
  expect(() => compileSchema(parseSchema(`schema: Custom.Example\nfields:\n${yaml}`))).not.toThrow();
});
