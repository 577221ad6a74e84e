import { readFileSync } from "node:fs";
import { schemaFiles } from "@pharos/content";
import { compileSchema, createNormalizer, type Normalizer, parseSchema } from "@pharos/normalize";

export const builtInSchemas = schemaFiles().map((file) => parseSchema(readFileSync(file, "utf8")));

export function builtInNormalizer(): Normalizer {
  return createNormalizer(builtInSchemas.map((schema) => compileSchema(schema, 1)));
}

export function cloudTrailChunk(bytes: Uint8Array) {
  return chunkOf(bytes, "AWS.CloudTrail");
}

export function chunkOf(bytes: Uint8Array, logType: string) {
  return {
    bytes,
    streamType: "JSON" as const,
    streamOptions: {},
    logTypes: [logType],
    sourceId: "bench",
    sourceLabel: "bench",
    receivedAtMs: Date.UTC(2026, 2, 2),
    rowIdPrefix: "0123456789abcdef",
  };
}
