export * from "./lake/index.ts";
export { longestStretch } from "./longest-stretch.ts";
export * from "./model-provider/index.ts";
export * from "./store/index.ts";
export { testCacheFolder } from "./test-cache-folder.ts";
