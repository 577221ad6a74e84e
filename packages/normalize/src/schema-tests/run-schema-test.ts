import type { Chunk, NormalizedChunk } from "../chunks/chunk.ts";
import type { CompiledSchema } from "../compile/compiled-schema.ts";
import { createNormalizer } from "../normalizer/normalizer.ts";
import type { RunScript } from "../scripts/run-script.ts";
import { differences } from "./differences.ts";
import type { SchemaTest, SchemaTestReport } from "./schema-test.ts";

type Event = Readonly<Record<string, unknown>>;

/** Members that depend on source and moment: compared only where the expectation has them. */
const dependsOnSourceAndMoment = ["p_row_id", "p_parse_time", "p_schema_version", "p_source_id", "p_source_label"];

/** Runs one test; text schemas read lines, the others JSON values, which may span lines. A script runs nowhere. */
export function runSchemaTest(test: SchemaTest, schema: CompiledSchema): SchemaTestReport {
  return reportOn(test, createNormalizer([schema]).normalize(chunkOf(test, schema)));
}

/** The same for a schema whose parser is a script, or may be one. */
export async function runSchemaTestWithScripts(
  test: SchemaTest,
  schema: CompiledSchema,
  runScript: RunScript,
): Promise<SchemaTestReport> {
  return reportOn(test, await createNormalizer([schema]).normalizeWithScripts(chunkOf(test, schema), runScript));
}

function reportOn(test: SchemaTest, { tables, failures }: NormalizedChunk): SchemaTestReport {
  const events = tables.flatMap((table) => table.events);
  const refusals = failures.map(({ reason }) => `refused: ${reason}`);
  if (test.results.length === 0) return { test, differences: refusals.length > 0 ? [] : [acceptance(events.length)] };
  const found = test.results.flatMap((expected, i) => differencesOf(expected, events[i], i, test.results.length));
  const extra = events.length - test.results.length;
  return { test, differences: [...refusals, ...found, ...(extra > 0 ? [`${extra} more events than expected`] : [])] };
}

function acceptance(count: number): string {
  return `the record must be refused, but gave ${count === 1 ? "an event" : `${count} events`}`;
}

function chunkOf(test: SchemaTest, schema: CompiledSchema): Chunk {
  return {
    bytes: Buffer.from(test.input),
    streamType: schema.parser ? "Lines" : "JSON",
    streamOptions: {},
    logTypes: [schema.logType],
    sourceId: "00000000-0000-0000-0000-000000000000",
    sourceLabel: "schema tests",
    // When the tests of the built-in schemas were written: their event times are plausible then.
    receivedAtMs: Date.UTC(2026, 1, 4, 12),
    rowIdPrefix: "0000000000000000",
  };
}

function differencesOf(expected: Event, event: Event | undefined, index: number, count: number): string[] {
  if (!event) return [`event ${index + 1} of ${count} is missing`];
  return differences(expected, comparable(event, expected)).map((text) =>
    count === 1 ? text : `event ${index + 1}: ${text}`,
  );
}

/** The event without what the expectation leaves open. A record without a time of its own has that of its parsing. */
function comparable(event: Event, expected: Event): Event {
  const rest = { ...event };
  for (const key of dependsOnSourceAndMoment) if (!(key in expected)) delete rest[key];
  if (!("p_event_time" in expected) && event.p_event_time === event.p_parse_time) delete rest.p_event_time;
  return rest;
}
