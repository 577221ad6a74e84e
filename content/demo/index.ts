export type { DemoChunk } from "./chunks.ts";
export { type DemoOptions, generateDemo, generateTrickle, type TrickleOptions } from "./generate-demo.ts";
export { type DemoSource, demoSources } from "./sources.ts";
export { stories } from "./stories/stories.ts";
export { type Story, startOf } from "./stories/story.ts";
