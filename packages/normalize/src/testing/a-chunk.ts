import type { Chunk, NormalizedChunk } from "../chunks/chunk.ts";
import { compileSchema } from "../compile/compiled-schema.ts";
import { createNormalizer } from "../normalizer/normalizer.ts";
import { parseSchema } from "../schema/parse-schema.ts";

/** When every chunk of the tests arrives: 2026-01-02 03:04:05.678 UTC. */
export const receivedAtMs = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

/** A chunk for tests; what a test does not care about has a default. */
export function aChunk(chunk: Partial<Chunk>): Chunk {
  return {
    bytes: new Uint8Array(),
    streamType: "Auto",
    streamOptions: {},
    logTypes: [],
    sourceId: "2f1e0d6c-1111-4222-8333-444455556666",
    sourceLabel: "tests",
    receivedAtMs,
    rowIdPrefix: "00112233aabbccdd",
    ...chunk,
  };
}

/** Normalises text by schemas given as YAML, all of them attached to the source. */
export function normalizeText(
  schemas: readonly string[],
  input: string | Uint8Array,
  chunk: Partial<Chunk> = {},
): NormalizedChunk {
  const parsed = schemas.map(parseSchema);
  const normalizer = createNormalizer(parsed.map((schema) => compileSchema(schema)));
  const bytes = typeof input === "string" ? Buffer.from(input) : input;
  return normalizer.normalize(aChunk({ bytes, logTypes: parsed.map(({ schema }) => schema), ...chunk }));
}

/** The stored events of one input without their `p_` fields, or the reasons of its failures. */
export function eventsOf(schema: string, input: string, chunk: Partial<Chunk> = {}): unknown[] {
  const { tables, failures } = normalizeText([schema], input, chunk);
  const events = tables.flatMap((table) => table.events.map(withoutStandardFields));
  return [...events, ...failures.map(({ reason }) => reason)];
}

export function withoutStandardFields(event: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(event).filter(([name]) => !name.startsWith("p_")));
}
