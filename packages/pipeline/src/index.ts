export { BackPressureError } from "./ingest/admission.ts";
export { type Delivery, Pipeline, type PipelineOptions, type PipelineStats } from "./pipeline.ts";
export { watchSources } from "./watch/watch-sources.ts";
export type { WorkerContent } from "./worker/protocol.ts";
