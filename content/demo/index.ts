export type { DemoChunk } from "./chunks.ts";
export { type DemoOptions, generateDemo } from "./generate-demo.ts";
export { generateTrickle, type TrickleOptions } from "./generate-trickle.ts";
export { type DemoSource, demoSources } from "./sources.ts";
export { stories } from "./stories/stories.ts";
export { type Story, startOf } from "./stories/story.ts";
