export type { Chunk, EventListener, LogTypeRows, NormalizedChunk, RecordFailure } from "./chunk.ts";
export { type CompiledSchema, compileSchema } from "./compile/compiled-schema.ts";
export { type InferenceOptions, type InferredSchema, inferSchema, samplesMax } from "./inference/infer-schema.ts";
export { readSamples } from "./inference/read-samples.ts";
export { createNormalizer, type Normalizer } from "./normalizer.ts";
export { parseSchema } from "./schema/parse-schema.ts";
export { areSchemaTests, readSchemaTests } from "./schema-tests/read-schema-tests.ts";
export { runSchemaTest } from "./schema-tests/run-schema-test.ts";
export type { SchemaTest, SchemaTestReport } from "./schema-tests/schema-test.ts";
