import { describeError } from "@pharos/domain";
import { YamlReader } from "../schema/yaml-reader.ts";
import type { SchemaTest } from "./schema-test.ts";

const keys = ["name", "logtype", "input", "result", "results"] as const;

/**
 * Reads a file of schema tests, a document each. Keys are compared without regard to case; `{{.LogType}}` in an
 * expectation stands for the log type. Throws InvalidLogSchema with line and column for what is no schema test.
 */
export function readSchemaTests(yaml: string): SchemaTest[] {
  return YamlReader.documentsOf(yaml).map(readSchemaTest);
}

/** True when every document of the text is a mapping with `input` and `logType`: a file of tests, not a schema. */
export function areSchemaTests(yaml: string): boolean {
  const documents = YamlReader.documentsOf(yaml);
  return documents.length > 0 && documents.every(isSchemaTest);
}

function isSchemaTest(document: YamlReader): boolean {
  if (!document.isMapping) return false;
  const names = document.entries("a schema test").map(({ name }) => name.toLowerCase());
  return names.includes("input") && names.includes("logtype");
}

function readSchemaTest(at: YamlReader): SchemaTest {
  const members = new Map<string, YamlReader>();
  for (const { key, name, value } of at.entries("a schema test")) {
    const known = keys.find((candidate) => candidate === name.toLowerCase());
    if (!known) {
      throw key.error(`unknown key "${name}" in a schema test; it may have name, logType, input, result, results`);
    }
    if (value) members.set(known, value);
  }
  const logType = required(at, members, "logtype", "logType").text("logType");
  return {
    name: members.get("name")?.text("name") ?? `the test in line ${at.line}`,
    logType,
    line: at.line,
    input: required(at, members, "input", "input").text("input"),
    results: readResults(members, logType),
  };
}

function required(at: YamlReader, members: ReadonlyMap<string, YamlReader>, key: string, written: string): YamlReader {
  const member = members.get(key);
  if (!member) throw at.error(`a schema test needs "${written}"`);
  return member;
}

function readResults(members: ReadonlyMap<string, YamlReader>, logType: string): Record<string, unknown>[] {
  const single = members.get("result");
  const results = members.get("results");
  return (results?.list("results") ?? (single ? [single] : [])).map((item) => readEvent(item, logType));
}

function readEvent(at: YamlReader, logType: string): Record<string, unknown> {
  const text = at.text("a result").replaceAll(/\{\{\s*\.LogType\s*\}\}/g, logType);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw at.error(`the result is not JSON: ${describeError(error)}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw at.error("the result must be a JSON object");
  }
  return value as Record<string, unknown>;
}
