export * from "./lake/index.ts";
export * from "./model-provider/index.ts";
export * from "./store/index.ts";
