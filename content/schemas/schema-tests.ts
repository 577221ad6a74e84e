import { readFileSync } from "node:fs";
import { type Chunk, type CompiledSchema, createNormalizer, type NormalizedChunk } from "@pharos/normalize";
import { parseAllDocuments } from "yaml";

/** One document of a `*_tests.yml` file: what a log type makes of a record. */
export interface SchemaTest {
  readonly name: string;
  readonly logType: string;
  readonly input: string;
  /** The stored events, without what depends on source and moment; empty when the record must be refused. */
  readonly results: readonly Readonly<Record<string, unknown>>[];
}

const keys = new Set(["name", "logType", "input", "result", "results"]);

/** Reads a test file. Throws for unknown keys and for text that is no YAML or JSON. */
export function readSchemaTests(path: string): SchemaTest[] {
  return parseAllDocuments(readFileSync(path, "utf8")).map((document) => {
    const [problem] = document.errors;
    if (problem) throw problem;
    return toSchemaTest(path, document.toJS());
  });
}

function toSchemaTest(path: string, document: Record<string, unknown>): SchemaTest {
  const unknown = Object.keys(document).filter((key) => !keys.has(key));
  if (unknown.length > 0) throw new Error(`${path}: unknown keys ${unknown.join(", ")}`);
  const { name, logType, input, result, results } = document;
  const expected = Array.isArray(results) ? results : result === undefined ? [] : [result];
  return {
    name: String(name),
    logType: String(logType),
    input: String(input),
    results: expected.map((text) => JSON.parse(String(text))),
  };
}

/** Text schemas read lines; the others read JSON values, which may span lines. */
export function runSchemaTest(test: SchemaTest, schema: CompiledSchema): NormalizedChunk {
  const streamType = schema.schema.parser ? "Lines" : "JSON";
  return createNormalizer([schema]).normalize(aChunk(Buffer.from(test.input), streamType, [test.logType]));
}

export function aChunk(bytes: Uint8Array, streamType: Chunk["streamType"], logTypes: readonly string[]): Chunk {
  return {
    bytes,
    streamType,
    streamOptions: {},
    logTypes,
    sourceId: "5b2f0c1e-8a7d-4e7c-9d54-0c7b6a9e1f20",
    sourceLabel: "Harbour",
    receivedAtMs: Date.UTC(2026, 1, 4, 12),
    rowIdPrefix: "00000000000000aa",
  };
}

const dependsOnSourceAndMoment = [
  "p_row_id",
  "p_parse_time",
  "p_schema_version",
  "p_source_id",
  "p_source_label",
] as const;

/** The event as a test expects it: without the members that the expectation leaves to source and moment. */
export function comparable(
  event: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const rest = { ...event };
  for (const key of dependsOnSourceAndMoment) if (!(key in expected)) delete rest[key];
  return rest;
}
