export type { Chunk, LogTypeRows, NormalizedChunk, RecordFailure } from "./chunk.ts";
export { type CompiledSchema, compileSchema } from "./compile/compiled-schema.ts";
export { createNormalizer, type Normalizer } from "./normalizer.ts";
export { parseSchema } from "./schema/parse-schema.ts";
