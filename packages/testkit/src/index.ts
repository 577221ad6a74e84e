export * from "./lake/index.ts";
