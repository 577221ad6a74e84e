export * from "./lake/index.ts";
export * from "./store/index.ts";
