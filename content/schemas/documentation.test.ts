import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileSchema, parseSchema, runSchemaTest } from "@pharos/normalize";
import { expect, it } from "vitest";

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
  const results = [{ ...JSON.parse(stored), p_log_type: logType }];
  const { differences } = runSchemaTest({ name: "documentation", logType, line: 1, input, results }, schema);
  expect(differences).toEqual([]);
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
