export type { DemoChunk } from "./chunks.ts";
export { type CloudStep, cloudBegin, cloudMonth } from "./cloud/cloud-month.ts";
export { demoPolicies } from "./cloud/policies.ts";
export { type DemoOptions, generateDemo } from "./generate-demo.ts";
export { generateTrickle, type TrickleOptions } from "./generate-trickle.ts";
export { type DemoSource, demoSources } from "./sources.ts";
export { stories } from "./stories/stories.ts";
export { type Story, startOf } from "./stories/story.ts";
