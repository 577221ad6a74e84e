import type { Chunk, EventListener, NormalizedChunk } from "./chunk.ts";
import { Candidates } from "./classify/candidates.ts";
import { ChunkClassification } from "./classify/chunk-classification.ts";
import type { CompiledSchema } from "./compile/compiled-schema.ts";
import { decompress } from "./decompress/decompress.ts";
import { readStream } from "./streams/read-stream.ts";

export interface Normalizer {
  /** Throws a PharosError for what cannot be read at all: truncated gzip, a bomb. */
  normalize(chunk: Chunk, onEvent?: EventListener): NormalizedChunk;
}

/** Turns chunks into typed rows. Remembers, for each source, which of its schemas succeed. */
export function createNormalizer(schemas: readonly CompiledSchema[]): Normalizer {
  const byLogType = new Map(schemas.map((schema) => [schema.logType, schema]));
  const bySource = new Map<string, Candidates>();

  function candidatesOf(chunk: Chunk): Candidates {
    const key = [chunk.sourceId, ...chunk.logTypes].join("\n");
    let candidates = bySource.get(key);
    if (!candidates) {
      const known = chunk.logTypes.map((logType) => byLogType.get(logType)).filter((schema) => schema !== undefined);
      candidates = new Candidates(known);
      bySource.set(key, candidates);
    }
    return candidates;
  }

  return {
    normalize(chunk, onEvent) {
      const bytes = decompress(chunk.bytes);
      const candidates = candidatesOf(chunk);
      const wantsText = candidates.order.length > 0 && candidates.order.every(({ schema }) => schema.parser);
      const classification = new ChunkClassification(chunk, candidates, bytes.byteLength, onEvent);
      readStream(bytes, chunk.streamType, chunk.streamOptions, wantsText, classification);
      return classification.finish();
    },
  };
}
